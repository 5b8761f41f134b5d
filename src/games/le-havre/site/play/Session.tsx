import { useEffect, useRef } from 'preact/hooks'
import { beginGame, HUMAN } from '../../../../saves/game.ts'
import type { Segment } from '../../../../text/markup.ts'
import { download } from '../../../../ui/download.ts'
import { lazy } from '../../../../ui/lazy.tsx'
import { BotTools } from '../../../../ui/play/BotTools.tsx'
import { Overtaken } from '../../../../ui/play/Overtaken.tsx'
import { namesOf } from '../../../../ui/play/player-names.ts'
import { newSeed } from '../../../../ui/play/seed.ts'
import { useBots } from '../../../../ui/play/useBots.ts'
import { useKeptGame } from '../../../../ui/play/useKeptGame.ts'
import type { Guide } from '../../../../ui/table/guide.ts'
import { LiveTable } from '../../../../ui/table/LiveTable.tsx'
import { Since } from '../../../../ui/table/Since.tsx'
import { type Turn, useGame } from '../../../../ui/table/useGame.ts'
import type { Position } from '../../rules/state.ts'
import type { LeHavre } from '../../rules/types.ts'
import type { Seat } from '../../rules/vocabulary.ts'
import { type Saved, saves } from '../../saves.ts'
import { OptionLine } from '../../table/OptionLine.tsx'
import { table } from '../../table/plug.tsx'
import { t } from '../../words/messages/games.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { reasonAt } from './reasons.ts'
import { tableBots } from './table-bots.ts'

/** What comes last is not needed to begin; it comes while the game is played. */
const FinalScore = lazy(async () => (await import('./FinalScore.tsx')).FinalScore)

/** What a bot may think about one decision, in milliseconds; most need much less. */
const BOT_TIME = 1000

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
  const players = namesOf(saved)
  const humans = saved.players.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []))
  const isHuman = (seat: Seat): boolean => humans.includes(seat)
  const bots = useBots(tableBots, game, saved.players, BOT_TIME)
  const hasBots = humans.length < players.length
  const reasonOf = (turn: number): Segment[] | null => reasonAt(game.turns, bots.choiceOf, turn)
  const since = game.turns.findLastIndex(({ move, forced }) => !forced && isHuman(move.seat)) + 1
  const guide: Guide<LeHavre> = {
    frozen: bots.thinking,
    alone: humans.length === 1,
    message: (
      <div class="bot-message">
        <Since
          words={table.words}
          turns={game.turns}
          from={since}
          players={players}
          reasonOf={reasonOf}
        />
        {bots.thinking && <p class="prompt">{t(bots.held ? 'play.held' : 'play.thinking')}</p>}
      </div>
    ),
    tools: (
      <>
        <BotTools bots={bots} />
        {bots.thinking && (
          <Meanwhile
            position={game.position}
            players={players}
            humans={humans}
            onAttempt={game.attempt}
          />
        )}
      </>
    ),
    told: [],
    why: reasonOf(game.turns.length - 1) ?? [],
    refused: null,
  }
  const atTable = useRef<HTMLElement>(null)
  // It takes the place of a longer page, which may have been scrolled down, and of the button that opened it.
  useEffect(() => {
    scrollTo(0, 0)
    atTable.current?.focus({ preventScroll: true })
    void FinalScore.preload()
  }, [])
  const isOver = game.position.at === 'over'
  // The score stands above the table, which has been scrolled down by then.
  useEffect(() => {
    if (isOver) scrollTo(0, 0)
  }, [isOver])
  const again = (): void => {
    const { setup } = saved
    onBegin(beginGame(saves, { setup: { ...setup, seed: newSeed() }, players: saved.players }))
  }
  return (
    <div class="session">
      <h1 class="sr">{t('start.title')}</h1>
      <Overtaken kept={kept} />
      <section class="at-table" aria-label={t('play.table')} tabIndex={-1} ref={atTable}>
        {isOver && (
          <div class="ended">
            <FinalScore position={game.position} players={players} />
            <button type="button" class="main-action" onClick={again}>
              {t('end.again')}
            </button>
          </div>
        )}
        <LiveTable
          table={table}
          game={game}
          players={players}
          plays={isHuman}
          {...(humans.length === 1 && humans[0] !== undefined && { viewer: humans[0] })}
          {...(hasBots && { guide })}
        />
      </section>
      <OptionLine options={game.position.options} />
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
