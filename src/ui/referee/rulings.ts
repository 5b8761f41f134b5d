/** The rulings of an evening, as this device keeps them. */
import * as v from 'valibot'
import { LAST_DATE, now } from '../../saves/clock.ts'
import { LINK } from '../../saves/link.ts'
import { usePersistedList } from '../persisted-list.ts'

/** A ruling as it was given: when, what was said, and the link that shows it again. */
export type Ruling = v.InferOutput<typeof rulingSchema>
export const rulingSchema = v.strictObject({
  when: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_DATE)),
  said: v.string(),
  link: v.pipe(v.string(), v.regex(LINK)),
})

/** Most rulings that are kept; the oldest go. */
const MOST = 200

/** Rulings, of which the plain link of the last one is packed now; where the one before it is the same it goes. */
const packedIn = (list: readonly Ruling[], plain: string, packed: string): Ruling[] =>
  list.flatMap((one, index) => {
    if (one.link !== plain) return [one]
    return list[index - 1]?.link === packed ? [] : [{ ...one, link: packed }]
  })

/** The rulings on a game so far. One that was the last already is not noted twice. */
export function useRulings(game: string) {
  const [rulings, change] = usePersistedList(`${game}/rulings`, rulingSchema)
  return {
    rulings,
    /** Kept at once with a plain link, and then with the packed one. */
    add: async (said: string, plain: string, packing: Promise<string>): Promise<void> => {
      change((list) => [...list, { when: now(), said, link: plain }].slice(-MOST))
      const packed = await packing
      change((list) => packedIn(list, plain, packed))
    },
    clear: (): void => change(() => []),
    /** Brings back what was cleared, before what has come since. */
    restore: (cleared: readonly Ruling[]): void => change((list) => [...cleared, ...list]),
  }
}
