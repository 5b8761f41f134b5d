/** What lines of play are compared by. */
import type { BuildingId, Good, RoleTile, Tile } from '../rules/vocabulary.ts'

/** What a standing is made of; `growth` is what is still to be made of land, buildings and workers. */
export const PARTS = ['chips', 'buildings', 'bonus', 'coins', 'goods', 'growth'] as const
export type Part = (typeof PARTS)[number]

export type Deed =
  | `ship:${Good}`
  | `sell:${Good}`
  | `make:${Good}`
  | `lose:${Good}`
  | `build:${BuildingId}`
  | `tile:${Tile}`
  | `role:${RoleTile}`
