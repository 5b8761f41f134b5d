import type { Word } from './search.ts'

/** The words of a text, in small letters: what `pattern` (global) matches, each with the keys that find it. */
export function wordsIn(
  text: string,
  pattern: RegExp,
  keysOf: (word: string) => readonly string[],
): Word[] {
  const found = text.normalize('NFC').toLowerCase().matchAll(pattern)
  return Array.from(found, ({ 0: word, index }) => ({ text: word, at: index, keys: keysOf(word) }))
}
