/** The rulings of an evening, as this device keeps them. */
import * as v from 'valibot'
import { useKept } from './kept.ts'

/** A ruling as it was given: when, what was said, and the link that shows it again. */
export type Ruling = v.InferOutput<typeof rulingSchema>
export const rulingSchema = v.strictObject({ when: v.number(), said: v.string(), link: v.string() })

/** Most rulings that are kept; the oldest go. */
const MOST = 200
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
    /** Brings back what was cleared, before what has come since. */
    restore: (cleared: readonly Ruling[]): void => change((list) => [...cleared, ...list]),
  }
}
