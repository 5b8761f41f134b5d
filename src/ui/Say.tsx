import { type Segment, termText } from '../text/markup.ts'
import { FIRST_SET, OTHER_SET } from '../text/names.ts'

/** Text with terms, both names in place; the page's setting shows one. */
export function Say({ of }: { of: readonly Segment[] }) {
  return (
    <>
      {of.map((segment) => {
        if ('text' in segment) return segment.text
        if (!('term' in segment)) return null
        const first = termText(segment.term, segment.particle, FIRST_SET)
        const other = termText(segment.term, segment.particle, OTHER_SET)
        if (first === other) return first
        return (
          <>
            <span class={`in-${FIRST_SET}`}>{first}</span>
            <span class={`in-${OTHER_SET}`} hidden>
              {other}
            </span>
          </>
        )
      })}
    </>
  )
}
