/** What a decision was worth: the move that was made beside the best that a search finds, in games played from both. */
import type { Rng } from '../engine/rng.ts'
import type { BotTypes, Think } from './bot.ts'
import type { SearchGame } from './definition.ts'
import { iterate } from './search.ts'
import { type Node, newNode } from './tree.ts'

/** An average in points, and how far it may be off: with 95 % the true one lies within `spread` of it. */
export interface Estimate {
  mean: number
  spread: number
}

export interface WeighQuestion<G extends BotTypes> {
  /** What whoever decided could see, and what they did. */
  view: G['View']
  move: G['Move']
  /** How many games are played in all. Same question, same answer. */
  games: number
  seed: number
}

export interface Weighed<G extends BotTypes> {
  /** How far each seat comes out ahead of the best of the others after the move that was made. */
  margins: Estimate[]
  /** A better move, what the one made cost beside it, and why; null where the search would have made the same. */
  better: { move: G['Move']; cost: Estimate; reason: G['Reason'] | null } | null
}

/** Share of the games that look for the best move; the others compare it with the one made. */
const LOOKING = 0.4

/** 95 % of a normal distribution lie within so many deviations. */
const WITHIN = 1.96

/** Average and spread of values that come one by one. */
export function estimating(): { add: (value: number) => void; estimate: () => Estimate } {
  let count = 0
  let sum = 0
  let squares = 0
  return {
    add(value) {
      count++
      sum += value
      squares += value * value
    },
    estimate() {
      const mean = sum / count
      const variance = count > 1 ? Math.max(0, squares - sum * mean) / (count - 1) : 0
      return { mean, spread: WITHIN * Math.sqrt(variance / count) }
    },
  }
}

/** The move that a search of so many games tries most often; without a search where only one is worth a look. */
function* look<G extends BotTypes>(
  definition: SearchGame<G>,
  view: G['View'],
  root: Node<G['Move']>,
  games: number,
  rng: Rng,
): Generator<number, G['Move'] | undefined> {
  const [only, second] = definition.candidates(definition.determinize(view, { ...rng }))
  if (only && !second) return only.move
  for (let game = 0; game < games; game++) {
    iterate(definition, root, view, rng)
    yield game
  }
  return [...root.edges.values()].toSorted((one, other) => other.visits - one.visits)[0]?.move
}

/**
 * Weighs decisions of a game. Both moves are played on in pairs of games that share what is hidden and all
 * chance, so that what luck does to both drops out of their difference.
 */
export function weighing<G extends BotTypes>(
  definition: SearchGame<G>,
): Think<WeighQuestion<G>, Weighed<G>> {
  const { game, determinize, explain } = definition
  return function* think({ view, move, games, seed }) {
    const rng = { rng: seed }
    const position = determinize(view, rng)
    const root = newNode<G['Move']>(view.seat)
    const looking = Math.ceil(games * LOOKING)
    const search = look(definition, view, root, looking, rng)
    let found = search.next()
    while (!found.done) {
      yield found.value / games
      found = search.next()
    }
    const best = found.value
    const rival = best && game.keyOfMove(best) !== game.keyOfMove(move) ? best : null
    const margins: ReturnType<typeof estimating>[] = []
    const cost = estimating()
    const pairs = Math.max(2, Math.ceil((games - looking) / (rival ? 2 : 1)))
    for (let pair = 0; pair < pairs; pair++) {
      const chance = rng.rng + pair
      const made = iterate(definition, root, view, { rng: chance }, move)
      for (const [seat, margin] of made.entries()) {
        margins[seat] ??= estimating()
        margins[seat].add(margin)
      }
      if (rival) {
        const better = iterate(definition, root, view, { rng: chance }, rival)
        cost.add((better[view.seat] ?? 0) - (made[view.seat] ?? 0))
      }
      yield (looking + (pair * (games - looking)) / pairs) / games
    }
    return {
      margins: margins.map(({ estimate }) => estimate()),
      better: rival && {
        move: rival,
        cost: cost.estimate(),
        reason: explain(position, rival),
      },
    }
  }
}
