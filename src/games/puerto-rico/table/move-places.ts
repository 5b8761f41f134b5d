/** The places that a move is made with. */
import type { Move } from '../rules/moves.ts'

/** Addresses of the places to tap for a move; none for declining. */
export function placesOf(move: Move): string[] {
  const own = (kind: string, ids: readonly string[]) =>
    ids.map((id) => `${move.seat}/${kind}:${id}`)
  switch (move.do) {
    case 'chooseRole':
      return [`role:${move.role}`]
    case 'drawTile':
      return ['pile']
    case 'takeTile':
      return [`tile:${move.tile}`]
    case 'manTile':
      return own('land', [move.tile])
    case 'recruit':
      return ['supplyColonist']
    case 'place':
      return [...own('land', Object.keys(move.island)), ...own('city', Object.keys(move.city))]
    case 'build':
      return [`building:${move.building}`]
    case 'manBuilding':
      return own('city', [move.building])
    case 'takeGood':
      return [`supplyGood:${move.good}`]
    case 'sell':
      return own('good', [move.good])
    case 'load':
      return [...own('good', [move.good]), `ship:${move.ship}`]
    case 'loadWharf':
      return [...own('good', [move.good]), ...own('city', ['wharf'])]
    case 'sellToSupply':
      return own('good', [move.good])
    case 'store':
      return own('good', Object.keys(move.keep))
    default:
      return []
  }
}
