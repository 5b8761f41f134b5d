/** Random games written as links and read again: every one comes to the position that it was played to. */
import { canonicalJson } from '../../engine/canonical.ts'
import { moverOf } from '../../engine/random-game.ts'
import type { GameTypes } from '../../engine/types.ts'
import type { SaveGame } from '../definition.ts'
import { beginGame, firstPosition, HUMAN, type SavedGame } from '../game.ts'
import { MOST_MOVES } from '../link.ts'
import type { LinkedGame } from './definition.ts'
import { MARKS } from './form.ts'
import { readGameLink, writeGame } from './link.ts'

/** What writing and reading games of one is tried with. */
export interface LinkTrip<G extends GameTypes> {
  saves: SaveGame<G>
  linked: LinkedGame<G>
  /** The set-up of a number, every table and set of options by turns. */
  setupFor: (index: number) => G['Setup']
  /** What a set-up is counted with: '5 seats, nobles'. */
  nameOf: (setup: G['Setup']) => string
  /** The move that is made where chance would make another; undefined where chance has its way. */
  temper?: (position: G['Position'], drawn: G['Move']) => G['Move'] | undefined
  /** Whether chance has its way in a game of this set-up where nobody would play so. */
  isWild?: (setup: G['Setup']) => boolean
}

export interface Tripped<G extends GameTypes> {
  saved: SavedGame<G>
  link: string
  /** What went wrong; null where the game that was read stands where the one that was written does. */
  fault: string | null
  /** How long reading took, in milliseconds. */
  ms: number
}

/** Names as people have them. */
const NAMES = ['Minsu', 'Yeonghee', 'Jihoon', 'Seoyeon', 'Ana']

/** A random game as it is kept, played by link to its end. */
function randomGame<G extends GameTypes>(
  { saves, temper, isWild }: LinkTrip<G>,
  whole: G['Setup'],
): { saved: SavedGame<G>; last: G['Position'] } {
  const { game } = saves
  const { seats, ...setup } = whole
  const moves: G['Move'][] = []
  const position = saves.setUp(whole)
  const draw = moverOf(whole.seed)
  while (moves.length < MOST_MOVES) {
    const drawn = game.randomMove(position, draw)
    if (!drawn) break
    const move = (!isWild?.(whole) && temper?.(position, drawn)) || drawn
    moves.push(move)
    game.applyMoveInPlace(position, move)
  }
  const players = Array.from({ length: seats }, () => HUMAN)
  const names = players.map((_, seat) => NAMES[seat] ?? '')
  const taken = players.map(() => true)
  const marks = players.map((_, seat) => MARKS - 1 - seat)
  const link = { names, taken, marks, own: [0], hints: true, turnedBack: 0, sent: moves.length }
  const begun = beginGame<G>(saves, { setup: setup as SavedGame<G>['setup'], players, link })
  return { saved: { ...begun, moves }, last: position }
}

/** Plays the random game of a number, writes it as a link, reads that, and plays what was read. */
export function tripOf<G extends GameTypes>(trip: LinkTrip<G>, index: number): Tripped<G> {
  const { saves, linked, setupFor } = trip
  const { saved, last } = randomGame(trip, setupFor(index))
  const link = writeGame(saves, linked, saved)
  const begun = performance.now()
  const read = readGameLink(saves, linked, link)
  const ms = performance.now() - begun
  if (!read.ok) return { saved, link, fault: read.problem, ms }
  const position = saves.game.parts.copy(firstPosition(saves, read.value))
  for (const move of read.value.moves) saves.game.applyMoveInPlace(position, move)
  const isSame = canonicalJson(position) === canonicalJson(last)
  return { saved, link, fault: isSame ? null : 'another position', ms }
}
