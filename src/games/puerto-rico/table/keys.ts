/** Names of the places of this table. */
import type { Targets as SharedTargets } from '../../../ui/target.tsx'
import type { BuildingId, Good, RoleTile, Tile } from '../rules/vocabulary.ts'

/** Places on a player's board; they are asked for together with a seat. */
export type BoardKey =
  | `good:${Good}`
  /** A tile without a colonist, and one with it. */
  | `land:${Tile}`
  | `manned:${Tile}`
  /** A plantation that lies face down, by what it is. */
  | `forest:${Good}`
  | `city:${BuildingId}`
  | 'stored'
  | 'coins'
  | 'points'

/** Places on the table that all share. */
type TableKey =
  | `role:${RoleTile}`
  | `tile:${Tile}`
  | 'pile'
  | 'market'
  | `ship:${number}`
  | 'house'
  | `building:${BuildingId}`
  | `supplyGood:${Good}`
  | 'supplyColonist'
  /** Nobles on the ship, and in the supply. */
  | 'aboard'
  | 'supplyNoble'
  | 'supplyPoints'

export type TargetKey = BoardKey | TableKey
export type Targets = SharedTargets<TargetKey>
