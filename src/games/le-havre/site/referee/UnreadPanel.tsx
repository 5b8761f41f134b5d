import { UnreadPanel as Panel } from '../../../../ui/referee/UnreadPanel.tsx'
import { problemWords } from '../../referee/problems.ts'
import type { Wrong } from './opening.ts'

interface Props {
  wrong: Wrong
  empty: boolean
}

/** Why a question about Le Havre could not be read. */
export const UnreadPanel = ({ wrong, empty }: Props) => (
  <Panel wrong={wrong} empty={empty} mends={wrong.mend !== undefined} problemWords={problemWords} />
)
