import { useRef } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/after.ts'
import type { Turn } from '../table/useGame.ts'
import { Walk } from './Walk.tsx'
import type { WalkedTable } from './walked.ts'

interface Props<G extends GameTypes> {
  table: WalkedTable<G>
  turns: readonly Turn<NoInfer<G>>[]
  /** Where the game ended. */
  last: NoInfer<G>['Position']
  players: readonly string[]
  /** Whose board is shown as one's own. */
  viewer: number
  onPlayFrom: (index: number) => void
}

/** Looks through a finished game move by move. */
export function Replay<G extends GameTypes>({ onPlayFrom, ...walked }: Props<G>) {
  const root = useRef<HTMLElement>(null)
  return (
    <section class="replay" aria-label={t('replay.title')} ref={root}>
      <h2>{t('replay.title')}</h2>
      <Walk {...walked} within={root}>
        {(at) =>
          at < walked.turns.length && (
            <button type="button" class="quiet-action" onClick={() => onPlayFrom(at)}>
              {t('site.play-on')}
            </button>
          )
        }
      </Walk>
    </section>
  )
}
