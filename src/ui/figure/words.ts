/** Pieces of the sentences that describe a drawing. */
import { COMMA } from '#language/language.ts'
import type { Segment } from '../../text/markup.ts'
import { say } from '../../text/messages/figure.ts'

/** '이름: 하나, 둘.' */
export function list(name: readonly Segment[], items: readonly (readonly Segment[])[]): Segment[] {
  const shown = items.length > 0 ? items : [say('figure.none')]
  const joined = shown.flatMap((item, index) => (index > 0 ? [{ text: COMMA }, ...item] : item))
  return say('figure.list', { name, items: joined })
}
