/** A list that the device keeps. */
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import { device, watch } from '../../../../ui/storage.ts'
import { IDENTITY } from '../../rules/identity.ts'

/** What can be read of a list: an item that cannot be is left out, and what is no list is an empty one. Never throws. */
export function listFrom<T>(text: string | null, item: v.GenericSchema<unknown, T>): T[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    const read = Array.isArray(found) ? found.map((one) => v.safeParse(item, one)) : []
    return read.flatMap((one) => (one.success ? [one.output] : []))
  } catch {
    return []
  }
}

export const keptKey = (name: string): string => `${IDENTITY.id}/${name}`

/** A list under a key of the device, the same in every window. */
export function useKept<T>(name: string, item: v.GenericSchema<unknown, T>) {
  const key = keptKey(name)
  const read = (): readonly T[] => listFrom(device.read(key), item)
  const [list, setList] = useState<readonly T[]>([])
  // Not before: the server knows nothing of the device.
  useEffect(() => {
    const look = (): void => setList(read())
    look()
    return watch(key, look)
  }, [])
  const change = (edit: (list: readonly T[]) => readonly T[]): void => {
    const changed = edit(read())
    if (changed.length > 0) device.keep(key, JSON.stringify(changed))
    else device.drop(key)
    setList(changed)
  }
  return [list, change] as const
}
