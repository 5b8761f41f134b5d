import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { isExplained, TAPPABLE } from '../target.tsx'

/** How long a pointer rests, or a finger stays, before a piece tells of itself, in milliseconds. */
const REST = 600
const PRESS = 450
/** Room between the card, the piece and the edge of the page; and the card's width. */
const GAP = 8
const WIDTH = 320
/** There is one such card at a time. */
const ID = 'pointed'
/** Reached by keyboard. */
const FOCUSED = ':focus-visible'

interface Props {
  root: RefObject<HTMLElement>
  /** What is shown; the card goes when it changes. */
  position: object
  /** What there is to tell of the piece at an address. */
  tell: (address: string) => ComponentChildren
}

/**
 * What a piece is, shown beside it while a mouse or the focus of the keyboard rests on it, after a long press, and
 * after a tap where a tap does nothing else; nothing is chosen by that.
 */
export function PointedCard({ root, position, tell }: Props) {
  const [at, point] = useState<HTMLElement | null>(null)
  useEffect(() => point(null), [position])
  useEffect(() => follow(root.current, point), [root])
  useEffect(() => {
    at?.setAttribute('aria-describedby', ID)
    return () => at?.removeAttribute('aria-describedby')
  }, [at])
  const address = at?.dataset.key
  if (!at || !address) return null
  return (
    <div
      class={`pointed${at.matches(FOCUSED) ? ' click-through' : ''}`}
      id={ID}
      role="tooltip"
      style={beside(at)}
    >
      {tell(address)}
    </div>
  )
}

/** Below the piece in the upper half of the page, above it in the lower. */
function beside(piece: HTMLElement): Record<string, string> {
  const { left, top, bottom } = piece.getBoundingClientRect()
  const inset = Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))
  const side: Record<string, string> =
    top < innerHeight / 2
      ? { top: `${bottom + GAP}px` }
      : { bottom: `${innerHeight - top + GAP}px` }
  return { left: `${inset}px`, ...side }
}

/** Tells which piece is pointed at; gives how to stop. */
function follow(root: HTMLElement | null, point: (piece: HTMLElement | null) => void): () => void {
  const stop = new AbortController()
  let resting = 0
  // Ended by the finger alone: not by a table that scrolls by itself, nor by a focus that moves.
  let pressing = 0
  let pressed = false
  let shown: HTMLElement | null = null
  const show = (piece: HTMLElement | null): void => {
    clearTimeout(resting)
    shown = piece
    point(piece)
  }
  const clear = (): void => show(null)
  const pieceOf = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>('.spot[data-key]') : null
  const rest = (target: EventTarget | null): void => {
    const piece = pieceOf(target)
    if (piece && piece === shown) return
    clear()
    if (piece) resting = window.setTimeout(() => show(piece), REST)
  }
  const press = (target: EventTarget | null): void => {
    lift()
    const piece = pieceOf(target)
    if (!piece) return
    pressing = window.setTimeout(() => {
      pressed = true
      show(piece)
    }, PRESS)
  }
  const lift = (): void => clearTimeout(pressing)
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void => root?.addEventListener(type, hear, { capture, signal: stop.signal })
  // The card itself may come to lie under the pointer, and may be read with it.
  const isInCard = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('.pointed') !== null
  const tell = ({ target }: Event): void => {
    const piece = pieceOf(target)
    if (piece && isExplained(piece) && !piece.matches(TAPPABLE)) show(piece)
  }
  const isOnCard = ({ target }: Event): boolean => isInCard(target)
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse' && !isOnCard(event)) rest(event.target)
  })
  // A finger leaves as it is lifted, and may then tap the card.
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && clear())
  on('pointerdown', (event) => {
    if (isOnCard(event)) return
    pressed = false
    if (event.pointerType !== 'mouse') press(event.target)
  })
  on('pointerup', lift)
  on('pointercancel', () => {
    lift()
    pressed = false
  })
  on('contextmenu', (event) => pressed && event.preventDefault())
  // The press that asked is not also a tap.
  on(
    'click',
    (event) => {
      if (isOnCard(event)) return
      if (!pressed) return tell(event)
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  const afterFocus = (): void => {
    const focused = root?.querySelector(`.spot${FOCUSED}`)
    if (focused) rest(focused)
  }
  on('focusin', afterFocus)
  on('focusout', ({ relatedTarget }) => isInCard(relatedTarget) || clear())
  const elsewhere = (event: Event): void => {
    if (!isOnCard(event)) clear()
  }
  addEventListener('pointerdown', elsewhere, { signal: stop.signal, capture: true })
  // Before the table hears of the key and moves the focus.
  addEventListener('keydown', clear, { signal: stop.signal, capture: true })
  // Of the page, and of a dialog that the table lies in; a piece that was scrolled to may have the focus.
  addEventListener(
    'scroll',
    (event) => {
      if (isOnCard(event)) return
      clear()
      afterFocus()
    },
    { signal: stop.signal, passive: true, capture: true },
  )
  return () => {
    clear()
    lift()
    stop.abort()
  }
}
