/** Every kind of move as games with an expansion know it: those of the base game, some with more rules, and more kinds. */
import { moveDefinitionsFrom, TABLE } from '../move-definitions.ts'
import { takeResident } from './arrivals.ts'
import { build, manBuilding } from './builder.ts'
import { draft } from './draft.ts'
import { moveGuest } from './guests.ts'
import { buyTile, layTile, returnTile, sellTile } from './land.ts'
import { double, pass } from './library.ts'
import { place } from './mayor.ts'
import { giveGoods } from './opening.ts'
import { takeTile } from './settler.ts'
import { loadMixed } from './small-ship.ts'
import { sell, sellToSupply } from './trader.ts'

export const MOVE_DEFINITIONS = moveDefinitionsFrom({
  ...TABLE,
  takeTile,
  place,
  build,
  manBuilding,
  sell,
  draft,
  double,
  pass,
  moveGuest,
  layTile,
  returnTile,
  takeResident,
  sellToSupply,
  buyTile,
  sellTile,
  giveGoods,
  loadMixed,
})
