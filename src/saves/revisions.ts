/** Keeping what several windows may change: none writes over what it has not seen. */
import type { KeyValueStore } from './key-value-store.ts'

/** Counts how often it was kept, so that a second window sees that the first has gone on. */
interface Revised {
  revision: number
}

/**
 * What became of keeping: 'refused' where the device would not, 'unreadable' where what lies there cannot be read and
 * would be lost, 'overtaken', and nothing is changed, where another window has kept as late a revision already.
 */
export type Keeping = 'kept' | 'refused' | 'unreadable' | 'overtaken'

/** Keeps something under a key that has gone on from the revision before. */
export function keepNext<T extends Revised>(
  store: KeyValueStore,
  key: string,
  next: T,
  read: (text: string) => { ok: true; value: Revised } | { ok: false },
): Keeping {
  const text = store.read(key)
  const there = text === null ? null : read(text)
  if (there && !there.ok) return 'unreadable'
  if (there && there.value.revision >= next.revision) return 'overtaken'
  return store.keep(key, JSON.stringify(next)) ? 'kept' : 'refused'
}
