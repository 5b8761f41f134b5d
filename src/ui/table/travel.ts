/** Pieces travel from where they were to where they went. Only for the eye: the table already shows the result. */
import type { GameTypes, NoteOf } from '../../engine/types.ts'
import type { TapGame } from './plug.ts'

const STEP = 40
const TRIP = 220
const LONGEST = 900

export type Travelled<G extends GameTypes> = Pick<TapGame<G, never>, 'addressesOf' | 'pieceOf'>

const at = (root: Element, address: string): Element | null =>
  root.querySelector(`[data-key="${CSS.escape(address)}"]`)

/** The first of these places that can be seen. */
export function find(root: Element, addresses: string[]): HTMLElement | null {
  for (const address of addresses) {
    const all = root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(address)}"]`)
    for (const element of all) if (element.checkVisibility()) return element
  }
  return null
}

/** A copy of the first drawing that stands at one of these places. */
function drawing(places: readonly (Element | null)[]): Node | null {
  const svg = places.map((place) => place?.querySelector('svg')).find((found) => found)
  return svg?.cloneNode(true) ?? null
}

/** Starts the trips that notes tell of, and gives back how to finish them at once. */
export function travel<G extends GameTypes>(
  { addressesOf, pieceOf }: Travelled<G>,
  root: HTMLElement,
  notes: readonly NoteOf<G>[],
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const trips = notes.flatMap((note) => {
    const from = find(root, addressesOf(note.from, note))
    const to = find(root, addressesOf(note.to, note))
    if (!from || !to || from === to) return []
    const like = pieceOf(note)
    const model = like === null ? null : at(root, like)
    return [{ from, to, model, count: Math.min(note.count, 6) }]
  })
  const pieces = trips.flatMap(({ count, ...trip }) => Array.from({ length: count }, () => trip))
  const step = Math.min(STEP, (LONGEST - TRIP) / Math.max(1, pieces.length))
  const layer = document.createElement('div')
  layer.className = 'travel'
  layer.setAttribute('aria-hidden', 'true')
  root.append(layer)
  pieces.forEach(({ from, to, model }, index) => {
    const piece = drawing([model, to, from])
    if (!piece) return
    const ghost = document.createElement('div')
    ghost.append(piece)
    layer.append(ghost)
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
    const centre = (box: DOMRect): string =>
      `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`
    ghost.animate(
      [
        { transform: centre(a), opacity: 0 },
        { transform: centre(a), opacity: 1, offset: 0.1 },
        { transform: centre(b), opacity: 1 },
      ],
      {
        duration: TRIP,
        delay: index * step,
        easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
        fill: 'both',
      },
    )
  })
  const timer = setTimeout(finish, TRIP + pieces.length * step + 30)
  function finish(): void {
    clearTimeout(timer)
    layer.remove()
  }
  return finish
}
