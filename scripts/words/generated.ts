/** The modules that are made from the words in content/: typed, and only what a page needs in each. */
import { existsSync, globSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { readRules, readTerms } from '../../src/games/puerto-rico/words/read-words.ts'
import { allWithoutParticles } from '../../src/text/fallback.ts'
import { LANGUAGES, type Language, ORIGINAL } from '../../src/text/languages.ts'
import { readSource, SourceError } from '../../src/text/read-yaml.ts'

const messagesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]*(\.[\w-]+)+$/, 'a key like table.round')),
  v.pipe(v.string(), v.nonEmpty()),
)

/** Languages whose interface is written: modules are made of their words. */
export const writtenLanguages = (): Language[] =>
  LANGUAGES.filter((language) => existsSync(`content/site/${language}/messages`))

/** Where a language's messages lie, and the folder of the modules that are made of them. */
const MESSAGES = (language: Language) => [
  { from: `content/site/${language}/messages`, to: `src/text/${language}/generated` },
  {
    from: `content/puerto-rico/words/${language}/messages`,
    to: `src/games/puerto-rico/words/${language}/generated`,
  },
]

const madeFrom = (file: string): string => `/** Made from ${file} by \`npm run -s words\`. */`

/** A record line by line, so that a change of one text is a change of one line. */
const record = (of: object): string =>
  `{\n${Object.entries(of)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
    .join('')}}`

const inOriginal = (path: string, language: Language): string =>
  path.replace(`/${language}/`, `/${ORIGINAL}/`)

/** What a language says in all its files, by key. A key in two files is a SourceError. */
function messagesOf(language: Language): ReadonlyMap<string, string> {
  const messages = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const { from } of MESSAGES(language))
    for (const file of globSync(`${from}/*.yaml`).sort())
      for (const [key, text] of Object.entries(readSource(file, messagesSchema))) {
        const other = owners.get(key)
        if (other) throw new SourceError(`${file}: ${key} stands in ${other} too`)
        owners.set(key, file)
        messages.set(key, text)
      }
  return messages
}

/**
 * Every module by its path; a message that a translation lacks is the original's. A file that is wrong is
 * a SourceError, and so is a key in two files.
 */
export function generatedModules(language: Language): Map<string, string> {
  const modules = new Map<string, string>()
  const own = messagesOf(language)
  for (const { from, to } of MESSAGES(language))
    for (const file of globSync(`${inOriginal(from, language)}/*.yaml`).sort()) {
      const original = readSource(file, messagesSchema)
      const taken = language === ORIGINAL ? original : allWithoutParticles(original)
      const said = Object.entries(taken).map(([key, text]) => [key, own.get(key) ?? text])
      modules.set(
        `${to}/${basename(file, '.yaml')}.ts`,
        `${madeFrom(`${from}/${basename(file)}`)}\nexport const messages = ${record(Object.fromEntries(said))} as const\n`,
      )
    }
  const words = 'content/puerto-rico/words'
  const to = `src/games/puerto-rico/words/${language}/generated`
  const { names, terms } = readTerms(language)
  const { chapters, rules } = readRules(language)
  modules.set(
    `${to}/names.ts`,
    `${madeFrom(`${words}/${language}/terms.yaml`)}\nexport const NAMES = ${record(names)} as const\n`,
  )
  modules.set(
    `${to}/terms.ts`,
    `import type { Term } from '../../term-schema.ts'\nimport type { NAMES } from './names.ts'\n\n` +
      `${madeFrom(`${words}/terms.yaml and those of every language`)}\n` +
      `export const TERMS: Readonly<Record<keyof typeof NAMES, Term>> = ${record(terms)}\n`,
  )
  modules.set(
    `${to}/rules.ts`,
    `import type { ChapterId, RuleId } from '../../../rules/rule-ids.ts'\n` +
      `import type { RuleWords } from '../../rule-schema.ts'\n\n` +
      `${madeFrom(`${words}/${language}/rules.yaml`)}\n` +
      `export const CHAPTER_NAMES: Readonly<Record<ChapterId, string>> = ${record(chapters)}\n\n` +
      `export const RULE_WORDS: Readonly<Record<RuleId, RuleWords>> = ${record(rules)}\n`,
  )
  return modules
}
