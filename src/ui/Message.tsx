import { isSpaced } from '#language/particle.ts'
import { type Segment, termParts, termText } from '../text/markup.ts'
import { FIRST_SET, OTHER_SET, type TermId } from '../text/names.ts'

interface MessageProps {
  segments: readonly Segment[]
}

/** Text with terms, both names in place; the page's setting shows one. */
export function Message({ segments: of }: MessageProps) {
  return (
    <>
      {of.map((segment) => {
        if ('text' in segment) return segment.text
        if (!('term' in segment)) return null
        const { term, particle } = segment
        return (
          <Both
            first={termText(term, particle, FIRST_SET)}
            other={termText(term, particle, OTHER_SET)}
          />
        )
      })}
    </>
  )
}

/** Two readings of one word. */
function Both({ first, other }: { first: string; other: string }) {
  if (first === other) return first
  return (
    <>
      <span class={`in-${FIRST_SET}`}>{first}</span>
      <span class={`in-${OTHER_SET}`} hidden>
        {other}
      </span>
    </>
  )
}

/**
 * The same, and the first of each term opens its explanation, which stands in the page. What hangs on a term
 * stays on its line, and so does the number before it.
 */
export function ExplainedMessage({ segments: of }: MessageProps) {
  const seen = new Set<TermId>()
  let hung = 0
  let count = ''
  return (
    <>
      {of.map((segment, index) => {
        if ('text' in segment) {
          const text = segment.text.slice(hung)
          hung = 0
          const next = of[index + 1]
          const opens = next && 'term' in next && !seen.has(next.term)
          count = opens ? (/\d+ ?$/.exec(text)?.[0] ?? '') : ''
          return text.slice(0, text.length - count.length)
        }
        if (!('term' in segment) || seen.has(segment.term)) return <Message segments={[segment]} />
        const { term, particle } = segment
        seen.add(term)
        const before = count
        count = ''
        const next = of[index + 1]
        const tail =
          isSpaced && next && 'text' in next ? (/^\p{L}*/u.exec(next.text)?.[0] ?? '') : ''
        hung = tail.length
        const first = termParts(term, particle, FIRST_SET)
        const other = termParts(term, particle, OTHER_SET)
        return (
          <span class="term">
            {before}
            <button type="button" popovertarget={`gloss-${term}`}>
              <Both first={first[0]} other={other[0]} />
            </button>
            <Both first={first[1]} other={other[1]} />
            {tail}
          </span>
        )
      })}
    </>
  )
}
