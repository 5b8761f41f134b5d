/** The language that a command speaks, all of a run. */
import { registerHooks } from 'node:module'
import { isLanguage, type Language } from '../src/text/languages.ts'

/** What `--language` names, else the language of the terminal, else English. */
export function languageAsked(
  args: readonly string[],
  { LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv,
): Language {
  const named = args.flatMap((arg, index) => {
    if (arg.startsWith('--language=')) return arg.slice('--language='.length)
    return arg === '--language' ? (args[index + 1] ?? '') : []
  })
  const locale = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2)
  return [named.at(-1) ?? '', locale].find(isLanguage) ?? 'en'
}

/** What is imported from now on has its words in this language: whoever calls this has imported none of them. */
export function speak(language: Language): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, language] }),
  })
}
