import { t } from '../../text/messages/referee.ts'

/** Says that the position is the one of the last visit, and offers a new one. */
export function Resumed({ onNew }: { onNew: () => void }) {
  return (
    <p role="status">
      {t('edit.resumed')}{' '}
      <button type="button" class="quiet-action" onClick={onNew}>
        {t('edit.new')}
      </button>
    </p>
  )
}
