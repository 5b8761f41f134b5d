/** Which letters of a found text answer the query. */
import { getChoseong } from 'es-hangul'
import { isInitials, stemOf, wordsOf } from './tokens.ts'

export interface Piece {
  text: string
  marked: boolean
}

/** Initial consonants letter by letter, so that places stay the same; what has none is a blank. */
function initialsOf(text: string): string {
  return Array.from(text, (letter) => getChoseong(letter).charAt(0) || ' ').join('')
}

/** Where a needle stands in a text, blanks within the text overlooked. */
function placesOf(text: string, needle: string): [from: number, to: number][] {
  const kept = [...text].flatMap((letter, at) => (/\s/.test(letter) ? [] : [{ letter, at }]))
  const squashed = kept.map(({ letter }) => letter).join('')
  const places: [number, number][] = []
  for (let at = squashed.indexOf(needle); at >= 0; at = squashed.indexOf(needle, at + 1)) {
    const from = kept[at]?.at
    const to = kept[at + needle.length - 1]?.at
    if (from !== undefined && to !== undefined) places.push([from, to + 1])
  }
  return places
}

/** The text in pieces, those marked that the query asks for. */
export function marked(text: string, query: string): Piece[] {
  const letters = query.replace(/\s/g, '')
  const places = isInitials(query)
    ? initialPlaces(text, letters)
    : wordsOf(query).flatMap((word) => placesOf(text.toLowerCase(), stemOf(word)))
  const hit = new Set(
    places.flatMap(([from, to]) => Array.from({ length: to - from }, (_, n) => from + n)),
  )
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1)
    const isHit = hit.has(at)
    if (last && last.marked === isHit) last.text += text.charAt(at)
    else pieces.push({ text: text.charAt(at), marked: isHit })
  }
  return pieces
}

function initialPlaces(text: string, letters: string): [number, number][] {
  const kept = [...text].flatMap((_, at) => (/\s/.test(text.charAt(at)) ? [] : [at]))
  const initials = initialsOf(kept.map((at) => text.charAt(at)).join(''))
  const places: [number, number][] = []
  for (let at = initials.indexOf(letters); at >= 0; at = initials.indexOf(letters, at + 1)) {
    const from = kept[at] ?? 0
    const to = kept[at + letters.length - 1] ?? 0
    // Words are asked for from their beginning.
    if (from === 0 || /\s/.test(text.charAt(from - 1))) places.push([from, to + 1])
  }
  return places
}

const BEFORE = 24
const LONGEST = 110

/** The part of a text around the first letter that answers. */
export function excerpt(text: string, query: string): string {
  if (text.length <= LONGEST) return text
  const pieces = marked(text, query)
  const first = pieces[0]?.marked ? 0 : (pieces[0]?.text.length ?? 0)
  const from =
    pieces.length < 2 || first < LONGEST / 2 ? 0 : text.lastIndexOf(' ', first - BEFORE) + 1
  const part = text.slice(from, from + LONGEST)
  return `${from > 0 ? '… ' : ''}${part}${from + LONGEST < text.length ? ' …' : ''}`
}
