/** What the search asks of a language; `src/text/<language>/search.ts` answers. */

/** A word where it stands in a text. */
export interface Word {
  text: string
  at: number
  /**
   * What it is found by: itself and what is left of it without endings, decomposed into letters where
   * that makes a slip small. A key that ends in '-' is a stem, which no longer word begins with.
   */
  keys: readonly string[]
}

/** A word of a question. */
export interface AskedWord {
  /** As it is spelt where it was found. */
  text: string
  keys: readonly string[]
  /** Less than 1 for what hardly tells one answer from another: may, how, when. */
  weight: number
  /** Whether longer words that begin with it answer too. */
  isOpen: boolean
}

/** The words of an index. */
export interface Lexicon {
  /** Whether something is found by a key. */
  has(key: string): boolean
  /** The key nearest to one that is not there, with at most so many letters wrong. */
  nearest(key: string, slips: number): string | null
}

export interface SearchLanguage {
  /** The words of a text, in small letters. */
  words(text: string): Word[]
  /** A question as it is typed, in haste, misspelt and run together, taken apart. */
  askedWords(query: string, lexicon: Lexicon): AskedWord[]
  /** Whether somebody asks in a sentence, and not by words alone. */
  isQuestion(query: string): boolean
  /** The query as it was meant where a keyboard was set otherwise, or null. */
  retyped(query: string): string | null
  /** The letters when someone asks by the first letters of syllables alone, or null. */
  askedInitials(query: string): string | null
  /** The first letters of the syllables, from each word on; a text without any has none. */
  initials(text: string): string[]
}

/** A text as one word, whatever its spaces. */
export function squash(text: string, { words }: SearchLanguage): string {
  return words(text)
    .map(({ text }) => text)
    .join('')
    .normalize('NFD')
}
