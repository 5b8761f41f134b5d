import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { TAPPABLE } from '../target.tsx'

/** How long a place is pressed before it counts as held, and then between two steps, in milliseconds. */
const HELD = 450
const AGAIN = 200
/** So far a finger may wander, in pixels. */
const NEAR = 10

/** A place of the table by its address: `0/item:wood` is the key `item:wood` of seat 0. */
function placeOf(target: EventTarget | null): { key: string; seat: number | undefined } | null {
  const spot = target instanceof Element ? target.closest<HTMLElement>(TAPPABLE) : null
  const [, seat, key] = /^(?:(\d+)\/)?(.+)$/.exec(spot?.dataset.key ?? '') ?? []
  return key ? { key, seat: seat === undefined ? undefined : Number(seat) } : null
}

/** Does something with a place of the table that is held, again and again; with a keyboard Delete does it. */
export function useHolding(
  root: RefObject<HTMLElement>,
  onHeld: (key: string, seat: number | undefined) => void,
): void {
  const held = useRef(onHeld)
  held.current = onHeld
  useEffect(() => {
    const element = root.current
    if (!element) return
    const stop = new AbortController()
    const on = { signal: stop.signal }
    let timer = 0
    let wasHeld = false
    let from: readonly [number, number] = [0, 0]
    const end = (): void => window.clearTimeout(timer)
    element.addEventListener(
      'pointerdown',
      ({ target, button, clientX, clientY }) => {
        wasHeld = false
        const place = button === 0 ? placeOf(target) : null
        if (!place) return
        from = [clientX, clientY]
        const step = (): void => {
          wasHeld = true
          held.current(place.key, place.seat)
          timer = window.setTimeout(step, AGAIN)
        }
        timer = window.setTimeout(step, HELD)
      },
      on,
    )
    element.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from[0], clientY - from[1]) > NEAR) end()
      },
      on,
    )
    for (const kind of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(kind, end, on)
    element.addEventListener(
      'contextmenu',
      (event) => placeOf(event.target) && event.preventDefault(),
      on,
    )
    element.addEventListener(
      'click',
      (event) => {
        if (!wasHeld) return
        wasHeld = false
        event.stopPropagation()
        event.preventDefault()
      },
      { ...on, capture: true },
    )
    element.addEventListener(
      'keydown',
      ({ key, target }) => {
        const place = key === 'Delete' || key === 'Backspace' ? placeOf(target) : null
        if (place) held.current(place.key, place.seat)
      },
      on,
    )
    return () => {
      stop.abort()
      end()
    }
  }, [])
}
