import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/games.ts'
import type { PersistedGame } from './usePersistedGame.ts'

/** What another window that plays the same game means for this one. */
export function ConflictNotice<G extends GameTypes>({
  kept: { followed, choice },
}: {
  kept: PersistedGame<G>
}) {
  if (!choice) return followed ? <p class="overtaken">{t('play.followed')}</p> : null
  return (
    <section class="overtaken warning" role="alert">
      <p>{t('play.overtaken')}</p>
      <button type="button" class="quiet-action" onClick={choice.follow}>
        {t('play.follow')}
      </button>{' '}
      <button type="button" class="quiet-action" onClick={choice.part}>
        {t('play.part')}
      </button>
    </section>
  )
}
