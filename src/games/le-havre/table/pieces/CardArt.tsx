import '../../../../ui/art.css'
import harbour from './harbour.svg?url&no-inline'
import './card-art.css'

/** The picture of a card, out of the one file that holds them all. */
export function CardArt({ id }: { id: string }) {
  return (
    <svg class="art card-art" aria-hidden="true">
      <use href={`${harbour}#${id}`} />
    </svg>
  )
}
