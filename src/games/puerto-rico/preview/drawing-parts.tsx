/** The parts that a figure may draw, as pictures for link previews. */

import { type Drawn, flow, on, piece, widthOf, words } from '../../../ui/preview/draw.ts'
import type { Part } from '../figure/figure-parts.ts'
import { type Player, playerAt, type State } from '../rules/state.ts'
import { BUILDINGS, GOODS, HOUSE_SPACES, type Seat, TILES } from '../rules/vocabulary.ts'
import { Coin, PointChip } from '../table/pieces/Coin.tsx'
import { GoodPiece } from '../table/pieces/GoodPiece.tsx'
import { Colonist } from '../table/pieces/Peg.tsx'
import { SeatMark } from '../table/pieces/SeatMark.tsx'
import { ShipArt } from '../table/pieces/ShipArt.tsx'
import { TileBack, TilePiece } from '../table/pieces/TilePiece.tsx'
import { termName } from '../words/names.ts'
import { building, counted, role } from './pieces.tsx'

const TILE = 62
const BOARD = 640

const label = (text: string): Drawn => ({
  width: widthOf(text, 22),
  height: 28,
  svg: words(text, 0, 22, { size: 22, ink: 'ink-soft' }),
})

const ship = ({ size, good, count }: State['ships'][number]): Drawn => {
  const width = 64 + 30 * size
  return piece(<ShipArt size={size} good={good} count={count} />, width * 1.2, 96 * 1.2)
}

const space = (good: State['house'][number] | undefined): Drawn =>
  on({ fill: 'well', padding: 7 }, good ? piece(<GoodPiece good={good} />, 40) : EMPTY)
const EMPTY: Drawn = { width: 40, height: 40, svg: '' }

function shared(name: Exclude<Part['name'], undefined>, state: State): Drawn | null {
  const { supply, plantations } = state
  switch (name) {
    case 'roles':
      return flow(state.roles.map(role), 900)
    case 'plantations':
      return flow(
        [
          piece(<TileBack />, TILE),
          ...plantations.faceUp.map((tile) => piece(<TilePiece tile={tile} />, TILE)),
        ],
        700,
      )
    case 'market':
      return on(
        { fill: 'board' },
        flow([label(termName('market')), counted(<Colonist />, state.market)], 600),
      )
    case 'ships':
      return on({ fill: 'water' }, flow(state.ships.map(ship), 900, 40))
    case 'house':
      return on(
        { fill: 'board', edge: 'line' },
        flow(
          [
            label(termName('house')),
            ...Array.from({ length: HOUSE_SPACES }, (_, n) => space(state.house[n])),
          ],
          600,
        ),
      )
    case 'supply':
      return on(
        { fill: 'board' },
        flow(
          GOODS.map((good) => counted(<GoodPiece good={good} />, supply.goods[good])),
          700,
          20,
        ),
      )
    case 'buildings':
      return flow(
        BUILDINGS.filter((id) => supply.buildings[id] > 0).map((id) => building(id, 0)),
        1180,
        8,
      )
    default:
      return null
  }
}

function stock({ goods, stored }: Player): Drawn {
  const held = GOODS.filter((good) => goods[good] > 0)
  const waiting = stored > 0 ? [counted(<Colonist />, stored)] : []
  return flow(
    [...held.map((good) => counted(<GoodPiece good={good} />, goods[good])), ...waiting],
    BOARD,
    18,
  )
}

const purse = ({ coins, vp }: Player, seat: Seat): Drawn =>
  flow(
    [piece(<SeatMark seat={seat} />, 38), counted(<Coin />, coins), counted(<PointChip />, vp)],
    BOARD,
    18,
  )

const land = ({ tiles, manned }: Player): Drawn =>
  flow(
    TILES.flatMap((tile) =>
      Array.from({ length: tiles[tile] }, (_, n) =>
        piece(<TilePiece tile={tile} manned={n < manned[tile]} />, TILE),
      ),
    ),
    BOARD,
    6,
  )

const city = (player: Player): Drawn =>
  flow(
    player.city.map(({ id, workers }) => building(id, workers)),
    BOARD,
    8,
  )

function owned(name: string, player: Player, seat: Seat): Drawn[] {
  switch (name) {
    case 'own':
    case 'score':
      return [purse(player, seat), stock(player), land(player), city(player)]
    case 'purse':
      return [purse(player, seat)]
    case 'goods':
      return [stock(player)]
    case 'land':
    case 'tiles':
      return [land(player)]
    default:
      return [city(player)]
  }
}

/** A player's parts together on a board. */
function board(state: State, seat: Seat, names: readonly string[]): Drawn {
  const player = playerAt(state, seat)
  const named = names.some((name) => name === 'own' || name === 'purse' || name === 'score')
  const mark = named ? [] : [piece(<SeatMark seat={seat} />, 38)]
  return on(
    { fill: 'board', edge: 'line' },
    flow([...mark, ...names.flatMap((name) => owned(name, player, seat))], BOARD, 14),
  )
}

/** What lies on the table in these parts: shared zones, then a board for each seat. */
export function blocksOf(parts: readonly Part[], state: State): Drawn[] {
  const seats = [...new Set(parts.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))]
  return [
    ...parts.flatMap(({ name, seat }) => (seat === undefined ? (shared(name, state) ?? []) : [])),
    ...seats.map((seat) =>
      board(
        state,
        seat,
        parts.filter((part) => part.seat === seat).map(({ name }) => name),
      ),
    ),
  ]
}
