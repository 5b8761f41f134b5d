/** Which words of a found text answer the query. */
import type { AskedWord, SearchLanguage } from '../text/search.ts'

interface Piece {
  text: string
  marked: boolean
}

/** What is marked: words, or first letters of syllables. */
export interface Marking {
  words: readonly AskedWord[]
  initials: string | null
  language: SearchLanguage
}

/** How many letters of a word answer: its beginning without an ending, all of it, or none. */
function lengthOf(text: string, keys: readonly string[], asked: readonly AskedWord[]): number {
  const letters = text.normalize('NFD')
  const isMeant = (key: string): boolean => asked.some((word) => word.keys.includes(key))
  const whole = keys.find(isMeant)
  if (whole !== undefined)
    return letters.startsWith(whole) ? whole.normalize('NFC').length : text.length
  const begun = asked
    .flatMap((word) => (word.isOpen ? word.keys : []))
    .find((key) => letters.startsWith(key))
  return begun?.normalize('NFC').length ?? 0
}

type Span = [from: number, to: number]

function wordSpans(text: string, { words, language }: Marking): Span[] {
  const telling = words.filter(({ weight }) => weight === 1)
  const asked = telling.length > 0 ? telling : words
  return language.words(text).map(({ text, at, keys }) => [at, at + lengthOf(text, keys, asked)])
}

/** From the beginning of a word on, a syllable for each letter. */
function initialSpans(text: string, initials: string, language: SearchLanguage): Span[] {
  const words = language.words(text)
  return words.flatMap(({ at }, from): Span[] => {
    const [letters = ''] = language.initials(text.slice(at))
    if (!letters.startsWith(initials)) return []
    let left = initials.length
    for (const { at: start, text } of words.slice(from)) {
      if (text.length >= left) return [[at, start + left]]
      left -= text.length
    }
    return []
  })
}

/** The text in pieces, those marked that the query asks for. */
export function marked(text: string, marking: Marking): Piece[] {
  const spans =
    marking.initials === null
      ? wordSpans(text, marking)
      : initialSpans(text, marking.initials, marking.language)
  const pieces: Piece[] = []
  let end = 0
  for (const [from, to] of spans) {
    if (to <= Math.max(from, end)) continue
    pieces.push({ text: text.slice(end, from), marked: false })
    pieces.push({ text: text.slice(Math.max(from, end), to), marked: true })
    end = to
  }
  pieces.push({ text: text.slice(end), marked: false })
  return pieces.filter(({ text }) => text !== '')
}

const BEFORE = 24
const LONGEST = 110

/** The part of a text around the first word that answers. */
export function excerpt(text: string, marking: Marking): string {
  if (text.length <= LONGEST) return text
  const [first, ...more] = marked(text, marking)
  const before = first?.marked || more.length === 0 ? 0 : (first?.text.length ?? 0)
  const from = before < LONGEST / 2 ? 0 : text.lastIndexOf(' ', before - BEFORE) + 1
  const part = text.slice(from, from + LONGEST)
  return `${from > 0 ? '… ' : ''}${part}${from + LONGEST < text.length ? ' …' : ''}`
}
