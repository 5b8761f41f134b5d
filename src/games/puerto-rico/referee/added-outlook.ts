/** What the expansions add to the outlook; none of it is loaded without them (`expansions/points.ts`). */
import type { Building } from '../rules/building-row.ts'
import type { Power } from '../rules/buildings.ts'
import { bearing } from '../rules/player.ts'
import type { Player, Position } from '../rules/state.ts'

/** Points for goods that need no room on a ship, and points besides those for goods. */
export interface AddedPoints {
  goods: number
  besides: number
}

interface AddedOutlook {
  /** Of one captain phase, at most. */
  points: (position: Position) => AddedPoints
  /** The player's buildings with a power that are occupied, or could be before a phase is over. */
  couldBear: (player: Player, power: Power) => Building[]
}

let known: AddedOutlook = { points: () => ({ goods: 0, besides: 0 }), couldBear: bearing }

/** Makes the expansions known. */
export function addOutlook(added: AddedOutlook): void {
  known = added
}

export const addedPoints = (position: Position): AddedPoints => known.points(position)

export const couldHave = (player: Player, power: Power): boolean =>
  known.couldBear(player, power).length > 0

/** Points that a player's Harbor adds to a load. */
export const harborBonus = (player: Player): number =>
  known.couldBear(player, 'loadBonus').reduce((sum, { powers }) => sum + (powers.loadBonus ?? 0), 0)
