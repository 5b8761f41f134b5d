import { type Segment, termText } from '../text/markup.ts'

/** Text with terms, both names in place; the page's setting shows one. */
export function Say({ of }: { of: readonly Segment[] }) {
  return (
    <>
      {of.map((segment) => {
        if ('text' in segment) return segment.text
        if (!('term' in segment)) return null
        const modern = termText(segment.term, segment.particle, '1897')
        const classic = termText(segment.term, segment.particle, 'classic')
        if (modern === classic) return modern
        return (
          <>
            <span class="in-1897">{modern}</span>
            <span class="in-classic">{classic}</span>
          </>
        )
      })}
    </>
  )
}
