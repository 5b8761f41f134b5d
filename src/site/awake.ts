/**
 * `client:awake`: an island comes alive at once, as with `client:load`; what the reader did before its
 * code had come is done again.
 */
import type { ClientDirective } from 'astro'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/** What one deed changes is drawn before the next. */
const drawn = (): Promise<number> => new Promise(requestAnimationFrame)

/** Puts into a control what stood there, and tells of it. */
function setAgain(control: Control, type: string): () => void {
  const { value } = control
  const checked = control instanceof HTMLInputElement && control.checked
  return () => {
    if (control instanceof HTMLInputElement) control.checked = checked
    if (control.type !== 'file') control.value = value
    control.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** How an event that came too early is made again; null where the browser has done all there is to do. */
function again(event: Event): (() => void) | null {
  const { target, type } = event
  if (type === 'click') {
    const button = target instanceof Element ? target.closest('button') : null
    return button && (() => button.click())
  }
  if (type === 'submit')
    return target instanceof HTMLFormElement ? () => target.requestSubmit() : null
  if (type === 'toggle') return () => target?.dispatchEvent(new Event(type))
  return isControl(target) ? setAgain(target, type) : null
}

const EVENTS = ['click', 'submit', 'toggle', 'input', 'change'] as const

const awake: ClientDirective = async (load, _options, island) => {
  const deeds: (() => void)[] = []
  const keep = (event: Event): void => {
    const deed = again(event)
    if (!deed) return
    deeds.push(deed)
    // A form would be sent, and the page with it.
    if (event.type === 'click' || event.type === 'submit') event.preventDefault()
  }
  for (const type of EVENTS) island.addEventListener(type, keep, true)
  try {
    const hydrate = await load()
    await hydrate()
  } finally {
    for (const type of EVENTS) island.removeEventListener(type, keep, true)
  }
  for (const deed of deeds) {
    await drawn()
    deed()
  }
}

export default awake
