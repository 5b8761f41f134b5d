/** What the table asks at each decision. */

import type { ZoneName } from '../components/table/Zone.tsx'
import type { Decision } from '../games/puerto-rico/vocabulary.ts'

/** The zone that a decision is about. */
export const ZONE_OF: Record<Decision, ZoneName> = {
  roles: 'roles',
  'settler.turn': 'land',
  'settler.manning': 'own',
  'mayor.recruiting': 'market',
  'mayor.placing': 'own',
  'builder.turn': 'buildings',
  'builder.manning': 'own',
  'craftsman.bonus': 'goods',
  'trader.turn': 'house',
  'captain.loading': 'ships',
  'captain.storing': 'own',
}
