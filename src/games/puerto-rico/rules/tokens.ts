/** What is counted of a game. */
import { at, type BuildingId, byTile, type Good, type Tile } from './vocabulary.ts'

/** A plantation is another thing than the good that grows on it. */
export type CountedToken =
  | 'coins'
  | 'vp'
  | 'colonist'
  | 'noble'
  | 'quarry'
  | Good
  | Plantation
  | BuildingId
type Plantation = `plantation.${Good}`

const TILE_TOKEN = byTile((tile) => (tile === 'quarry' ? tile : (`plantation.${tile}` as const)))

export const tileToken = (tile: Tile): 'quarry' | Plantation => at(TILE_TOKEN, tile)
