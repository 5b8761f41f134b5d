import { t } from '../../text/messages/referee.ts'

interface Props {
  isAsking: boolean
  /** Whether the position can be asked about. */
  isPossible: boolean
  onSetUp: () => void
  onAsk: () => void
}

/** The two halves of the referee's page: setting a position up, and asking about it. */
export function SetUpOrAsk({ isAsking, isPossible, onSetUp, onAsk }: Props) {
  return (
    <div class="modes">
      <button type="button" class="quiet-action" aria-pressed={!isAsking} onClick={onSetUp}>
        {t('edit.set-up')}
      </button>
      <button
        type="button"
        class="quiet-action"
        aria-pressed={isAsking}
        disabled={!isPossible}
        onClick={() => !isAsking && onAsk()}
      >
        {t('edit.ask')}
      </button>
    </div>
  )
}
