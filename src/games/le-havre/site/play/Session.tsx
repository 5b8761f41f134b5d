import { useEffect, useRef } from 'preact/hooks'
import { letterOf } from '../../../../engine/seats.ts'
import { beginGame } from '../../../../saves/game.ts'
import { download } from '../../../../ui/download.ts'
import { Overtaken } from '../../../../ui/play/Overtaken.tsx'
import { newSeed } from '../../../../ui/play/seed.ts'
import { useKeptGame } from '../../../../ui/play/useKeptGame.ts'
import { LiveTable } from '../../../../ui/table/LiveTable.tsx'
import { type Turn, useGame } from '../../../../ui/table/useGame.ts'
import type { Position } from '../../rules/state.ts'
import type { LeHavre } from '../../rules/types.ts'
import { type Saved, saves } from '../../saves.ts'
import { table } from '../../table/plug.tsx'
import { t } from '../../words/messages/games.ts'
import { FinalScore } from './FinalScore.tsx'

interface Props {
  saved: Saved
  /** Where its moves have led, and how. */
  position: Position
  turns: readonly Turn<LeHavre>[]
  /** Goes over to another game. */
  onBegin: (game: Saved) => void
  onLeave: () => void
}

/** A game in progress: kept after every move, to be left and taken up again. */
export function Session({ saved, position: start, turns: made, onBegin, onLeave }: Props) {
  const game = useGame(table, start, made)
  const kept = useKeptGame(saves, saved, game)
  const players = saved.players.map((_, seat) => t('play.player', { letter: letterOf(seat) }))
  const atTable = useRef<HTMLElement>(null)
  // It takes the place of a longer page, which may have been scrolled down, and of the button that opened it.
  useEffect(() => {
    scrollTo(0, 0)
    atTable.current?.focus({ preventScroll: true })
  }, [])
  const again = (): void => {
    const { setup } = saved
    onBegin(beginGame(saves, { setup: { ...setup, seed: newSeed() }, players: saved.players }))
  }
  return (
    <div class="session">
      <h1 class="sr">{t('start.title')}</h1>
      <Overtaken kept={kept} />
      <section class="at-table" aria-label={t('play.table')} tabIndex={-1} ref={atTable}>
        {game.position.at === 'over' && (
          <div class="ended">
            <FinalScore position={game.position} players={players} />
            <button type="button" class="main-action" onClick={again}>
              {t('end.again')}
            </button>
          </div>
        )}
        <LiveTable table={table} game={game} players={players} />
      </section>
      <div class="play-tools">
        <button type="button" class="quiet-action" onClick={onLeave}>
          {t('play.leave')}
        </button>
        <button
          type="button"
          class="quiet-action"
          onClick={() => download(`le-havre-${saved.id}.json`, JSON.stringify(kept.now()))}
        >
          {t('play.export')}
        </button>
      </div>
    </div>
  )
}
