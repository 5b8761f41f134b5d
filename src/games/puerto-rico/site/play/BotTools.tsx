import { usePace } from '../../../../ui/table/pace.ts'
import type { Watch } from '../../../../ui/table/useWatch.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { t } from '../../words/messages/games.ts'
import type { BotPlay } from './useBots.ts'

interface Props {
  bots: BotPlay
  watch?: Watch<PuertoRico>
}

/** While bots move, or their moves are looked at again: to stop, to let one move at a time come, to let them go on. */
export function BotTools({ bots, watch }: Props) {
  const [pace, setPace] = usePace()
  const { watching = false, next = bots.next, stop } = watch ?? {}
  if (!bots.thinking && !watching) return null
  return (
    <>
      {pace === 'step' && (
        <button type="button" class="main-action" onClick={watching ? next : bots.next}>
          {t('pace.next')}
        </button>
      )}
      <button
        type="button"
        class="quiet-action"
        onClick={() => setPace(pace === 'step' ? '' : 'step')}
      >
        {t(pace === 'step' ? 'pace.go-on' : 'pace.pause')}
      </button>
      {watching && (
        <button type="button" class="quiet-action" onClick={stop}>
          {t('since.stop')}
        </button>
      )}
    </>
  )
}
