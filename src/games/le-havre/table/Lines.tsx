import type { Segment } from '../../../text/markup.ts'
import { Message } from '../../../ui/Message.tsx'

/** Sentences after one another. */
export const Lines = ({ of }: { of: readonly (readonly Segment[])[] }) => (
  <>
    {of.map((line, at) => (
      <span key={at}>
        {at > 0 && ' '}
        <Message segments={line} />
      </span>
    ))}
  </>
)
