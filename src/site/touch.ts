/**
 * `client:touch`: an island comes alive when the reader first reaches for it, and costs nothing before.
 * Taps that came too early are made again.
 */
import type { ClientDirective } from 'astro'

const REACHING = ['pointerover', 'pointerdown', 'focusin'] as const

/** What one tap changes is drawn before the next. */
const drawn = (): Promise<number> => new Promise(requestAnimationFrame)

const touch: ClientDirective = (load, _options, island) => {
  const taps: string[] = []
  const keep = (event: Event): void => {
    const { target } = event
    const spot = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
    if (!spot?.dataset.key) return
    // A link that does something here leads away only where no script has come.
    if (spot instanceof HTMLAnchorElement) event.preventDefault()
    taps.push(spot.dataset.key)
  }
  const wake = async (): Promise<void> => {
    for (const event of REACHING) island.removeEventListener(event, wake)
    try {
      const hydrate = await load()
      await hydrate()
    } finally {
      island.removeEventListener('click', keep)
    }
    for (const key of taps) {
      island.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click()
      await drawn()
    }
  }
  island.addEventListener('click', keep)
  for (const event of REACHING) island.addEventListener(event, wake)
}

export default touch
