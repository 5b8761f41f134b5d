import { useEffect, useRef, useState } from 'preact/hooks'
import { letterOf } from '../../../engine/seats.ts'
import { HUMAN } from '../../../saves/game.ts'
import { LiveTable } from '../../../ui/table/LiveTable.tsx'
import { useGame } from '../../../ui/table/useGame.ts'
import type { Level } from '../bots/levels.ts'
import { resultOf } from '../rules/scoring.ts'
import type { Position } from '../rules/state.ts'
import { BotMessage } from '../site/play/BotMessage.tsx'
import { useBots } from '../site/play/useBots.ts'
import { FinalScore } from '../site/score/FinalScore.tsx'
import { table } from '../table/plug/table.tsx'
import { botWords } from '../words/bot-words.ts'
import { t } from '../words/messages/figure.ts'
import './free-play.css'

interface Props {
  from: Position
  onClose: () => void
}

/** What a bot may think about a move here, in milliseconds. */
const THINKING = 250
const OPPONENT: Level = 'intermediate'

/** A game from the position of a figure, opened over the page; closing it comes back to what was read. */
export function FreePlay({ from, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const game = useGame(table, from)
  const [alone, setAlone] = useState(false)
  const { position } = game
  const kinds = position.players.map((_, seat) => (alone || seat === from.seat ? HUMAN : OPPONENT))
  const bots = useBots(game, kinds, THINKING)
  const players = position.players.map((_, seat) => letterOf(seat))
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      class="free-play not-content"
      ref={dialog}
      aria-label={t('free.title')}
      onClose={onClose}
    >
      <div class="free-bar">
        <button type="button" class="quiet-action" onClick={() => dialog.current?.close()}>
          {t('free.back')}
        </button>
        <label>
          <input
            type="checkbox"
            checked={alone}
            onChange={(event) => setAlone(event.currentTarget.checked)}
          />{' '}
          {t('free.alone')}
        </label>
      </div>
      {position.at === 'over' ? (
        <>
          <p>{t('free.over')}</p>
          <FinalScore result={resultOf(position)} players={players} />
        </>
      ) : (
        <LiveTable
          table={table}
          game={game}
          players={players}
          plays={(seat) => kinds[seat] === HUMAN}
          {...(!alone && { viewer: from.seat })}
          guide={{
            frozen: bots.thinking,
            alone: !alone,
            message: <BotMessage bots={bots} hint={null} players={players} revealed={false} />,
            tools: null,
            told: bots.last ? botWords(bots.last.choice.reason) : [],
            explain: () => null,
          }}
        />
      )}
    </dialog>
  )
}
