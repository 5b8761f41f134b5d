import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Segment, toText } from '../../text/markup.ts'
import { say } from '../../text/messages/referee.ts'
import { onLeaving } from '../leaving.ts'
import { Message } from '../Message.tsx'
import { useNames } from '../use-names.ts'

interface Props {
  of: readonly Segment[]
  count: number
  onCount: (count: number) => void
  /** What is left in the box. */
  left?: number
  /** The least that there can be. */
  least?: number
}

/** Most of anything that is counted by hand; every box holds less, and every link and file takes as much. */
const MOST = 99

/** A count with a button on either side, which can be held; or it is typed. */
export function Stepper({ of, count, onCount, left, least = 0 }: Props) {
  const names = useNames()
  const fewer = useHeld(count > least, () => onCount(count - 1))
  const more = useHeld(count < MOST, () => onCount(count + 1))
  const [typed, setTyped] = useState<string | null>(null)
  const within = (text: string): number =>
    Math.min(MOST, Math.max(least, Number.parseInt(text, 10)))
  const tell = (next: number): void => {
    if (!Number.isNaN(next) && next !== count) onCount(next)
  }
  // What is counted from it follows each key; what cannot stay is mended once the field is left.
  const type = (text: string): void => {
    setTyped(text)
    if (String(within(text)) === text) tell(within(text))
  }
  const enter = (text: string | null): void => {
    setTyped(null)
    tell(within(text ?? ''))
  }
  // What is typed is entered too where the page is left before the field.
  const leave = useRef(() => {})
  leave.current = () => enter(typed)
  useLayoutEffect(() => onLeaving(() => leave.current(), 'first'), [])
  const label = (key: 'edit.fewer' | 'edit.more') => toText(say(key, { what: of }), names)
  return (
    <div class="stepper">
      <span>
        <Message segments={of} />
        {left !== undefined && (
          <small class={left < 0 ? 'short' : ''}>
            {' '}
            <Message segments={say('edit.left', { count: left })} />
          </small>
        )}
      </span>
      <button type="button" aria-label={label('edit.fewer')} disabled={count <= least} {...fewer}>
        −
      </button>
      <input
        class="count"
        inputMode="numeric"
        aria-label={toText(of, names)}
        value={typed ?? count}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && enter(typed)}
        onChange={(event) => enter(event.currentTarget.value)}
        onBlur={() => enter(typed)}
      />
      <button type="button" aria-label={label('edit.more')} {...more}>
        +
      </button>
    </div>
  )
}

/** How long a button is pressed before it repeats, and then between two steps, in milliseconds. */
const HELD = 450
const AGAIN = 90

/** A step for each tap, and one after the other while the button is held. */
function useHeld(possible: boolean, step: () => void) {
  const latest = useRef(step)
  latest.current = step
  const timer = useRef(0)
  const isRepeating = useRef(false)
  const stop = (): void => window.clearTimeout(timer.current)
  /** No click follows. */
  const leave = (): void => {
    stop()
    isRepeating.current = false
  }
  const again = (): void => {
    isRepeating.current = true
    latest.current()
    timer.current = window.setTimeout(again, AGAIN)
  }
  useEffect(() => stop, [])
  useEffect(() => {
    if (!possible) stop()
  }, [possible])
  return {
    onPointerDown: ({ button }: PointerEvent) => {
      if (button !== 0) return
      isRepeating.current = false
      timer.current = window.setTimeout(again, HELD)
    },
    onPointerUp: stop,
    onPointerLeave: leave,
    onPointerCancel: leave,
    onClick: () => {
      if (!isRepeating.current) latest.current()
      isRepeating.current = false
    },
  }
}
