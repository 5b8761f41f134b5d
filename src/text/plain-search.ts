/** How a language is looked up that parts words by spaces: each as it stands, or put right by a letter. */
import type { AskedWord, Lexicon, SearchLanguage, Word } from './search.ts'
import { wordsIn } from './words-in.ts'

const WORD = /\d+(?:\.\d+)*|[\p{L}\p{M}]+/gu
/** Shorter words are too like others to be put right. */
const SHORTEST_MISSPELT = 4

const words = (text: string): Word[] => wordsIn(text, WORD, (word) => [word])

function asked(word: string, lexicon: Lexicon): AskedWord {
  const isMisspelt = !lexicon.has(word) && word.length >= SHORTEST_MISSPELT
  const text = (isMisspelt && lexicon.nearest(word, 1)) || word
  return { text, keys: [text], weight: 1, isOpen: true }
}

export const searching: SearchLanguage = {
  words,
  askedWords: (query, lexicon) => words(query).map(({ text }) => asked(text, lexicon)),
  isQuestion: (query) => query.trim().endsWith('?'),
  retyped: () => null,
  askedInitials: () => null,
  initials: () => [],
}
