/** The places that a move is made with, those of games with an expansion too. */
import type { Move } from '../../rules/moves.ts'
import { TILES } from '../../rules/vocabulary.ts'
import { placesOf } from '../move-places.ts'

/** Addresses of the places to tap for a move; none for what is pressed in the bar. */
export function addedPlacesOf(move: Move): string[] {
  const own = (kind: string, ...ids: readonly string[]) =>
    ids.map((id) => `${move.seat}/${kind}:${id}`)
  switch (move.do) {
    case 'draft':
      return [`building:${move.building}`]
    case 'double':
      return own('city', 'library')
    case 'moveGuest': {
      const isTile = TILES.some((tile) => tile === move.to)
      return [...own('city', 'guesthouse'), ...own(isTile ? 'land' : 'city', move.to)]
    }
    case 'takeResident':
      return [move.resident === 'noble' ? 'aboard' : 'market']
    case 'buyTile':
      return ['pile']
    case 'sellTile':
    case 'returnTile': {
      const { state, tile } = move
      return own(state === 'forest' ? 'forest' : state === 'empty' ? 'land' : 'manned', tile)
    }
    case 'loadMixed':
      return own('city', 'smallWharf')
    case 'giveGoods':
      return own('city', 'royalSupplier')
    default:
      return placesOf(move)
  }
}
