import { ITEMS, type Item, SHIP_TYPES } from '../../rules/vocabulary.ts'
import { ItemPiece } from '../../table/pieces/ItemPiece.tsx'
import { ShipPiece } from '../../table/pieces/marks.tsx'

/** The picture of a chapter: a token or a ship, by its name in the outline of the course. */
export function Picture({ id }: { id: string }) {
  const item: Item | undefined = ITEMS.find((one) => one === id)
  const ship = SHIP_TYPES.find((one) => one === id)
  if (item) return <ItemPiece item={item} />
  return ship ? <ShipPiece type={ship} /> : null
}
