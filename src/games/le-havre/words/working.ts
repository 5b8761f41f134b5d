/** What is done by number in a building, by the verb of that building: smoked, baked, sold. */
import type { EventOf } from '../../../engine/types.ts'
import { currentEffect, currentOf } from '../rules/define-move.ts'
import type { MoveOf } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { ITEMS } from '../rules/vocabulary.ts'
import { cardName, thingsWords } from './card.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/t.ts'

/** Goods that some building turns over. */
export const WORKED = ['fish', 'grain', 'cattle', 'wood', 'clay', 'hide', 'iron', 'coal'] as const
const workedOf = (good: string) => WORKED.find((one) => one === good)

/** How much energy more of a good takes, and what comes for it. */
function extraIn(position: Position) {
  const extra = currentOf(position, 'extra')
  return {
    energy: extra?.pay.energy ?? 0,
    gains: ITEMS.flatMap((item) => thingsOf(item, extra?.gain[item] ?? 0)),
  }
}
const thingsOf = (item: (typeof ITEMS)[number], count: number): Segment[] =>
  count > 0 ? thingsWords(item, count) : []

/** What a building that asks for a number asks; null where none does. */
export function workPrompt(position: Position): Segment[] | null {
  const effect = currentEffect(position)
  const { building } = position.phase
  if (!effect || !building) return null
  const card = cardName(building)
  switch (effect.kind) {
    case 'upgrade': {
      const good = workedOf(effect.from)
      return good ? say(`ask.using.${good}`, { card }) : null
    }
    case 'sellTable':
      return say('ask.using.sell', { card, item: term(effect.good) })
    case 'extra':
      return say('ask.using.extra', extraIn(position))
    case 'returnLoans':
      return say('ask.using.returnLoans', { card })
    case 'trade':
      return sells(position) ? say('ask.trading.sell', { card }) : say('ask.turn.trading', { card })
    default:
      return null
  }
}

/** Whether francs come for what is given. */
const sells = (position: Position): boolean =>
  currentOf(position, 'trade')?.rows.every(({ gain }) => gain.franc) ?? false

/** The same as a move; null where the building is not known. */
export function workWords(
  move: MoveOf<'use' | 'trade'>,
  position: Position | undefined,
): Segment[] | null {
  const effect = position && currentEffect(position)
  if (!effect) return null
  if (move.do === 'trade') {
    const count = (move.times.first ?? 0) + (move.times.second ?? 0)
    return sells(position) ? say('do.trading.sell', { count }) : null
  }
  const { count } = move
  if (count === 0) return null
  switch (effect.kind) {
    case 'upgrade': {
      const good = workedOf(effect.from)
      return good ? say(`do.using.${good}`, { count }) : null
    }
    case 'sellTable':
      return say('do.using.sell', { count, item: term(effect.good) })
    case 'extra':
      return say('do.using.extra', extraIn(position))
    case 'returnLoans':
      return say('do.using.returnLoans', { count })
    default:
      return null
  }
}

/** The log line of a good that a building turned over; null for any other event. */
export function workedLine(
  { rule, token, count, from }: EventOf<LeHavre>,
  seat: string,
): Segment[] | null {
  const good = rule === 'action.upgrade' && from === 'harbour' ? workedOf(token) : undefined
  return good ? say(`log.using.${good}`, { seat, things: thingsWords(token, count) }) : null
}
