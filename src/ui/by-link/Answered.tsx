import { t } from '../../text/messages/by-link.ts'

export interface AnsweredProps {
  granted: boolean
  /** Who answered; undefined where it may be one of several. */
  who: string | undefined
  /** Where the game goes on: in which round, with whose turn. */
  round: number
  name: string
}

/** What came of the moves that were asked back, for whoever asked. */
export function Answered({ granted, who = t('by-link.others'), round, name }: AnsweredProps) {
  return (
    <p class="answer" role="status">
      {granted ? t('by-link.granted', { who, round, name }) : t('by-link.declined', { who })}
    </p>
  )
}
