/** Pieces travel from where they were to where they went. Only for the eye: the table already shows the result. */
import type { GameTypes, NoteOf } from '../../engine/types.ts'
import type { TapGame } from './plug.ts'

const STEP = 40
const TRIP = 220
const LONGEST = 900

export type Travelled<G extends GameTypes> = Pick<TapGame<G, never>, 'addressesOf'>

/** The first of these places that can be seen. */
export function find(root: Element, addresses: string[]): HTMLElement | null {
  for (const address of addresses) {
    const all = root.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(address)}"]`)
    for (const element of all) if (element.checkVisibility()) return element
  }
  return null
}

/** The drawing that stands for a token: the piece at the place it came from, or where it went. */
function drawing(from: HTMLElement, to: HTMLElement): SVGElement | null {
  return (to.querySelector('svg') ?? from.querySelector('svg'))?.cloneNode(
    true,
  ) as SVGElement | null
}

/** Starts the trips that notes tell of, and gives back how to finish them at once. */
export function travel<G extends GameTypes>(
  { addressesOf }: Travelled<G>,
  root: HTMLElement,
  notes: readonly NoteOf<G>[],
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const trips = notes.flatMap((note) => {
    const from = find(root, addressesOf(note.from, note))
    const to = find(root, addressesOf(note.to, note))
    return from && to && from !== to ? [{ from, to, count: Math.min(note.count, 6) }] : []
  })
  const pieces = trips.flatMap(({ from, to, count }) => Array(count).fill({ from, to }))
  const step = Math.min(STEP, (LONGEST - TRIP) / Math.max(1, pieces.length))
  const ghosts: HTMLElement[] = []
  const layer = document.createElement('div')
  layer.className = 'travel'
  layer.setAttribute('aria-hidden', 'true')
  root.append(layer)
  pieces.forEach(({ from, to }: { from: HTMLElement; to: HTMLElement }, index) => {
    const piece = drawing(from, to)
    if (!piece) return
    const ghost = document.createElement('div')
    ghost.append(piece)
    layer.append(ghost)
    ghosts.push(ghost)
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
    const at = (box: DOMRect): string =>
      `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`
    ghost.animate(
      [
        { transform: at(a), opacity: 0 },
        { transform: at(a), opacity: 1, offset: 0.1 },
        { transform: at(b), opacity: 1 },
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
