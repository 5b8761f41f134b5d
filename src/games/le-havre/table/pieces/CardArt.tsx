import '../../../../ui/art.css'
import type { BuildingId, Item, ShipType } from '../../rules/vocabulary.ts'
import harbour from './harbour.svg?url&no-inline'
import './card-art.css'

type DrawingId = BuildingId | Item | `ship-${ShipType}` | 'loan'

/** The address of a drawing in the one file that holds them all. */
export const drawn = (id: DrawingId): string => `${harbour}#${id}`

/** The picture of a card. */
export function CardArt({ id }: { id: BuildingId | `ship-${ShipType}` }) {
  return (
    <svg class="art card-art" aria-hidden="true">
      <use href={drawn(id)} />
    </svg>
  )
}
