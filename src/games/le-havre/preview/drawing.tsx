/** A position of Le Havre as pictures for link previews: the offers, the stacks, and what one player has. */
import {
  at,
  type Drawn,
  flow,
  NOTHING,
  on,
  piece,
  widthOf,
  words,
} from '../../../ui/preview/draw.ts'
import { BUILDING } from '../rules/buildings.ts'
import { isShip } from '../rules/player.ts'
import { SHIP } from '../rules/ships.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { type CardId, ITEMS, type Item, OFFERS } from '../rules/vocabulary.ts'
import { CardArt } from '../table/pieces/CardArt.tsx'
import { ItemPiece } from '../table/pieces/ItemPiece.tsx'
import { Disc } from '../table/pieces/marks.tsx'
import { cardName } from '../words/card.ts'
import { toText } from '../words/markup.ts'

/** The class that the colours of the table hang on. */
const AROUND = 'havre'
const OWN = 700
const NAME = 19

function counted(item: Item, count: number): Drawn {
  const text = String(count)
  const size = 40
  return {
    width: size + 6 + widthOf(text, 30),
    height: size,
    svg:
      piece(<ItemPiece item={item} />, size, size, AROUND).svg +
      words(text, size + 6, 31, { size: 30 }),
  }
}

/** An offer with what has piled up there. */
const offer = (item: Item, count: number): Drawn =>
  on({ fill: 'board', edge: 'line', padding: 9 }, counted(item, count))

/** A card: its picture, its name and its value, and whose disc stands on it. */
function card(id: CardId, disc: number | null): Drawn {
  const name = toText(cardName(id))
  const value = String(isShip(id) ? SHIP[id].value : BUILDING[id].value)
  const type = isShip(id) ? 'ship' : BUILDING[id].type
  const picture = isShip(id) ? (`ship-${SHIP[id].type}` as const) : id
  const width = Math.max(150, widthOf(name, NAME))
  const inner: Drawn = {
    width,
    height: 82,
    svg:
      at(piece(<CardArt id={picture} />, 72, 54, AROUND), 0, 0) +
      words(value, width, 22, { size: 24, ink: 'coin-edge', anchor: 'end' }) +
      words(name, 0, 76, { size: NAME }) +
      at(disc === null ? NOTHING : piece(<Disc seat={disc} />, 26, 26, AROUND), width - 26, 50),
  }
  return on({ fill: 'board', edge: type === 'ship' ? 'sea' : 'line-strong', radius: 6 }, inner)
}

/** The seat whose disc stands on a card; null for none. */
function discOn({ players }: Position, id: CardId): number | null {
  const seat = players.findIndex(({ disc }) => disc === id)
  return seat < 0 ? null : seat
}

/** What somebody has: goods and cards. */
function harbour(position: Position, seat: number): Drawn {
  const { items, buildings, ships } = playerAt(position, seat)
  const goods = ITEMS.filter((item) => items[item] > 0).map((item) => counted(item, items[item]))
  const cards = [...buildings, ...ships].map((id) => card(id, discOn(position, id)))
  const mark = piece(<Disc seat={seat} />, 40, 40, AROUND)
  return flow([flow([mark, ...goods], OWN, 16), flow(cards, OWN, 10)], 1, 14)
}

/** The whole picture, for the seat that decides. */
export const blocksOf = (position: Position): Drawn[] => [
  on(
    { fill: 'water' },
    flow(
      OFFERS.map((space) => offer(space, position.offers[space])),
      900,
      10,
    ),
  ),
  flow(
    position.stacks.flatMap(([top]) => (top ? [card(top, null)] : [])),
    900,
    10,
  ),
  harbour(position, position.seat),
]
