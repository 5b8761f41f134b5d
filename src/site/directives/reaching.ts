/** What islands that sleep have in common. */

/** Signs that a reader reaches for something. */
export const REACHING = ['pointerover', 'pointerdown', 'focusin'] as const

/** What one event changes is drawn before the next. */
export const drawn = (): Promise<number> => new Promise(requestAnimationFrame)

/** The address of the place of a table that was tapped; undefined beside all places. */
export const placeTapped = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined

/** Taps a place as it stands now: what was done before may have made it a button. */
export const tapPlace = (island: Element, address: string): void =>
  island.querySelector<HTMLElement>(`[data-key="${address}"]`)?.click()
