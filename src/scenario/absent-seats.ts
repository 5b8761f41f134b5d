/** Seats that a file speaks of and its game has not: else what is said of them would hold of nobody. */
import { letterOf, SEAT_LETTERS, type SeatLetter, seatOf } from '../engine/seats.ts'
import { type Found, otherwise, type Said } from './end.ts'
import type { LegalSource, MoveSource } from './schema.ts'

type Path = readonly (string | number)[]
type Named = [path: Path, letter: SeatLetter]

interface Source {
  moves?: readonly MoveSource[]
  tries?: readonly MoveSource[]
  legal?: LegalSource
  end?: object
}

/** Each with its place in the file. */
export function absentSeats(source: Source, seats: number): (Found & { path: Path })[] {
  const expected: Said = seats === 1 ? { is: 'one-seat' } : { is: 'seats', of: letterOf(seats - 1) }
  return [...seatsIn(source)]
    .filter(([, letter]) => seatOf(letter) >= seats)
    .map(([path, found]) => ({ path, ...otherwise('seat', expected, found) }))
}

function* seatsIn({ moves, tries, legal, end = {} }: Source): Generator<Named> {
  yield* inMoves(['moves'], moves)
  yield* inMoves(['tries'], tries)
  yield* inLegal(['legal'], legal)
  yield* keysOf(['end'], end)
}

function* inMoves(path: Path, moves: readonly MoveSource[] = []): Generator<Named> {
  for (const [index, { seat, expect }] of moves.entries()) {
    const at = [...path, index]
    // That there is no such seat may be what the file shows.
    if (seat && ![expect?.broken].flat().includes('turn.seat')) yield [[...at, 'seat'], seat]
    if (!expect) continue
    const { gains = {} } = expect
    if (expect.seat) yield [[...at, 'expect', 'seat'], expect.seat]
    yield* keysOf([...at, 'expect', 'gains'], gains)
    yield* keysOf([...at, 'expect', 'gains', 'exactly'], gains.exactly ?? {})
    yield* inLegal([...at, 'expect', 'legal'], expect.legal)
  }
}

function* inLegal(path: Path, legal: LegalSource | undefined): Generator<Named> {
  if (Array.isArray(legal)) yield* inMoves(path, legal)
  else for (const key of ['has', 'not'] as const) yield* inMoves([...path, key], legal?.[key])
}

function* keysOf(path: Path, source: object): Generator<Named> {
  for (const letter of SEAT_LETTERS) if (letter in source) yield [[...path, letter], letter]
}
