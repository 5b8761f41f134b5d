/** The kinds of moves that only games with an expansion have. */
import { countsOf, type MoveKinds, oneOf } from '../../../../engine/move-kinds.ts'
import { ALL_BUILDINGS, GOODS, RESIDENTS, SIDES, TILE_STATES, TILES } from '../vocabulary.ts'

export const ADDED_KINDS = {
  /** Before the game: which building is in it. */
  draft: { during: 'draft', fields: { building: oneOf(ALL_BUILDINGS) } },
  /** The chooser says that the privilege of this role counts twice. */
  double: { during: 'any', fields: {} },
  moveGuest: {
    during: 'any',
    fields: { resident: oneOf(RESIDENTS), to: oneOf([...TILES, ...ALL_BUILDINGS]) },
  },
  /** How a tile is laid that was drawn and seen. */
  layTile: { during: 'any', fields: { as: oneOf(SIDES) } },
  returnTile: { during: 'settler', fields: { tile: oneOf(TILES), state: oneOf(TILE_STATES) } },
  takeResident: { during: 'mayor', fields: { resident: oneOf(RESIDENTS) } },
  sellToSupply: { during: 'trader', fields: { good: oneOf(GOODS) } },
  buyTile: { during: 'trader', fields: {} },
  sellTile: { during: 'trader', fields: { tile: oneOf(TILES), state: oneOf(TILE_STATES) } },
  giveGoods: { during: 'captain', fields: { goods: countsOf(GOODS) } },
  loadMixed: { during: 'captain', fields: { goods: countsOf(GOODS) } },
} as const satisfies MoveKinds
export type AddedKinds = typeof ADDED_KINDS
