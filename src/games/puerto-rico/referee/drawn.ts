/** Which parts of the table a case draws: what its decision is about, and of each player what there is. */

import { letterOf } from '../../../engine/seats.ts'
import { goodsOf } from '../rules/player.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { TILES } from '../rules/vocabulary.ts'

const SHARED: Readonly<Record<string, string>> = {
  roles: 'roles',
  settler: 'plantations',
  mayor: 'market',
  craftsman: 'supply',
  trader: 'house',
  captain: 'ships',
}

/** As `Figure` takes it: 'ships,purse:A,goods:A,…'. Of more than two players the one that decides and the chooser. */
export function drawnOf(position: Position): string {
  const { at, seat, chooser, players } = position
  const shared = SHARED[at.split('.')[0] ?? '']
  const seats = players.length === 2 ? [0, 1] : [...new Set([seat, chooser])].sort()
  const own = seats.flatMap((who) =>
    ownParts(playerAt(position, who)).map((part) => `${part}:${letterOf(who)}`),
  )
  return [...(shared ? [shared] : []), ...own].join()
}

function ownParts(player: Player): string[] {
  const holds = goodsOf(player) + player.stored > 0
  const tiles = TILES.some((tile) => player.tiles[tile] > 0)
  const built = player.city.length > 0
  return [
    'purse',
    ...(holds ? ['goods'] : []),
    ...(tiles ? ['tiles'] : []),
    ...(built ? ['built'] : []),
  ]
}
