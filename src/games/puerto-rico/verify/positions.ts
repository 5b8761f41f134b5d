/** Positions of every edition, number of seats and set of options, each by a number that gives it again. */
import fc from 'fast-check'
import { type Rng, random, randomBelow } from '../../../engine/rng.ts'
import { type EditionId, OPTION_VALUES, type Options } from '../rules/editions.ts'
import { EXPANSION_OPTION_VALUES } from '../rules/expansions.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'
import { someTable } from './tables.ts'
import '../rules/expansions/rules.ts'

/** The editions with their numbers of seats. */
export const GAMES: readonly (readonly [EditionId, number])[] = [
  ['two-player', 2],
  ['classic', 2],
  ['classic', 3],
  ['classic', 4],
  ['classic', 5],
]

/** Options drawn at random; every second time all of them are as usual. */
function someOptions(holder: Rng): Partial<Options> {
  if (randomBelow(holder, 2) === 0) return {}
  return Object.fromEntries(
    Object.entries(OPTION_VALUES).map(([option, values]) => [
      option,
      values[randomBelow(holder, values.length)],
    ]),
  )
}

/** A setup drawn at random; `index` sees to it that every edition and number of seats takes its turn. */
export function someSetup(holder: Rng, index: number): GameSetup {
  const [edition, seats] = GAMES[index % GAMES.length] ?? ['classic', 3]
  return { edition, seats, seed: randomBelow(holder, 2 ** 31), options: someOptions(holder) }
}

/** A position of any kind for a number: from a game played half-way, or some moves after a drawn table. */
export function positionFor(seed: number): Position {
  const holder = { rng: seed }
  const setup = someSetup(holder, seed)
  const fromStart = randomBelow(holder, 2) === 0
  const position = fromStart ? setUp(setup) : someTable(setup)
  for (let left = randomBelow(holder, fromStart ? 300 : 25); left > 0; left--) {
    const move = game.randomMove(position, () => random(holder))
    if (!move) break
    game.applyMoveInPlace(position, move)
  }
  return position
}

/** More of everything, for a long run. */
export const TIMES = Number(process.env.PROOF_TIMES ?? 1)

export const SEEDS = fc.integer({ min: 0, max: 2 ** 31 - 1 })

/** Expects something to hold for so many positions; a failure tells the number of its position. */
export function forPositions(
  runs: number,
  holds: (position: Position, seed: number) => void,
): void {
  fc.assert(
    fc.property(SEEDS, (seed) => holds(positionFor(seed), seed)),
    { numRuns: runs * TIMES },
  )
}

/** The same, and nothing in it can be changed any more. */
export function frozen<T>(value: T): T {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}

/** A move drawn at random, each legal one as likely as any other. */
export function drawnAt(position: Position, seed: number): Move | null {
  const holder = { rng: seed }
  return game.randomMove(position, () => random(holder))
}

const SELECTIONS = ['draft', 'random', 'all'] as const
/** What games may be played with besides the base game. */
export const SETS = [['new-buildings', 'nobles'], ['new-buildings'], ['nobles']] as const

/** The same with one expansion or both, their options as usual every second time. */
export function someAddedSetup(holder: Rng, index: number): GameSetup {
  const usual = randomBelow(holder, 2) === 0
  const drawn = Object.entries(EXPANSION_OPTION_VALUES).map(([option, values]) => [
    option,
    values[usual && option !== 'exp.selection' ? 0 : randomBelow(holder, values.length)],
  ])
  return {
    ...someSetup(holder, index),
    expansions: SETS[Math.floor(index / GAMES.length) % 5] ?? SETS[0],
    expansionOptions: Object.fromEntries(drawn),
  }
}

/** A table drawn at random of such a game, its buildings chosen. */
export function someAddedTable(holder: Rng, index: number): Position {
  const setup = someAddedSetup(holder, index)
  const selection = randomBelow(holder, 2) === 0 ? 'random' : 'all'
  return someTable({
    ...setup,
    expansionOptions: { ...setup.expansionOptions, 'exp.selection': selection },
  })
}

/** A game with one expansion or both, its buildings drafted, drawn or all of them, seats and sets by turns; in some points may be declined. */
export function expandedSetup(index: number): GameSetup {
  return {
    edition: index % 8 === 0 ? 'two-player' : 'classic',
    seats: 2 + (index % 4),
    seed: index,
    expansions: SETS[Math.floor(index / 4) % 5] ?? SETS[0],
    options: { 'points.declinable': index % 7 < 3 },
    expansionOptions: { 'exp.selection': SELECTIONS[Math.floor(index / 2) % 3] ?? 'draft' },
  }
}
