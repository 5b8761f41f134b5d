/** A bot that searches within a budget; the game proposes moves and plays the games out. */
import type { Bot, BotTypes, Budget, Choice, Valued } from './bot.ts'
import type { SearchGame } from './definition.ts'
import { leavesNoChoice } from './no-choice.ts'
import { iterate } from './search.ts'
import { type Edge, newNode } from './tree.ts'

/** Moves told beside the chosen one. */
const SHOWN = 4

/** How much of the budget is used with so many iterations in the tree: those that were there before count too. */
function usage(budget: Budget): (iterations: number) => number {
  if ('iterations' in budget) return (known) => known / Math.max(1, budget.iterations)
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
export function searchBot<G extends BotTypes>(definition: SearchGame<G>): Bot<G> {
  return {
    *think(view, budget, rng, root = newNode(view.seat)) {
      const position = definition.determinize(view, rng)
      const moves = definition.candidates(position)
      const [only, second] = moves
      if (only && !second) {
        const alone = leavesNoChoice(definition.game, position)
        const reason = alone ? ({ kind: 'only' } as const) : definition.explain(position, only.move)
        if (reason) return { move: only.move, reason, others: [] }
      }
      const used = usage(budget)
      let share = 0
      do {
        iterate(definition, root, view, rng)
        share = used(root.visits)
        yield Math.min(1, share)
      } while (share < 1)
      // What an earlier search met may not be possible as things came out.
      const edges = [...root.edges.values()].filter(
        ({ move }) => definition.game.judge(position, move).legal,
      )
      return conclude<G>(edges, root.visits, (move) => definition.explain(position, move))
    },
  }
}
