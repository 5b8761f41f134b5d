import { unreadWords } from '../../../../referee/faults.ts'
import type { Unread } from '../../../../referee/question.ts'
import { Say } from '../../../../ui/Say.tsx'
import { problemWords } from '../../referee/problems.ts'
import { t } from '../../words/messages/referee.ts'

interface Props {
  wrong: Unread
  /** The table that is shown instead is empty. */
  empty: boolean
}

/** Why something could not be read, and what is shown instead. */
export function UnreadPanel({ wrong, empty }: Props) {
  return (
    <section class="unread" role="alert">
      {unreadWords(wrong, problemWords).map((words, index) => (
        <p key={index}>
          <Say of={words} />
        </p>
      ))}
      <p>{t(wrong.draft ? 'unread.mend' : empty ? 'unread.empty' : 'unread.kept')}</p>
    </section>
  )
}
