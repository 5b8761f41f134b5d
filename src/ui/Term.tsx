import type { TermId } from '../text/names.ts'
import { Message } from './Message.tsx'
import { memo } from './memo.ts'

interface Props {
  id: TermId
  /** A particle that follows it: `을`. */
  particle?: string
}

/** A term of the game in both naming sets; CSS shows the chosen one. */
export const Term = memo(function Word({ id, particle = '' }: Props) {
  return <Message segments={[{ term: id, particle }]} />
})
