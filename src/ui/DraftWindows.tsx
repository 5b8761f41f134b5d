import { t } from '../text/messages/windows.ts'
import type { Windows } from './usePersistedDraft.ts'

/** What another window that changes the same draft means for this one. */
export function DraftWindows({ followed, choice }: Windows) {
  if (!choice) return followed ? <p role="status">{t('draft.followed')}</p> : null
  return (
    <section class="overtaken warning" role="alert">
      <p>{t('draft.overtaken')}</p>
      <button type="button" class="quiet-action" onClick={choice.follow}>
        {t('draft.follow')}
      </button>{' '}
      <button type="button" class="quiet-action" onClick={choice.stay}>
        {t('draft.stay')}
      </button>
    </section>
  )
}
