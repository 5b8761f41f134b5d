/** Mayor: the privilege, the ship, the layouts, the refill (docs/rulings.md E). */
import type { MoveOf } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import { BUILDINGS, type BuildingId, type Seat, TILES, type Tile } from '../../rules/vocabulary.ts'
import { PRINTED } from './figures.ts'
import {
  type Course,
  circlesIn,
  clockwise,
  colonistsIn,
  lastRound,
  playerIn,
  sum,
} from './table.ts'

export type Layout = Pick<MoveOf<'place'>, 'island' | 'city'>

/** Whether a player may lay out his colonists so: no circle twice, none left over beside an empty circle (docs/rulings.md E5). */
export function mayStandSo(player: Player, layout: Layout): boolean {
  const onTiles = TILES.map((tile: Tile) => layout.island[tile] ?? 0)
  const onBuildings = BUILDINGS.map((id: BuildingId) => layout.city[id] ?? 0)
  if (TILES.some((tile, index) => (onTiles[index] ?? 0) > player.tiles[tile])) return false
  for (const [index, id] of BUILDINGS.entries()) {
    const circles = player.city.some((built) => built.id === id) ? PRINTED[id].circles : 0
    if ((onBuildings[index] ?? 0) > circles) return false
  }
  return sum(onTiles) + sum(onBuildings) === Math.min(colonistsIn(player), circlesIn(player))
}

export function* mayorPhase(table: State, chooser: Seat): Course {
  const left = table.supply.colonists > 0
  const answer = yield {
    at: 'mayor.recruiting',
    seat: chooser,
    allows(move) {
      if (move.do === 'recruit') return left
      return move.do === 'pass' && (!left || table.options['mayor.privilegeOptional'])
    },
  }
  if (answer.do === 'recruit') {
    table.supply.colonists -= 1
    playerIn(table, chooser).stored += 1
  }
  while (table.market > 0)
    for (const seat of clockwise(table, chooser)) {
      if (table.market === 0) break
      table.market -= 1
      playerIn(table, seat).stored += 1
    }
  for (const seat of clockwise(table, chooser)) yield* layOut(table, seat)
  refill(table)
}

function* layOut(table: State, seat: Seat): Course {
  const player = playerIn(table, seat)
  const answer = yield {
    at: 'mayor.placing',
    seat,
    allows: (move) => move.do === 'place' && mayStandSo(player, move),
  }
  if (answer.do !== 'place') throw new Error('a layout expected')
  const before = colonistsIn(player)
  player.stored = 0
  for (const tile of TILES) player.manned[tile] = answer.island[tile] ?? 0
  for (const built of player.city) built.workers = answer.city[built.id] ?? 0
  player.stored = before - colonistsIn(player)
}

/** One colonist for each empty circle on a building, at least one for each player (docs/rulings.md E8, E10). */
function refill(table: State): void {
  let wanted = 0
  for (const player of table.players)
    for (const { id, workers } of player.city) wanted += PRINTED[id].circles - workers
  wanted = Math.max(wanted, table.players.length)
  if (wanted > table.supply.colonists) lastRound(table, 'colonists')
  for (; wanted > 0 && table.supply.colonists > 0; wanted--) {
    table.supply.colonists -= 1
    table.market += 1
  }
  if (table.options['end.colonists'] === 'supplyEmpty' && table.supply.colonists === 0)
    lastRound(table, 'colonists')
}
