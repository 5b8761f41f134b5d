/** What a decision was worth: the move that was made beside the best that a search finds, in games played from both. */
import type { Rng } from '../engine/rng.ts'
import type { Think } from './bot.ts'
import {
  comparing,
  type Difference,
  newLine,
  type ReviewTypes,
  type Telling,
  type Watch,
} from './comparing.ts'
import type { SearchGame } from './definition.ts'
import { iterate } from './search.ts'
import { newNode } from './tree.ts'

/** An average in points, and how far it may be off: with 95 % the true one lies within `spread` of it. */
export interface Estimate {
  mean: number
  spread: number
}

export interface WeighQuestion<G extends ReviewTypes> {
  /** What whoever decided could see, and what they did. */
  view: G['View']
  move: G['Move']
  /** How many games are played in all. Same question, same answer. */
  games: number
  seed: number
}

export interface Weighed<G extends ReviewTypes> {
  /** How far each seat comes out ahead of the best of the others after the move that was made. */
  margins: Estimate[]
  /** A better move; null where the same would have been made. */
  better: Better<G> | null
}

/** A better move, what the one made cost beside it, and why. */
export interface Better<G extends ReviewTypes> {
  move: G['Move']
  cost: Estimate
  /** What speaks for it at once. */
  reason: G['Reason'] | null
  /** Where the move made came out otherwise, most first; their points together are the cost. */
  differences: Difference<G>[]
  /** How one game went on from the move made, and from the better one. */
  lines: { made: G['Move'][]; better: G['Move'][] }
}

/** How decisions of a game are weighed. */
export interface WeighedGame<G extends ReviewTypes> extends Telling<G> {
  keyOfMove: (move: G['Move']) => string
  /** Begins with a decision as whoever makes it sees it. */
  begin: (view: G['View'], rng: Rng) => Beginning<G>
}

interface Beginning<G extends ReviewTypes> {
  /** The best move that so many games find. */
  look: (games: number, rng: Rng) => Generator<number, G['Move'] | undefined>
  /** One game that begins with `first`: how far each seat comes out ahead of the best of the others. */
  play: (rng: Rng, first: G['Move'], watch: Watch<G>) => number[]
  explain: (move: G['Move']) => G['Reason'] | null
}

/** Share of the games that look for the best move; the others compare it with the one made. */
const LOOKING = 0.4

/** 95 % lie within so many deviations: of a normal distribution 1.96, and more where it is known by few values. */
const within = (count: number): number => {
  const few = 1 / (count - 1)
  return 1.96 + 2.4 * few + 8.3 * few ** 3
}

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
      const spread = count > 1 ? within(count) * Math.sqrt(variance / count) : 0
      return { mean, spread }
    },
  }
}

/** Decisions weighed by a search. */
export const bySearch = <G extends ReviewTypes>(
  definition: SearchGame<G>,
  tells: Telling<G>,
): WeighedGame<G> => ({
  ...tells,
  keyOfMove: definition.game.keyOfMove,
  begin(view, rng) {
    const { candidates, determinize, explain } = definition
    const position = determinize(view, rng)
    const root = newNode<G['Move']>(view.seat)
    return {
      *look(games, rng) {
        const [only, second] = candidates(determinize(view, { ...rng }))
        if (only && !second) return only.move
        for (let game = 0; game < games; game++) {
          iterate(definition, root, view, rng)
          yield game
        }
        return [...root.edges.values()].toSorted((one, other) => other.visits - one.visits)[0]?.move
      },
      play: (rng, first, watch) => iterate(definition, root, view, rng, first, watch),
      explain: (move) => explain(position, move),
    }
  },
})

/**
 * Weighs decisions of a game. Both moves are played on in pairs of games that share what is hidden and all
 * chance, so that what luck does to both drops out of their difference.
 */
export function weighing<G extends ReviewTypes>(
  weighed: WeighedGame<G>,
): Think<WeighQuestion<G>, Weighed<G>> {
  return function* think({ view, move, games, seed }) {
    const rng = { rng: seed }
    const { look, play, explain } = weighed.begin(view, rng)
    const looking = Math.ceil(games * LOOKING)
    const search = look(looking, rng)
    let found = search.next()
    while (!found.done) {
      yield found.value / games
      found = search.next()
    }
    const best = found.value
    const rival = best && weighed.keyOfMove(best) !== weighed.keyOfMove(move) ? best : null
    const margins: ReturnType<typeof estimating>[] = []
    const cost = estimating()
    const compared = comparing<G>(weighed)
    const lines: { made: G['Move'][]; better: G['Move'][]; cost: number }[] = []
    const pairs = Math.max(2, Math.ceil((games - looking) / (rival ? 2 : 1)))
    for (let pair = 0; pair < pairs; pair++) {
      const chance = rng.rng + pair
      const line = newLine(weighed, view.seat)
      const made = play({ rng: chance }, move, line)
      for (const [seat, margin] of made.entries()) {
        margins[seat] ??= estimating()
        margins[seat].add(margin)
      }
      if (rival) {
        const other = newLine(weighed, view.seat)
        const better = play({ rng: chance }, rival, other)
        const lost = (better[view.seat] ?? 0) - (made[view.seat] ?? 0)
        cost.add(lost)
        compared.add(line, other)
        lines.push({ made: line.moves, better: other.moves, cost: lost })
      }
      yield (looking + (pair * (games - looking)) / pairs) / games
    }
    return {
      margins: margins.map(({ estimate }) => estimate()),
      better: rival && {
        move: rival,
        cost: cost.estimate(),
        reason: explain(rival),
        differences: compared.differences(),
        lines: typical(lines, cost.estimate().mean),
      },
    }
  }
}

/** The pair of games that came out nearest to the average. */
function typical<Move>(
  lines: readonly { made: Move[]; better: Move[]; cost: number }[],
  mean: number,
): { made: Move[]; better: Move[] } {
  const off = ({ cost }: { cost: number }): number => Math.abs(cost - mean)
  const [nearest] = lines.toSorted((one, other) => off(one) - off(other))
  return { made: nearest?.made ?? [], better: nearest?.better ?? [] }
}
