import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

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

/** What a piece is, shown beside it while a mouse or the focus of the keyboard rests on it, or after a long press; nothing is chosen by that. */
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
  let timer = 0
  /** A finger is on a piece. */
  let held = false
  /** It stayed there until the piece told of itself. */
  let pressed = false
  const clear = (): void => {
    clearTimeout(timer)
    point(null)
  }
  const after = (delay: number, target: EventTarget | null, isPress: boolean): void => {
    clear()
    const piece = target instanceof Element ? target.closest<HTMLElement>('.spot[data-key]') : null
    if (piece)
      timer = window.setTimeout(() => {
        pressed = isPress
        point(piece)
      }, delay)
  }
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    hear: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void => root?.addEventListener(type, hear, { capture, signal: stop.signal })
  // The card itself may come to lie under the pointer, and may be read with it.
  const isInCard = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('.pointed') !== null
  const isOnCard = ({ target }: Event): boolean => isInCard(target)
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse' && !isOnCard(event)) after(REST, event.target, false)
  })
  // A finger leaves as it is lifted, and may then tap the card.
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && clear())
  on('pointerdown', (event) => {
    if (isOnCard(event)) return
    pressed = false
    held = event.pointerType !== 'mouse'
    if (held) after(PRESS, event.target, true)
    else clear()
  })
  const lift = (): void => {
    held = false
    clearTimeout(timer)
  }
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
      if (!pressed || isOnCard(event)) return
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  const afterFocus = (): void => {
    const focused = root?.querySelector(`.spot${FOCUSED}`)
    if (focused) after(REST, focused, false)
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
      // A finger that scrolls takes its press back; a table that scrolls by itself under a finger doesn't.
      if (held) return point(null)
      clear()
      afterFocus()
    },
    { signal: stop.signal, passive: true, capture: true },
  )
  return () => {
    clear()
    stop.abort()
  }
}
