/** Finds words that a game's texts do without, so that one thing has one name. For Node. */
import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type Language, ORIGINAL } from '../languages.ts'
import { readSource } from '../read-yaml.ts'

const pattern = v.pipe(v.string(), v.check(isPattern, 'no regular expression'))

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** unused-words.yaml. */
export const unusedWordsSchema = v.array(
  v.strictObject({
    word: v.string(),
    use: v.string(),
    /** What finds it, where the word alone would find others too. */
    found: v.exactOptional(pattern),
    /** What is allowed all the same. */
    free: v.exactOptional(pattern),
  }),
)
type UnusedWord = v.InferOutput<typeof unusedWordsSchema>[number]

/** A game's unused-words.yaml of a language. Throws a SourceError with file and line. */
export function readUnusedWords(game: string, language: Language = ORIGINAL): UnusedWord[] {
  return readSource(`content/${game}/words/${language}/unused-words.yaml`, unusedWordsSchema)
}

/** A line of text with where it stands: 'content/….yaml:12'. */
interface Line {
  at: string
  text: string
}

/** What a line of a file says to readers: comments, imports, ids and addresses left out. */
function saidBy(file: string, line: string): string {
  if (file.endsWith('terms.yaml')) return /^ {2}gloss: (.*)/.exec(line)?.[1] ?? ''
  if (file.endsWith('.yaml')) return line.replace(/^\s*#.*/, '').replace(/^\s*[\w.-]+:(?= |$)/, '')
  return line
    .replace(/^import .*/, '')
    .replace(/\b(?:id|scenario|show|after)=(?:"[^"]*"|\{[^}]*\})/g, '')
    .replace(/\]\([^)]*\)/g, ']')
}

/** What stands in a line that is read: a file has lines of marks and ids too. */
const READ: Readonly<Record<Language, RegExp>> = {
  ko: /[가-힣]/,
  ja: /[ぁ-んァ-ヶ一-龠]/,
  en: /[A-Za-z]{2}/,
}

/** Every line that a game says in a language: terms, rules, reference, cases, lessons, messages. */
export function gameLines(game: string, language: Language = ORIGINAL): Line[] {
  return (
    globSync([
      `content/${game}/words/${language}/terms.yaml`,
      `content/${game}/words/${language}/{rules.yaml,course.yaml,cases/*,lessons/*,messages/*}`,
      `content/site/${language}/messages/*`,
      `content/{${game},site}/**/${language}/**/*.{md,mdx}`,
    ])
      // What may be typed there: other words are understood.
      .filter((file) => !file.endsWith('/keys.yaml'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((line, index) => ({ at: `${file}:${index + 1}`, text: saidBy(file, line) }))
          .filter(({ text }) => READ[language].test(text)),
      )
  )
}

/** Uses of such words, each as 'file:line: word → use'. */
export function usesOf(words: readonly UnusedWord[], lines: readonly Line[]): string[] {
  return words.flatMap(({ word, use, found = word, free }) => {
    const finds = new RegExp(found, 'u')
    const allowed = free === undefined ? null : new RegExp(free, 'gu')
    return lines
      .filter(({ text }) => finds.test(allowed ? text.replace(allowed, '') : text))
      .map(({ at, text }) => `${at}: ${word} → ${use}: ${text.trim()}`)
  })
}
