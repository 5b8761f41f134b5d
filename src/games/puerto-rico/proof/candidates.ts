/** The candidates that are judged both ways at a decision. */
import { type Rng, random, randomBelow } from '../../../engine/rng.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { BUILDINGS, GOODS, TILES } from '../rules/vocabulary.ts'
import { countedLoads, everyKeep, everyLayout, layoutsWith, shortMoves } from './all-moves.ts'
import { circlesIn, colonistsIn, playerIn } from './model/table.ts'

/** Layouts and choices of goods are compared as whole sets up to so many candidates, beyond it by samples. */
const MOST_CANDIDATES = 2_000
export const SAMPLES = 60

const SHORT_MOVES = [0, 1, 2, 3, 4].map(shortMoves)

/** The candidates of a decision, with whether they are all there are. */
export function candidatesAt(position: Position, holder: Rng): { moves: Move[]; all: boolean } {
  const short = SHORT_MOVES[position.seat] ?? []
  if (position.at === 'captain.loading')
    return { moves: [...short, ...countedLoads(position.seat)], all: true }
  if (position.at !== 'mayor.placing' && position.at !== 'captain.storing')
    return { moves: short, all: true }
  const placing = position.at === 'mayor.placing'
  const every = (placing ? everyLayout : everyKeep)(position, MOST_CANDIDATES)
  if (every) return { moves: [...short, ...every], all: true }
  const right = placing
    ? layoutsWith(position, colonistsToPlace(position), MOST_CANDIDATES)
    : undefined
  const samples: Move[] = []
  for (let left = SAMPLES; left > 0; left--) {
    const drawn = game.randomMove(position, () => random(holder))
    if (drawn) samples.push(drawn, shifted(drawn, holder))
  }
  return { moves: [...short, ...(right ?? []), ...samples], all: right !== undefined }
}

/** As many as there are, or as there are circles. */
function colonistsToPlace(position: Position): number {
  const player = playerIn(position, position.seat)
  return Math.min(colonistsIn(player), circlesIn(player))
}

/** The same move with one colonist or good more, less, or elsewhere. */
function shifted(move: Move, holder: Rng): Move {
  const change = <K extends string>(
    counts: Partial<Record<K, number>>,
    keys: readonly K[],
    by: number,
  ) => {
    const key = keys[randomBelow(holder, keys.length)]
    return key ? { ...counts, [key]: Math.max(0, (counts[key] ?? 0) + by) } : counts
  }
  const by = (): number => randomBelow(holder, 3) - 1
  if (move.do === 'store') return { ...move, keep: change(move.keep, GOODS, by()) }
  if (move.do !== 'place') return move
  const named = Object.keys(move.city) as (typeof BUILDINGS)[number][]
  return {
    ...move,
    island: change(move.island, TILES, by()),
    city: change(move.city, randomBelow(holder, 4) > 0 ? named : BUILDINGS, by()),
  }
}
