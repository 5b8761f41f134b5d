import type { Segment } from '../../../text/markup.ts'
import { Say } from '../../../ui/Say.tsx'

/** Sentences after one another. */
export const Lines = ({ of }: { of: readonly (readonly Segment[])[] }) => (
  <>
    {of.map((line, at) => (
      <span key={at}>
        {at > 0 && ' '}
        <Say of={line} />
      </span>
    ))}
  </>
)
