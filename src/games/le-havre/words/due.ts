/** What the end of the round asks of a seat for food, and what covers it. */
import { GOOD } from '../rules/goods.ts'
import { foodDue } from '../rules/player.ts'
import { playerAt, type State } from '../rules/state.ts'
import { GOODS } from '../rules/vocabulary.ts'
import type { Segment } from './markup.ts'
import { say } from './messages/t.ts'

/** How much of this the goods of a seat are worth. */
export function worthOf(state: State, seat: number, kind: 'food' | 'energy'): number {
  const { items } = playerAt(state, seat)
  return GOODS.reduce((sum, good) => sum + items[good] * (GOOD[good][kind] ?? 0), 0)
}

export interface FoodDue {
  due: number
  food: number
  francs: number
  /** How much is lacking once all food and all francs are given. */
  lacking: number
}

/** The food that a seat will owe, and what it has for it. */
export function foodOf(state: State, seat: number): FoodDue {
  const due = state.final ? 0 : foodDue(state, seat)
  const food = worthOf(state, seat, 'food')
  const francs = playerAt(state, seat).items.franc
  return { due, food, francs, lacking: Math.max(0, due - food - francs) }
}

/** The same in words. */
export function dueWords({ due, food, francs, lacking }: FoodDue): Segment[] {
  if (due === 0) return say('due.none')
  const values = { due, food: food === 0 ? say('due.no-food') : food, francs }
  if (lacking > 0 && francs > 0) return say('due.lacking.francs', { ...values, count: lacking })
  if (lacking > 0) return say('due.lacking', { ...values, count: lacking })
  if (food < due) return say('due.francs', { ...values, count: due - food })
  return say('due.covered', values)
}
