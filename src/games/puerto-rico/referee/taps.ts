/** What a tap on the drawn table changes while a position is set up: one piece more, or one less. */

import type { Hold } from '../../../ui/referee/set-up.ts'
import { BUILDING } from '../rules/buildings.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { BuildingId, Good, RoleTile, Seat, Tile } from '../rules/vocabulary.ts'
import type { TargetKey } from '../table/keys.ts'
import * as edit from './edits.ts'

/** A place that must first be told what comes there. */
export type Pick = { for: 'ship'; size: number } | { for: 'house' } | { for: 'pile' }

/** The edit that a tap stands for, a question back, or nothing. */
export function editAt(
  draft: Position,
  { tool, board }: Hold,
  key: TargetKey,
  seat?: Seat,
): edit.Edit | Pick | null {
  const [kind = '', id = ''] = key.split(':')
  const step = tool === 'add' ? 1 : -1
  return seat === undefined
    ? tableEdit(draft, { tool, board }, kind, id, step)
    : boardEdit(draft, seat, kind, id, step)
}

function boardEdit(
  draft: Position,
  seat: Seat,
  kind: string,
  id: string,
  step: 1 | -1,
): edit.Edit | null {
  const player = playerAt(draft, seat)
  switch (kind) {
    case 'coins':
      return edit.setCoins(seat, player.coins + step)
    case 'points':
      return edit.setPoints(seat, player.vp + step)
    case 'stored':
      return edit.setStored(seat, player.stored + step)
    case 'good':
      return edit.setGood(seat, id as Good, player.goods[id as Good] + step)
    case 'land': {
      const tile = id as Tile
      if (step > 0) return edit.setManned(seat, tile, player.manned[tile] + 1)
      return edit.setTiles(seat, tile, player.tiles[tile] - 1)
    }
    case 'manned':
      return step > 0 ? null : edit.setManned(seat, id as Tile, player.manned[id as Tile] - 1)
    case 'city': {
      const building = id as BuildingId
      const workers = player.city.find((built) => built.id === building)?.workers ?? 0
      if (step < 0 && workers === 0) return edit.raze(seat, building)
      if (step > 0 && workers >= BUILDING[building].circles) return null
      return edit.setWorkers(seat, building, workers + step)
    }
    default:
      return null
  }
}

function tableEdit(
  draft: Position,
  { tool, board }: Hold,
  kind: string,
  id: string,
  step: 1 | -1,
): edit.Edit | Pick | null {
  const adds = tool === 'add'
  const player = playerAt(draft, board)
  const { faceUp } = draft.plantations
  switch (kind) {
    case 'role':
      return edit.setTaken(id as RoleTile, adds ? nextTaker(draft, id as RoleTile) : null)
    case 'tile': {
      const tile = id as Tile
      const row = edit.setFaceUp(faceUp.toSpliced(faceUp.indexOf(tile as Good), 1))
      if (!adds) return tile === 'quarry' ? null : row
      const take = edit.setTiles(board, tile, player.tiles[tile] + 1)
      if (tile === 'quarry') return take
      return (changed) => {
        row(changed)
        take(changed)
      }
    }
    case 'pile':
      return adds ? { for: 'pile' } : null
    case 'market':
      return edit.setMarket(draft.market + step)
    case 'supplyColonist':
      return adds ? edit.setStored(board, player.stored + 1) : null
    case 'supplyGood':
      return adds ? edit.setGood(board, id as Good, player.goods[id as Good] + 1) : null
    case 'building':
      return adds ? edit.build(board, id as BuildingId) : null
    case 'house':
      return adds ? { for: 'house' } : edit.setHouse(draft.house.slice(0, -1))
    case 'ship': {
      const size = Number(id)
      const ship = draft.ships.find((one) => one.size === size)
      if (adds && !ship?.good) return { for: 'ship', size }
      return edit.setShip(size, ship?.good ?? null, (ship?.count ?? 0) + step)
    }
    default:
      return null
  }
}

/** Nobody, then seat after seat, then nobody again. */
function nextTaker(draft: Position, id: RoleTile): Seat | null {
  const taken = draft.roles.find((card) => card.id === id)?.takenBy ?? null
  if (taken === null) return 0
  return taken + 1 < draft.players.length ? taken + 1 : null
}
