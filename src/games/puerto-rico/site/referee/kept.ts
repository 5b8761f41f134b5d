/** A list that the device keeps. */
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import { device, watch } from '../../../../ui/storage.ts'
import { IDENTITY } from '../../rules/identity.ts'

/** A list under a key of the device, the same in every window; what cannot be read counts as none. */
export function useKept<T>(name: string, item: v.GenericSchema<unknown, T>) {
  const key = `${IDENTITY.id}/${name}`
  const read = (): readonly T[] => {
    try {
      const parsed = v.safeParse(v.array(item), JSON.parse(device.read(key) ?? '[]'))
      return parsed.success ? parsed.output : []
    } catch {
      return []
    }
  }
  const [list, setList] = useState(read)
  useEffect(() => watch(key, () => setList(read())), [])
  const change = (edit: (list: readonly T[]) => readonly T[]): void => {
    const changed = edit(read())
    if (changed.length > 0) device.keep(key, JSON.stringify(changed))
    else device.drop(key)
    setList(changed)
  }
  return [list, change] as const
}
