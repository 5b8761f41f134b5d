import type { Problem } from '../../engine/types.ts'
import { unreadWords } from '../../referee/faults.ts'
import type { Unread } from '../../referee/question.ts'
import type { Words } from '../../referee/words.ts'
import { t } from '../../text/messages/referee.ts'
import { Message } from '../Message.tsx'

interface Props {
  wrong: Unread
  /** The table that is shown instead is empty. */
  empty: boolean
  /** What could not be read is shown, to be mended. */
  mends?: boolean
  /** What the game says of a problem of a position. */
  problemWords: (problem: Problem) => { where: Words; what: Words; mend: Words }
}

/** Why something could not be read, and what is shown instead. */
export function UnreadPanel({
  wrong,
  empty,
  problemWords,
  mends = wrong.draft !== undefined,
}: Props) {
  return (
    <section class="unread" role="alert">
      {unreadWords(wrong, problemWords).map((words, index) => (
        <p key={index}>
          <Message segments={words} />
        </p>
      ))}
      <p>{t(mends ? 'unread.mend' : empty ? 'unread.empty' : 'unread.kept')}</p>
    </section>
  )
}
