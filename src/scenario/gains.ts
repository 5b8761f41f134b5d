/** What seats have more or less of, against what a file says of it. */
import { letterOf, SEAT_LETTERS, seatOf } from '../engine/seats.ts'
import type { Found } from './end.ts'
import type { Expectation } from './schema.ts'

type Counts = Readonly<Record<string, number | undefined>>

/** Tokens named that a seat has not so many more of; with `exactly` every token of every seat. */
export function gainsOtherwise(
  gains: Expectation['gains'],
  seats: number,
  gainsOf: (seat: number) => Counts,
): Found[] {
  const { exactly, ...named } = gains ?? {}
  const found = SEAT_LETTERS.flatMap((letter) =>
    tokensOtherwise(`gains.${letter}`, named[letter] ?? {}, gainsOf(seatOf(letter))),
  )
  if (!exactly) return found
  const all = Array.from({ length: seats }, (_, seat) => {
    const letter = letterOf(seat)
    const got = gainsOf(seat)
    const none = Object.fromEntries(Object.keys(got).map((token) => [token, 0]))
    return tokensOtherwise(`gains.exactly.${letter}`, { ...none, ...exactly[letter] }, got)
  })
  return [...found, ...all.flat()]
}

function tokensOtherwise(at: string, wanted: Counts, got: Counts): Found[] {
  return Object.entries(wanted)
    .filter(([token, count]) => (got[token] ?? 0) !== count)
    .map(([token, count]) => ({
      at: `${at}.${token}`,
      expected: String(count),
      found: String(got[token] ?? 0),
    }))
}
