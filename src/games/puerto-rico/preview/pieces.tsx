/** Pieces that stand on the page as HTML, drawn once more as pictures, and rows of the others. */
import type { VNode } from 'preact'
import {
  at,
  type Drawn,
  flow,
  NOTHING,
  on,
  piece,
  sizeIn,
  widthOf,
  words,
} from '../../../ui/preview/draw.ts'
import { BUILDING } from '../rules/buildings.ts'
import type { State } from '../rules/state.ts'
import { type BuildingId, roleOf } from '../rules/vocabulary.ts'
import { BuildingEmblem } from '../table/pieces/BuildingEmblem.tsx'
import { Coin, PointChip } from '../table/pieces/Coin.tsx'
import { GoodPiece } from '../table/pieces/GoodPiece.tsx'
import { Circle } from '../table/pieces/Peg.tsx'
import { RoleEmblem } from '../table/pieces/RoleEmblem.tsx'
import { SeatMark } from '../table/pieces/SeatMark.tsx'
import { termName } from '../words/names.ts'

const NAME = 15

/** A piece with how many there are. */
export function counted(node: VNode, count: number, size = 34): Drawn {
  const text = String(count)
  const width = size + 8 + widthOf(text, size * 0.7)
  const number = words(text, size + 8, size * 0.75, { size: size * 0.7 })
  return { width, height: size, svg: piece(node, size).svg + number }
}

const centred = (text: string, width: number, y: number): string =>
  words(text, width / 2, y, { size: sizeIn(width, text, NAME), anchor: 'middle' })

/** A role tile with its emblem, the coins on it and whoever took it. */
export function role({ id, coins, takenBy }: State['roles'][number]): Drawn {
  const width = 104
  const emblem = piece(<RoleEmblem role={roleOf(id)} />, 44)
  const tile: Drawn = {
    width,
    height: 84,
    svg: at(emblem, (width - 44) / 2, 4) + centred(termName(roleOf(id)), width, 72),
  }
  const taken = takenBy === null ? NOTHING : piece(<SeatMark seat={takenBy} />, 26)
  const purse = coins > 0 ? piece(<Coin value={coins} />, 28) : NOTHING
  const ground = { fill: takenBy === null ? 'board' : 'well', edge: 'line', padding: 6 }
  const card = on(ground, tile)
  return { ...card, svg: card.svg + at(taken, -4, -8) + at(purse, card.width - 22, -8) }
}

const INNER = 122

/** A building card: price, what it looks like and makes, points, name, circles. */
export function building(id: BuildingId, workers: number): Drawn {
  const { good, cost, vp, circles, kind } = BUILDING[id]
  const house = piece(<BuildingEmblem id={id} />, 34)
  const makes = good ? piece(<GoodPiece good={good} />, 20) : NOTHING
  const seats = Array.from({ length: circles }, (_, nth) =>
    piece(<Circle manned={nth < workers} />, 20),
  )
  const inner: Drawn = {
    width: INNER,
    height: 82,
    svg:
      at(piece(<Coin value={cost} />, 26), 0, 0) +
      at(house, (INNER - 34) / 2, -4) +
      at(makes, INNER / 2 + 8, 10) +
      at(piece(<PointChip value={vp} />, 26), INNER - 26, 0) +
      centred(termName(id), INNER, 51) +
      at(flow(seats, INNER, 3), 0, 62),
  }
  const edge =
    kind === 'production' && good ? `${good}-edge` : kind === 'large' ? 'brass-edge' : 'commercial'
  return on({ fill: 'board', edge, radius: 6, padding: 7 }, inner)
}
