/** The candidates that are judged both ways at a decision. */
import { type Rng, random, randomBelow } from '../../../engine/rng.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { BUILDINGS, GOODS, RESIDENT_PLACES, TILES } from '../rules/vocabulary.ts'
import { addedShortMoves, guestMoves, mixes, noblesLayouts, payments } from './added-moves.ts'
import { countedLoads, everyKeep, everyLayout, layoutsWith, shortMoves } from './all-moves.ts'
import { circlesIn, colonistsIn, playerIn } from './oracle/table.ts'

/** Layouts and choices of goods are compared as whole sets up to so many candidates, beyond it by samples. */
const MOST_CANDIDATES = 2_000
export const SAMPLES = 60

const SHORT_MOVES = [0, 1, 2, 3, 4].map(shortMoves)
const ADDED_SHORT_MOVES = [0, 1, 2, 3, 4].map(addedShortMoves)

/** The candidates of a decision, with whether they are all there are. */
export function candidatesAt(position: Position, holder: Rng): { moves: Move[]; all: boolean } {
  const { seat } = position
  const short = position.expansions
    ? [...(SHORT_MOVES[seat] ?? []), ...(ADDED_SHORT_MOVES[seat] ?? []), ...guestMoves(position)]
    : (SHORT_MOVES[seat] ?? [])
  if (position.expansions) return withExpansions(position, short, holder)
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
  const samples = sampled(position, holder)
  return { moves: [...short, ...(right ?? []), ...samples], all: right !== undefined }
}

/** The same where there are expansions; layouts of the base game and choices of goods as without. */
function withExpansions(position: Position, short: Move[], holder: Rng) {
  const { at, seat } = position
  const owned = playerIn(position, seat).city.map(({ id }) => id)
  if (at === 'builder.turn' && owned.includes('blackMarket'))
    return { moves: [...short, ...payments(position, holder)], all: false }
  if (at === 'captain.loading') {
    const given = owned.includes('royalSupplier') ? mixes(position, 'giveGoods', 243) : []
    const mixed = owned.includes('smallWharf') ? mixes(position, 'loadMixed', 500) : []
    const loads = [...short, ...countedLoads(seat), ...(given ?? [])]
    return { moves: [...loads, ...(mixed ?? sampled(position, holder))], all: mixed !== undefined }
  }
  if (at !== 'mayor.placing' && at !== 'captain.storing') return { moves: short, all: true }
  const every =
    at === 'mayor.placing'
      ? noblesLayouts(position, MOST_CANDIDATES)
      : everyKeep(position, MOST_CANDIDATES)
  return { moves: [...short, ...(every ?? sampled(position, holder))], all: every !== undefined }
}

/** Moves drawn at random, and each with a little changed. */
function sampled(position: Position, holder: Rng): Move[] {
  return Array.from({ length: SAMPLES }, () => {
    const drawn = game.randomMove(position, () => random(holder))
    return drawn ? [drawn, shifted(drawn, holder)] : []
  }).flat()
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
  if (move.do === 'loadMixed') return { ...move, goods: change(move.goods, GOODS, by()) }
  if (move.do === 'place' && move.nobles && randomBelow(holder, 2) === 0)
    return { ...move, nobles: change(move.nobles, RESIDENT_PLACES, by()) }
  if (move.do !== 'place') return move
  const named = Object.keys(move.city) as (typeof BUILDINGS)[number][]
  return {
    ...move,
    island: change(move.island, TILES, by()),
    city: change(move.city, randomBelow(holder, 4) > 0 ? named : BUILDINGS, by()),
  }
}
