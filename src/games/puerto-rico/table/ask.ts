/** What the table asks at each decision. */

import type { Position } from '../rules/state.ts'
import type { AddedDecision, Decision, Seat } from '../rules/vocabulary.ts'
import type { ZoneName } from './board/Zone.tsx'

/** The zone that a decision is about. */
const ZONE_OF: Record<Decision | AddedDecision, ZoneName> = {
  roles: 'roles',
  'settler.turn': 'land',
  'settler.manning': 'own',
  'mayor.recruiting': 'market',
  'mayor.sharing': 'market',
  'mayor.placing': 'own',
  'builder.turn': 'buildings',
  'builder.manning': 'own',
  'craftsman.producing': 'own',
  'craftsman.bonus': 'goods',
  'trader.turn': 'house',
  'captain.loading': 'ships',
  'captain.storing': 'own',
  draft: 'buildings',
  called: 'own',
  'settler.turning': 'own',
  'settler.second': 'land',
  'settler.lodge': 'own',
  'mayor.taking': 'market',
  'trader.turning': 'own',
  'settler.offered': 'own',
  'builder.offered': 'own',
  'craftsman.offered': 'own',
  'captain.offered': 'own',
}

/** The zone that a position's question is about; one's own board when the game is over. */
export function zoneOf({ at }: Position): ZoneName {
  return at === 'over' ? 'own' : ZONE_OF[at]
}

const ZONE_OF_KIND: Readonly<Record<string, ZoneName>> = {
  role: 'roles',
  tile: 'land',
  pile: 'land',
  market: 'market',
  supplyColonist: 'market',
  ship: 'ships',
  house: 'house',
  building: 'buildings',
  supplyGood: 'goods',
}

/** The zone where a place lies, by its address: 'ship:6', '0/good:corn'. */
export function zoneAt(address: string, viewer: Seat): ZoneName {
  const [kind = ''] = address.split(':')
  return ZONE_OF_KIND[kind] ?? (address.startsWith(`${viewer}/`) ? 'own' : 'other')
}

/** Zones that a phone shows together with the goods of one's own board, which lie right below. */
const ABOVE_GOODS: readonly ZoneName[] = ['ships', 'house']

/** Whether a phone has no room for a place of a board beside the zone that the decision is about. */
export function liesBelow(address: string, viewer: Seat, focus: ZoneName): boolean {
  const zone = zoneAt(address, viewer)
  if (zone === 'other') return true
  if (zone !== 'own' || focus === 'own') return false
  return !(ABOVE_GOODS.includes(focus) && address.includes('/good:'))
}
