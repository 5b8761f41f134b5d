import type { TermId } from '../text/names.ts'
import { memo } from './memo.ts'
import { Say } from './Say.tsx'

interface Props {
  id: TermId
  /** A particle that follows it: `을`. */
  particle?: string
}

/** A term of the game in both naming sets; CSS shows the chosen one. */
export const Word = memo(function Word({ id, particle = '' }: Props) {
  return <Say of={[{ term: id, particle }]} />
})
