/** Searches that value every move at a main action: how wide, how far and against whom they look differs. */
import { actionsFrom, after } from '../bots/actions.ts'
import { determinize } from '../bots/determinize.ts'
import { outcome, type Sight, weighed } from '../bots/plan.ts'
import { bulkGame as game } from '../rules/bulk.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { playerView } from '../rules/view.ts'

/** A move with what it comes to, in francs. */
export interface Valued {
  move: Move
  value: number
}

/** Every own action is followed on. */
const ALL = 99

/** The search that finds problems. */
export const FINDING: Sight = { widths: [ALL, 5, 2], replies: 'actions' }
/** Those that confirm one: wider against others who only take offers, and further ahead. */
export const CONFIRMING: readonly Sight[] = [
  { widths: [ALL, 8, 3], replies: 'offers' },
  { widths: [ALL, 4, 2, 1], replies: 'actions' },
]

const UNBOUNDED = { spend: () => undefined, isSpent: () => false }

function toTheEnd<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** A position that the seat that decides could be in. */
export const guessed = (position: Position, seed: number): Position =>
  determinize(playerView(position, position.seat), { rng: seed })

/** All moves at a main action, with cards bought and loans paid back before it, the best first. */
export function valued(position: Position, sight: Sight, seed: number): Valued[] {
  const seen = guessed(position, seed)
  const { seat } = seen
  const actions = toTheEnd(weighed(actionsFrom(seen), seat, sight, UNBOUNDED))
  const found = actions.flatMap(({ moves: [move], value }) => (move ? [{ move, value }] : []))
  const next: Sight = { ...sight, widths: sight.widths.slice(1) }
  for (const move of game.legalMoves(seen)) {
    if (move.seat !== seat || (move.do !== 'buy' && move.do !== 'repay')) continue
    const [first] = actionsFrom(after(seen, move))
    if (first)
      found.push({ move, value: toTheEnd(outcome(first.next, seat, next, UNBOUNDED)).value })
  }
  return found.sort((one, other) => other.value - one.value)
}
