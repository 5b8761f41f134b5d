import type { Segment } from '../text/markup.ts'

export type Words = Segment[]

/** Words one after the other, with something between. */
export function joined(items: readonly Words[], between = ', '): Words {
  return items.flatMap((item, index) => (index > 0 ? [{ text: between }, ...item] : item))
}
