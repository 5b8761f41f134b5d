import type { Unread } from '../../../../referee/question.ts'
import { UnreadPanel as Panel } from '../../../../ui/referee/UnreadPanel.tsx'
import { problemWords } from '../../referee/problems.ts'

/** Why a question about Le Havre could not be read. */
export const UnreadPanel = (props: { wrong: Unread; empty: boolean }) => (
  <Panel {...props} problemWords={problemWords} />
)
