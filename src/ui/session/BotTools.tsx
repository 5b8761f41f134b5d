import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/bots.ts'
import { usePace } from '../table/pace.ts'
import type { Watch } from '../table/useWatch.ts'
import type { BotPlay } from './useBots.ts'

interface Props<G extends GameTypes> {
  bots: BotPlay<G>
  watch?: Pick<Watch<G>, 'watching' | 'next' | 'stop'>
}

/** While bots move, or their moves are looked at again: to stop, to let one move at a time come, to let them go on. */
export function BotTools<G extends GameTypes>({ bots, watch }: Props<G>) {
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
