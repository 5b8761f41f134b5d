/** Pieces travel from where they were to where they went. Only for the eye: the table already shows the result. */
import type { EventOf, GameTypes } from '../../engine/types.ts'
import { find, isSeen, placesAt, type Travelled } from './places.ts'

const STEP = 40
const TRIP = 240
const LONGEST = 900
const SAIL = 700
/** Of a great many a few travel for all. */
const MOST = 6

/** Where something lies, seen from the table's corner: so it holds while the page scrolls. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** What an event moves, as it lay before. */
interface Flight<G extends GameTypes> {
  event: EventOf<G>
  pieces: { box: Box; model: Node | null }[]
  /** How many like it lay where it went. */
  there: number
}

/** What was to be seen of what a move moves, before it was drawn. */
export type Captured<G extends GameTypes> = readonly Flight<G>[]

const piecesAt = (root: Element, addresses: readonly string[], piece: string): Element[] =>
  placesAt(root, addresses)
    .filter(isSeen)
    .flatMap((place) => Array.from(place.querySelectorAll(piece)))

/** The last of these that no other trip has, or what stands for them: a pile of which one piece is drawn, a place, the fold that it lies in. */
function choose(
  root: Element,
  addresses: readonly string[],
  pieces: readonly Element[],
  count: number,
  taken: Set<Element>,
): Element[] {
  const free = pieces.filter((piece) => !taken.has(piece)).slice(-count)
  for (const piece of free) taken.add(piece)
  const [place] = placesAt(root, addresses)
  const fold = place?.closest('details')?.querySelector('summary')
  const [instead] = [free[0], pieces[0], find(root, addresses), fold].filter(
    (one) => one && isSeen(one),
  )
  if (!instead) return []
  return Array.from({ length: count }, (_, nth) => free[nth] ?? instead)
}

function boxOf(element: Element, root: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  const corner = root.getBoundingClientRect()
  return { x: x - corner.x, y: y - corner.y, width, height }
}

/** A piece that can stand alone; a part of a drawing cannot. */
const copyOf = (element: Element): Node | null =>
  element instanceof HTMLElement || element instanceof SVGSVGElement
    ? element.cloneNode(true)
    : null

/** Looks where the pieces lie that events tell of, while the table still shows the position before. */
export function capture<G extends GameTypes>(
  game: Travelled<G>,
  root: Element,
  events: readonly EventOf<G>[],
): Captured<G> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  const taken = new Set<Element>()
  return events.flatMap((event) => {
    const piece = game.pieceOf(event)
    if (piece === null) return []
    const addresses = game.addressesOf(event.from, event)
    const count = game.departs(event) ? 1 : Math.min(event.count, MOST)
    const found = choose(root, addresses, piecesAt(root, addresses, piece), count, taken)
    const pieces = found.map((element) => ({
      box: boxOf(element, root),
      model: element.matches(piece) ? copyOf(element) : null,
    }))
    const there = piecesAt(root, game.addressesOf(event.to, event), piece).length
    return pieces.length > 0 ? [{ event, pieces, there }] : []
  })
}

/** What is drawn on its way: a copy, where it lies in the end, how it gets there. */
interface Ghost {
  copy: Node
  box: Box
  frames: Keyframe[]
  timing: KeyframeAnimationOptions
}

/** Starts the trips that were looked at, now that the table shows where they lead, and gives back how to finish them at once. */
export function animate<G extends GameTypes>(
  game: Travelled<G>,
  root: HTMLElement,
  captured: Captured<G>,
): () => void {
  // All is measured before anything is drawn or hidden: the page is laid out once.
  const ghosts: Ghost[] = []
  const hidden: (HTMLElement | SVGElement)[] = []
  const hide = (element: Element): void => {
    if (element instanceof HTMLElement || element instanceof SVGElement) hidden.push(element)
  }
  const taken = new Set<Element>()
  const going = captured.filter(({ event }) => !game.departs(event))
  const all = going.reduce((sum, { pieces }) => sum + pieces.length, 0)
  const step = Math.min(STEP, (LONGEST - TRIP) / Math.max(1, all))
  for (const { event, pieces, there } of going) {
    const addresses = game.addressesOf(event.to, event)
    const piece = game.pieceOf(event) ?? ''
    const now = piecesAt(root, addresses, piece)
    const ends = choose(root, addresses, now, pieces.length, taken)
    pieces.forEach(({ box, model }, nth) => {
      const end = ends[nth]
      const copy = end?.matches(piece) ? (copyOf(end) ?? model) : model
      if (!end || !copy) return
      const to = boxOf(end, root)
      const { width, height } = end.matches(piece) ? to : box
      if (now.length > there && now.includes(end)) hide(end)
      const from = `translate(${box.x - to.x}px, ${box.y - to.y}px) scale(${box.width / (width || 1)}, ${box.height / (height || 1)})`
      ghosts.push({
        copy,
        box: { ...to, width, height },
        frames: [{ transform: from }, { transform: 'none' }],
        timing: {
          duration: TRIP,
          delay: ghosts.length * step,
          easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
        },
      })
    })
  }

  const loaded = ghosts.length === 0 ? 0 : TRIP + ghosts.length * step
  const leaving = captured.filter(({ event }) => game.departs(event))
  for (const { event, pieces } of leaving) {
    const [end] = piecesAt(root, game.addressesOf(event.from, event), game.pieceOf(event) ?? '')
    for (const { box, model } of pieces) {
      if (!model) continue
      ghosts.push({
        copy: model,
        box,
        frames: [
          { transform: 'none', opacity: 1 },
          { transform: 'translateX(110%)', opacity: 0 },
        ],
        timing: { duration: SAIL, delay: loaded, easing: 'ease-in' },
      })
      if (end) hide(end)
    }
  }

  const layer = draw(ghosts, root)
  for (const { style } of hidden) style.visibility = 'hidden'
  const timer = setTimeout(finish, loaded + (leaving.length > 0 ? SAIL : 30))
  function finish(): void {
    clearTimeout(timer)
    layer.remove()
    for (const { style } of hidden) style.visibility = ''
  }
  return finish
}

/** Draws what travels above everything in the table, so that it moves with it, and sets it going. */
function draw(ghosts: readonly Ghost[], root: HTMLElement): HTMLElement {
  const layer = document.createElement('div')
  layer.className = 'travel'
  layer.setAttribute('aria-hidden', 'true')
  for (const { copy, box } of ghosts) {
    const ghost = document.createElement('div')
    ghost.append(copy)
    Object.assign(ghost.style, {
      left: `${box.x - root.clientLeft}px`,
      top: `${box.y - root.clientTop}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
    layer.append(ghost)
  }
  root.append(layer)
  for (const [nth, { frames, timing }] of ghosts.entries())
    layer.children[nth]?.animate(frames, { ...timing, fill: 'both' })
  return layer
}
