/** A place for texts by key. The device's own is `device` in src/ui/storage.ts; nothing here throws. */
export interface KeyValueStore {
  keys: () => string[]
  read: (key: string) => string | null
  /** False where the device refused: the text then lasts as long as the page. */
  keep: (key: string, text: string) => boolean
  drop: (key: string) => void
}

/** Where a text goes that was kept under a key and cannot be read. */
export const unreadableKey = (key: string): string => `${key}.unreadable`

/** Moves a text that cannot be read out of the way of what will be kept under its key; gives all that lies aside then. */
export function backUpUnreadable(store: KeyValueStore, key: string): string {
  const text = store.read(key) ?? ''
  const before = store.read(unreadableKey(key))
  const aside = before === null ? text : `${before}\n${text}`
  // First, so that a full device has the room.
  store.drop(key)
  if (!store.keep(unreadableKey(key), aside)) store.keep(key, text)
  return aside
}

/** A store that lasts as long as it is held; `entries` are on it already. */
export function memoryStore(entries: Iterable<readonly [string, string]> = []): KeyValueStore {
  const texts = new Map(entries)
  return {
    keys: () => [...texts.keys()],
    read: (key) => texts.get(key) ?? null,
    keep(key, text) {
      texts.set(key, text)
      return true
    },
    drop: (key) => void texts.delete(key),
  }
}
