/** 고급: searches within a budget; the written heuristic proposes moves and plays the games out. */

import { candidates } from '../games/puerto-rico/bots/candidates.ts'
import { determinize } from '../games/puerto-rico/bots/determinize.ts'
import type { Bot, Budget, Choice, Valued } from './bot.ts'
import { iterate, SETTINGS } from './search.ts'
import { type Edge, newNode } from './tree.ts'

/** Moves told beside the chosen one. */
const SHOWN = 2

/** How much of the budget is used after so many iterations. */
function usage(budget: Budget): (iterations: number) => number {
  if ('iterations' in budget) return (done) => done / Math.max(1, budget.iterations)
  const start = performance.now()
  return () => (performance.now() - start) / Math.max(1, budget.ms)
}

const valued = ({ move, margin, visits }: Edge): Valued => ({ move, value: margin / visits })

function conclude(edges: readonly Edge[], games: number): Choice {
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
      games,
      margin: valued(best).value,
      next: second ? { move: second.move, margin: second.value } : null,
    },
    others: next,
  }
}

export const advanced: Bot = {
  level: 'advanced',
  *think(view, budget, rng) {
    const moves = candidates(determinize(view, rng))
    const [only, second] = moves
    if (only && !second) return { move: only.move, reason: { kind: 'only' }, others: [] }
    const used = usage(budget)
    const root = newNode(view.seat)
    let games = 0
    let share = 0
    do {
      iterate(root, view, rng, SETTINGS)
      games++
      share = used(games)
      yield Math.min(1, share)
    } while (share < 1)
    return conclude([...root.edges.values()], games)
  },
}
