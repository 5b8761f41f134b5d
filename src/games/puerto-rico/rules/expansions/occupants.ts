/** Powers that depend on who stands on a building. */
import type { Building, Powers } from '../building-row.ts'
import { BEARERS, type Power } from '../buildings.ts'
import { hasBuilt, residentsOn } from '../player.ts'
import type { Player } from '../state.ts'
import type { Resident } from '../vocabulary.ts'
import { ADDED_ROWS } from './buildings.ts'

/** The buildings whose power depends on who stands on them and that give this one to a resident of that kind. */
function occupantBearersOf(power: keyof Powers, resident: Resident): Building[] {
  return ADDED_ROWS.filter(({ byOccupant }) => byOccupant?.[resident][power])
}

const occupantPowers = [
  'buysTile',
  'sellsTile',
  'craftCoins',
  'craftPoints',
  'returnsTile',
  'emptiestPoints',
  'smallDiscount',
  'largeDiscount',
] as const satisfies (keyof Powers)[]
export type OccupantPower = (typeof occupantPowers)[number]
/** The buildings that give each power to a resident of one kind, and the kind. */
export const OCCUPANT_BEARERS = Object.fromEntries(
  occupantPowers.map((power) => {
    const resident: Resident = occupantBearersOf(power, 'noble').length > 0 ? 'noble' : 'colonist'
    return [power, { resident, buildings: occupantBearersOf(power, resident) }]
  }),
) as Record<OccupantPower, { resident: Resident; buildings: Building[] }>

/** What a power is worth that depends on who stands on its building; 0 where nobody of that kind does. */
export function occupantPower(player: Player, power: OccupantPower): number {
  const { resident, buildings } = OCCUPANT_BEARERS[power]
  let worth = 0
  for (const { id, byOccupant } of buildings)
    if (residentsOn(player, id, resident) > 0) worth += Number(byOccupant?.[resident][power] ?? 0)
  return worth
}

/** Whether the player has built a building with this power, occupied or not. */
export function hasBearer(player: Player, power: Power): boolean {
  for (const building of BEARERS[power]) if (hasBuilt(player, building.id)) return true
  return false
}
