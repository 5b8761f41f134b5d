/** What a reader does in an island before its code has come, kept to be done again. */
import { drawn, placeTapped, tapPlace } from './reaching.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** Puts into a control what stands there now. */
function keepValue(control: Control): () => void {
  const { value } = control
  const checked = control instanceof HTMLInputElement && control.checked
  return () => {
    if (control instanceof HTMLInputElement) control.checked = checked
    if (control.type !== 'file') control.value = value
  }
}

/** Events that tell of a value. */
const SET = /^(?:input|change)$/

/** Keys that would move the page instead of the focus. */
const MOVES = /^(?:Arrow|Home|End| )/

/** What the browser answers by itself. */
const ANSWERED = 'a, label, summary'

/** How a press is made again; null where the browser has done all there is to do, or nothing is to be pressed. */
function pressAgain(target: Element, island: Element): (() => void) | null {
  const button = target.closest('button')
  if (button) return () => button.click()
  const place = target.closest(ANSWERED) ? undefined : placeTapped(target)
  return place === undefined ? null : () => tapPlace(island, place)
}

/** How an event that came too early is made again; null where the browser has done all there is to do. */
function again(event: Event, island: Element): (() => void) | null {
  const { target, type } = event
  if (type === 'click') return target instanceof Element ? pressAgain(target, island) : null
  if (type === 'submit')
    return target instanceof HTMLFormElement ? () => target.requestSubmit() : null
  if (type === 'toggle') return () => target?.dispatchEvent(new Event(type))
  if (event instanceof KeyboardEvent)
    return () => target?.dispatchEvent(new KeyboardEvent(type, event))
  return isControl(target) ? () => target.dispatchEvent(new Event(type, { bubbles: true })) : null
}

/** Whether a key would move the page where it is for a button. Places of a table, which the space bar taps, are so by role alone. */
const movesPage = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.matches(key === ' ' ? '[role=button]' : 'button, [role=button]') &&
  MOVES.test(key)

/** Whether the browser would do something that is the island's to do. A form would be sent, and the page with it. */
const isOurs = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? movesPage(event)
    : event.type === 'click' || event.type === 'submit'

const EVENTS = ['click', 'submit', 'toggle', 'input', 'change'] as const

interface EarlyInput {
  stop: () => void
  /** Puts back what was typed and chosen, as hydrating has put other values there. */
  putBack: () => void
  /** Does them again, in their order, and what is done in the island meanwhile after them. */
  redo: () => Promise<void>
}

/**
 * Keeps what is done in an island where it is `asleep`, or while earlier things are still to be done again, and keys
 * pressed wherever a sleeping island would hear them.
 */
export function keepEarlyInput(
  island: HTMLElement,
  asleep: (target: EventTarget) => boolean,
): EarlyInput {
  const kept: { event: Event; redo: () => void; putBack: () => void }[] = []
  let isRedoing = false
  const keep = (event: Event): void => {
    const { target, type } = event
    if (!target || event.defaultPrevented || isRedoing) return
    const isEarly = asleep(target)
    if (!isEarly && (!kept[0] || type === 'keydown')) return
    const redo = again(event, island)
    if (!redo) return
    // What is alive would answer before what was done earlier.
    if (!isEarly) event.stopPropagation()
    // A text is put back whole, not letter by letter under whoever types on.
    const last = kept.at(-1)?.event
    if (type === 'input' && last?.type === type && last.target === target) kept.pop()
    kept.push({
      event,
      redo,
      putBack: SET.test(type) && isControl(target) ? keepValue(target) : () => {},
    })
    if (isOurs(event)) event.preventDefault()
  }
  const heard = new AbortController()
  for (const type of EVENTS)
    island.addEventListener(type, keep, { capture: true, signal: heard.signal })
  // Last of all, so that what the page itself does at a key is not done twice.
  addEventListener('keydown', keep, { signal: heard.signal })
  return {
    stop: () => heard.abort(),
    putBack() {
      for (const { putBack } of kept) putBack()
    },
    async redo() {
      while (kept[0]) {
        await drawn()
        const { putBack, redo } = kept[0]
        kept.shift()
        putBack()
        isRedoing = true
        redo()
        isRedoing = false
      }
    },
  }
}
