import type { Sound } from '../../../ui/table/definition.ts'
import type { GameEvent } from '../rules/events.ts'

/** What is heard of an event; null for what is told and not moved. */
export function soundOf({ token, from, to }: GameEvent): Sound | null {
  if (from === to) return null
  if (from === 'table' && to === 'hand') return 'turn'
  if (token === 'coins') return to === 'purse' || from === 'purse' ? 'coin' : null
  if (token === 'vp') return 'point'
  if (from.startsWith('ship') || to.startsWith('ship')) return 'ship'
  if (to === 'city' && token !== 'colonist') return 'building'
  return ['land', 'city', 'board', 'goods', 'house', 'stored'].includes(to) ? 'piece' : null
}
