/** A bot that weighs whole actions by what they lead to. */
import type { Bot, Budget, Choice, Thinking, Valued } from '../../../bots/bot.ts'
import { leavesNoChoice } from '../../../bots/no-choice.ts'
import { bulkGame as game } from '../rules/bulk.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { type Action, actionsFrom, after } from './actions.ts'
import { determinize } from './determinize.ts'
import { settled } from './others.ts'
import { type Meter, type Planned, type Sight, weighed } from './plan.ts'
import { reasonOf } from './reason.ts'
import { standing } from './standing.ts'
import type { LeHavreBots } from './types.ts'

/** Moves kept to be shown beside the chosen one. */
const SHOWN = 4

/** Counts what is spent of a budget. */
export function meterOf(budget: Budget): Meter {
  let spent = 0
  const start = performance.now()
  return {
    spend: () => {
      spent += 1
    },
    isSpent: () =>
      'iterations' in budget ? spent >= budget.iterations : performance.now() - start >= budget.ms,
  }
}

/** Beside the main action: the turn ended, a loan paid back, a card bought. */
function besides(position: Position): Action[] {
  const { seat } = position
  const actions: Action[] = []
  for (const move of game.legalMoves(position))
    if (move.seat === seat && move.do !== 'sell') {
      const next = after(position, move)
      // What is ended is looked at from before: the same as where something was bought first.
      const seen = move.do === 'endTurn' ? position : next
      actions.push({ moves: [move], next: seen, value: standing(seen, seat) })
    }
  return actions.sort((one, other) => other.value - one.value)
}

/** What is owed is paid with what is missed least; a loan is taken only where nothing pays, and no card is sold. */
function payments(position: Position): Action[] {
  const { seat } = position
  const move = settled(position)
  if (!move) return []
  const next = after(position, move)
  return [{ moves: [move], next, value: standing(next, seat) }]
}

/** The ways to decide here, the best at first sight first. */
export function optionsAt(position: Position): Action[] {
  const { at, seat } = position
  if (at === 'turn.opened') {
    const move: Move = { do: 'supply', seat }
    return [{ moves: [move], next: position, value: standing(position, seat) }]
  }
  if (at === 'turn.closed') return besides(position)
  if (at === 'turn.interest' || at === 'roundEnd.feeding') return payments(position)
  return actionsFrom(position)
}

function* decide(position: Position, sight: Sight, meter: Meter): Thinking<readonly Planned[]> {
  const actions = optionsAt(position)
  yield 0
  const [, second] = actions
  if (!second) return actions.map((action) => ({ ...action, later: [] }))
  return yield* weighed(actions, position.seat, sight, meter)
}

/** A bot that looks ahead as far as it is told. */
export function planner(sight: Sight): Bot<LeHavreBots> {
  return {
    *think(view, budget, rng): Thinking<Choice<LeHavreBots>> {
      const position = determinize(view, rng)
      const planned = yield* decide(position, sight, meterOf(budget))
      const [best, ...others] = planned
      const move = best?.moves[0]
      if (!best || !move) throw new RangeError('the game is over: there is nothing to decide')
      const shown = others
        .slice(0, SHOWN)
        .flatMap(({ moves: [move], value }): Valued<Move>[] => (move ? [{ move, value }] : []))
      const reason =
        position.at === 'turn.main' && leavesNoChoice<LeHavreBots>(game, position)
          ? ({ kind: 'only' } as const)
          : reasonOf(position, best)
      return { move, reason, others: shown }
    },
  }
}
