/** A list that the device keeps. */
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import { backUpUnreadable } from '../saves/key-value-store.ts'
import { device } from './storage.ts'
import { watch } from './watch.ts'

/** The items of a list, whatever they are; null where a text is no list. Never throws. */
function itemsOf(text: string | null): unknown[] | null {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found : null
  } catch {
    return null
  }
}

/** What can be read of a list: an item that cannot be is left out, and what is no list is an empty one. Never throws. */
export function listFrom<T>(text: string | null, item: v.GenericSchema<unknown, T>): T[] {
  const read = (itemsOf(text) ?? []).map((one) => v.safeParse(item, one))
  return read.flatMap((one) => (one.success ? [one.output] : []))
}

/** A changed list as it is kept over the text that was there; items that could not be read stay, after the others. */
export function listOver<T>(
  text: string | null,
  changed: readonly T[],
  item: v.GenericSchema<unknown, T>,
): readonly unknown[] {
  return [...changed, ...(itemsOf(text) ?? []).filter((one) => !v.is(item, one))]
}

/** A list under a key of the device, the same in every window. */
export function usePersistedList<T>(key: string, item: v.GenericSchema<unknown, T>) {
  const read = (): readonly T[] => listFrom(device.read(key), item)
  const [list, setList] = useState<readonly T[]>([])
  // Not before: the server knows nothing of the device.
  useEffect(() => {
    const refresh = (): void => setList(read())
    refresh()
    return watch(key, refresh)
  }, [])
  const change = (edit: (list: readonly T[]) => readonly T[]): void => {
    const text = device.read(key)
    const changed = edit(read())
    if (itemsOf(text) === null) backUpUnreadable(device, key)
    const kept = listOver(text, changed, item)
    if (kept.length > 0) device.keep(key, JSON.stringify(kept))
    else device.drop(key)
    setList(changed)
  }
  return [list, change] as const
}
