/** The rulings of an evening and the names of those who sit there, as this device keeps them. */
import { useEffect, useState } from 'preact/hooks'
import * as v from 'valibot'
import { letterOf } from '../../../../engine/seats.ts'
import { device, watch } from '../../../../ui/storage.ts'
import { IDENTITY } from '../../rules/identity.ts'
import type { Seat } from '../../rules/vocabulary.ts'

/** A ruling as it was given: when, what was said, and the link that shows it again. */
export type Ruling = v.InferOutput<typeof rulingSchema>
const rulingSchema = v.strictObject({ when: v.number(), said: v.string(), link: v.string() })

/** Most rulings that are kept; the oldest go. */
const MOST = 200
/** Longest name of a player. */
export const LONGEST_NAME = 16

/** A list under a key of the device, the same in every window; what cannot be read counts as none. */
function useKept<T>(name: string, item: v.GenericSchema<unknown, T>) {
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

/** The rulings so far. One that was the last already is not noted twice. */
export function useRulings() {
  const [rulings, change] = useKept('rulings', rulingSchema)
  return {
    rulings,
    add: (said: string, link: string): void =>
      change((list) =>
        list.at(-1)?.link === link
          ? list
          : [...list, { when: Date.now(), said, link }].slice(-MOST),
      ),
    clear: (): void => change(() => []),
  }
}

const nameSchema = v.pipe(v.string(), v.maxLength(LONGEST_NAME))

/** What the players are called; who has no name goes by the letter of the seat. */
export function useSeatNames() {
  const [names, change] = useKept('seat-names', nameSchema)
  return {
    nameOf: (seat: Seat): string => names[seat]?.trim() || letterOf(seat),
    names,
    rename: (seat: Seat, name: string): void =>
      change((list) => {
        const all = Array.from(
          { length: Math.max(list.length, seat + 1) },
          (_, at) => list[at] ?? '',
        )
        return all.with(seat, name.slice(0, LONGEST_NAME))
      }),
  }
}
