/** A bot that searches within a budget; the game proposes moves and plays the games out. */
import type { Bot, BotTypes, Budget, Choice, Valued } from './bot.ts'
import type { SearchGame } from './plug.ts'
import { iterate } from './search.ts'
import { type Edge, newNode } from './tree.ts'

/** Moves told beside the chosen one. */
const SHOWN = 4

/** How much of the budget is used after so many iterations. */
function usage(budget: Budget): (iterations: number) => number {
  if ('iterations' in budget) return (done) => done / Math.max(1, budget.iterations)
  const start = performance.now()
  return () => (performance.now() - start) / Math.max(1, budget.ms)
}

const valued = <Move>({ move, margin, visits }: Edge<Move>): Valued<Move> => ({
  move,
  value: margin / visits,
})

function conclude<G extends BotTypes>(
  edges: readonly Edge<G['Move']>[],
  games: number,
  explain: (move: G['Move']) => G['Reason'] | null,
): Choice<G> {
  const [best, ...others] = edges
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits || other.utility - one.utility)
  if (!best) throw new Error('a search without an iteration')
  const next = others.slice(0, SHOWN).map(valued)
  const [second] = next
  return {
    move: best.move,
    reason: {
      kind: 'search',
      plan: explain(best.move),
      games,
      margin: valued(best).value,
      next: second ? { move: second.move, margin: second.value } : null,
    },
    others: next,
  }
}

/** The bot that searches a game. */
export function searchBot<G extends BotTypes>(plug: SearchGame<G>): Bot<G> {
  return {
    *think(view, budget, rng) {
      const position = plug.determinize(view, rng)
      const moves = plug.candidates(position)
      const [only, second] = moves
      if (only && !second) return { move: only.move, reason: { kind: 'only' }, others: [] }
      const used = usage(budget)
      const root = newNode<G['Move']>(view.seat)
      let games = 0
      let share = 0
      do {
        iterate(plug, root, view, rng)
        games++
        share = used(games)
        yield Math.min(1, share)
      } while (share < 1)
      return conclude<G>([...root.edges.values()], games, (move) => plug.explain(position, move))
    },
  }
}
