import '../../../../ui/art.css'
import art from './art.svg?url&no-inline'
import './pieces.css'

/** A painted picture of a role or a building, out of the one file that holds them all. */
export function Art({ id }: { id: string }) {
  return (
    <svg class="piece art" aria-hidden="true">
      <use href={`${art}#${id}`} />
    </svg>
  )
}
