/** Looking ahead: the best own actions, then the best of the next ones, while the others do what is simple. */
import type { Progress } from '../../../bots/bot.ts'
import { copyState, type Position } from '../rules/state.ts'
import type { Seat } from '../rules/vocabulary.ts'
import { type Action, actionsFrom } from './actions.ts'
import { type Replies, untilTurnOf } from './others.ts'
import { standing } from './standing.ts'

/** Own actions followed on at each depth, the first of them one's own next. */
export type Widths = readonly number[]

/** How a bot looks ahead. */
export interface Sight {
  widths: Widths
  replies: Replies
}

/** An own action with what it comes to as far as is seen, and the own actions thought to follow. */
export interface Planned extends Action {
  later: readonly Action[]
}

/** Counts the positions whose actions are looked for, up to what a budget allows. */
export interface Meter {
  spend: () => void
  isSpent: () => boolean
}

/** What a position after an own action comes to. */
export function* outcome(
  after: Position,
  seat: Seat,
  { widths: [width, ...rest], replies }: Sight,
  meter: Meter,
): Generator<Progress, { value: number; later: readonly Action[] }> {
  if (width === undefined || after.at === 'over' || meter.isSpent())
    return { value: standing(after, seat), later: [] }
  const position = copyState(after)
  untilTurnOf(position, seat, replies)
  if (position.at === 'over') return { value: standing(position, seat), later: [] }
  meter.spend()
  const actions = actionsFrom(position)
  yield 0
  let best = { value: Number.NEGATIVE_INFINITY, later: [] as readonly Action[] }
  for (const action of actions.slice(0, width)) {
    const { value, later } = yield* outcome(action.next, seat, { widths: rest, replies }, meter)
    if (value > best.value) best = { value, later: [action, ...later] }
  }
  return best
}

/** Weighs own actions by what they come to; those that are looked at no further keep their place behind. */
export function* weighed(
  actions: readonly Action[],
  seat: Seat,
  { widths: [width = 1, ...rest], replies }: Sight,
  meter: Meter,
): Generator<Progress, Planned[]> {
  const planned: Planned[] = []
  for (const action of actions.slice(0, width)) {
    if (planned.length > 0 && meter.isSpent()) break
    planned.push({
      ...action,
      ...(yield* outcome(action.next, seat, { widths: rest, replies }, meter)),
    })
  }
  return planned.sort((one, other) => other.value - one.value)
}
