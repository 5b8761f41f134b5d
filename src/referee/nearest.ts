/** What could be done instead of a refused move. */
import { BUILDING } from '../games/puerto-rico/rules/buildings.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move, MoveKind, MoveOf } from '../games/puerto-rico/rules/moves.ts'
import { colonistsOf, hasBuilt } from '../games/puerto-rico/rules/player.ts'
import { type Position, playerAt } from '../games/puerto-rico/rules/state.ts'
import {
  type BuildingId,
  GOODS,
  type Role,
  roleOf,
  TILES,
} from '../games/puerto-rico/rules/vocabulary.ts'
import { fillUp, type Layout } from '../games/puerto-rico/table/layout.ts'

/** The role in which a kind is done. */
const ROLE_OF: Partial<Record<MoveKind, Role>> = {
  drawTile: 'settler',
  takeTile: 'settler',
  manTile: 'settler',
  recruit: 'mayor',
  place: 'mayor',
  build: 'builder',
  manBuilding: 'builder',
  takeGood: 'craftsman',
  sell: 'trader',
  load: 'captain',
  loadWharf: 'captain',
  store: 'captain',
}

/** The legal moves most like a refused one, the likest first; none when the game is over. */
export function nearestMoves(position: Position, refused: Move, most = 3): Move[] {
  if (position.at === 'mayor.placing') return [nearestLayout(position, refused)]
  return Array.from(game.legalMoves(position), (move) => ({ move, likeness: alike(move, refused) }))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ move }) => move)
}

/** The same kind counts most, then the same things; declining comes last, dearer and cheaper buildings by their distance. */
function alike(move: Move, refused: Move): number {
  if (move.do === 'chooseRole' && refused.do !== 'chooseRole')
    return roleOf(move.role) === ROLE_OF[refused.do] ? 5 : 0
  let likeness = move.do === refused.do ? 4 : 0
  if (move.do === 'pass') likeness -= 1
  const asked: Partial<Record<string, unknown>> = refused
  for (const [key, value] of Object.entries(move))
    if (key !== 'do' && key !== 'seat' && asked[key] === value) likeness += 2
  if (move.do === 'build' && refused.do === 'build')
    likeness -= Math.abs(BUILDING[move.building].cost - BUILDING[refused.building].cost) / 10
  if (move.do === 'store' && refused.do === 'store')
    for (const good of GOODS)
      likeness -= Math.abs((move.keep[good] ?? 0) - (refused.keep[good] ?? 0)) / 10
  return likeness
}

/** The layout asked for, cut down to the circles and colonists that are there, and what is left filled up. */
function nearestLayout(position: Position, refused: Move): MoveOf<'place'> {
  const { seat } = position
  const player = playerAt(position, seat)
  const asked: Layout = refused.do === 'place' ? refused : { island: {}, city: {} }
  const layout: Layout = { island: {}, city: {} }
  let left = colonistsOf(player)
  const take = (wanted: number, circles: number): number => {
    const count = Math.min(wanted, circles, left)
    left -= count
    return count
  }
  for (const tile of TILES) {
    const count = take(asked.island[tile] ?? 0, player.tiles[tile])
    if (count > 0) layout.island[tile] = count
  }
  for (const [id, wanted] of Object.entries(asked.city) as [BuildingId, number][]) {
    const count = take(wanted, hasBuilt(player, id) ? BUILDING[id].circles : 0)
    if (count > 0) layout.city[id] = count
  }
  return { do: 'place', seat, ...fillUp(player, layout) }
}
