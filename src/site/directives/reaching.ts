/** What islands that sleep have in common. */

/** Signs that a reader reaches for something. */
export const REACHING = ['pointerover', 'pointerdown', 'focusin'] as const

/** What one event changes is drawn before the next. */
export const drawn = (): Promise<number> => new Promise(requestAnimationFrame)
