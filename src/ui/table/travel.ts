/** Pieces travel from where they were to where they went. Only for the eye: the table already shows the result. */
import type { Note } from '../../games/puerto-rico/rules/notes.ts'
import { GOODS } from '../../games/puerto-rico/rules/vocabulary.ts'

const STEP = 40
const TRIP = 220
const LONGEST = 900

const isGood = (token: string): boolean => (GOODS as readonly string[]).includes(token)

/** Where a token lies, as addresses in the document, the likelier first. */
export function addressesOf(
  place: Note['from'],
  { token, seat }: Pick<Note, 'token' | 'seat'>,
): string[] {
  switch (place) {
    case 'goods':
      return [`${seat}/good:${token}`]
    case 'land':
      return [`${seat}/manned:${token}`, `${seat}/land:${token}`]
    case 'city':
      return [`${seat}/city:${token}`]
    case 'stored':
      return [`${seat}/stored`]
    case 'purse':
      return [`${seat}/coins`]
    case 'chips':
      return [`${seat}/points`]
    case 'supply':
      if (token === 'colonist') return ['supplyColonist']
      if (token === 'quarry') return ['tile:quarry']
      if (token === 'vp') return ['supplyPoints']
      return isGood(token) ? [`supplyGood:${token}`] : [`building:${token}`]
    case 'faceUp':
      return [`tile:${token}`, 'pile']
    case 'pile':
    case 'market':
    case 'house':
      return [place]
    default:
      return place.startsWith('ship') ? [`ship:${place.slice(4)}`] : []
  }
}

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
export function travel(root: HTMLElement, notes: readonly Note[]): () => void {
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
