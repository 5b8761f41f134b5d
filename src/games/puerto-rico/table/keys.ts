/** Names of the places of this table. */
import type { Targets as SharedTargets } from '../../../ui/target.tsx'
import type { BuildingId, Good, RoleTile, Tile } from '../rules/vocabulary.ts'

/** Places on a player's board; they are asked for together with a seat. */
export type BoardKey =
  | `good:${Good}`
  /** A tile without a colonist, and one with it. */
  | `land:${Tile}`
  | `manned:${Tile}`
  | `city:${BuildingId}`
  | 'stored'
  | 'coins'
  | 'points'

/** Places on the table that all share. */
export type TableKey =
  | `role:${RoleTile}`
  | `tile:${Tile}`
  | 'pile'
  | 'market'
  | `ship:${number}`
  | 'house'
  | `building:${BuildingId}`
  | `supplyGood:${Good}`
  | 'supplyColonist'
  | 'supplyPoints'

export type TargetKey = BoardKey | TableKey
export type Targets = SharedTargets<TargetKey>
