/**
 * The device's storage; nothing else touches it (storage.test.ts), but the scripts that need it before
 * anything is alive, in `StoredSettings.astro`, `AwaitedStep.astro` and `wake.ts`. Where the browser denies it or it is full, what should be kept
 * lasts as long as the page, and the reader is told so once (`Notices.astro`).
 */
import type { KeyValueStore } from '../saves/key-value-store.ts'

/** Fired at the document as soon as something could not be kept; `data-unkept` on the page says it from then on. */
export const UNKEPT = 'unkept'

/** What the device refused to keep, or to forget (null). */
const refused = new Map<string, string | null>()

/** Does something with the device's storage; `otherwise` where it is denied, full or broken. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(localStorage)
  } catch {
    // Pages that are made beforehand are drawn on no device.
    if (typeof document === 'undefined') return otherwise
    const { dataset } = document.documentElement
    if (!(UNKEPT in dataset)) {
      dataset[UNKEPT] = ''
      document.dispatchEvent(new CustomEvent(UNKEPT))
    }
    return otherwise
  }
}

/** What is kept on this device. */
export const device: KeyValueStore = {
  keys() {
    const stored = withStorage((storage) => Object.keys(storage), [])
    const all = new Set([...stored, ...refused.keys()])
    return [...all].filter((key) => refused.get(key) !== null)
  },
  read(key) {
    const held = refused.get(key)
    return held === undefined ? withStorage((storage) => storage.getItem(key), null) : held
  },
  keep(key, text) {
    const kept = withStorage((storage) => {
      storage.setItem(key, text)
      return true
    }, false)
    if (kept) refused.delete(key)
    else refused.set(key, text)
    return kept
  },
  drop(key) {
    const gone = withStorage((storage) => {
      storage.removeItem(key)
      return true
    }, false)
    if (gone) refused.delete(key)
    else refused.set(key, null)
  },
}
