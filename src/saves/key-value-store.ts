/** A place for texts by key. The device's own is `device` in src/ui/storage.ts; nothing here throws. */
export interface KeyValueStore {
  keys: () => string[]
  read: (key: string) => string | null
  /** False where the device refused: the text then lasts as long as the page. */
  keep: (key: string, text: string) => boolean
  drop: (key: string) => void
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
