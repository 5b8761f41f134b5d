import { COMMA } from '#language/language.ts'
import type { Segment } from '../text/markup.ts'

export type Words = Segment[]

/** Words one after the other, with something between. */
export function joined(items: readonly Words[], between: string = COMMA): Words {
  return items.flatMap((item, index) => (index > 0 ? [{ text: between }, ...item] : item))
}
