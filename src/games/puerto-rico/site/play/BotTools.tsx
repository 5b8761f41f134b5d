import { usePace } from '../../../../ui/table/pace.ts'
import { t } from '../../words/messages/t.ts'
import type { BotPlay } from './useBots.ts'

/** While bots move: to stop them, to let one move at a time come, to let them go on. */
export function BotTools({ bots }: { bots: BotPlay }) {
  const [pace, setPace] = usePace()
  if (!bots.thinking) return null
  if (pace !== 'step')
    return (
      <button type="button" class="quiet-action" onClick={() => setPace('step')}>
        {t('pace.pause')}
      </button>
    )
  return (
    <>
      <button type="button" class="main-action" onClick={bots.next}>
        {t('pace.next')}
      </button>
      <button type="button" class="quiet-action" onClick={() => setPace('')}>
        {t('pace.go-on')}
      </button>
    </>
  )
}
