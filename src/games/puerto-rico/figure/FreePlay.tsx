import { useEffect, useRef, useState } from 'preact/hooks'
import { letterOf } from '../../../engine/seats.ts'
import { HUMAN } from '../../../saves/game.ts'
import { BotMessage } from '../../../ui/session/BotMessage.tsx'
import { BotTools } from '../../../ui/session/BotTools.tsx'
import { reasonAt } from '../../../ui/session/reasons.ts'
import { useBots } from '../../../ui/session/useBots.ts'
import { LiveTable } from '../../../ui/table/LiveTable.tsx'
import { useGame } from '../../../ui/table/useGame.ts'
import type { Level } from '../bots/levels.ts'
import { resultOf } from '../rules/scoring.ts'
import type { Position } from '../rules/state.ts'
import { tableBots } from '../site/play/table-bots.ts'
import { FinalScore } from '../site/score/FinalScore.tsx'
import { table as baseTable } from '../table/plug/table.tsx'
import { t } from '../words/messages/figure.ts'
import { tableFor } from './added.ts'
import sheet from './free-play.css?url'

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
  const table = tableFor(from, baseTable)
  const game = useGame(table, from)
  const [alone, setAlone] = useState(false)
  const { position, turns } = game
  const kinds = position.players.map((_, seat) => (alone || seat === from.seat ? HUMAN : OPPONENT))
  const isHuman = (seat: number): boolean => kinds[seat] === HUMAN
  const bots = useBots(tableBots, game, kinds, THINKING)
  const reasonOf = (turn: number) => reasonAt(turns, bots.choiceOf, turn)
  const players = position.players.map((_, seat) => letterOf(seat))
  const [dressed, setDressed] = useState(false)
  const dress = (): void => setDressed(true)
  useEffect(() => {
    if (dressed) dialog.current?.showModal()
  }, [dressed])
  return (
    <dialog
      class="free-play not-content"
      ref={dialog}
      aria-label={t('free.title')}
      onClose={onClose}
    >
      {/* The sheets of a part that comes later are left out of a build; these come and go with the table. */}
      <link rel="stylesheet" href={sheet} onLoad={dress} onError={dress} />
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
      {!dressed ? null : position.at === 'over' ? (
        <>
          <p>{t('free.over')}</p>
          <FinalScore result={resultOf(position)} players={players} />
        </>
      ) : (
        <LiveTable
          table={table}
          game={game}
          players={players}
          plays={isHuman}
          {...(!alone && { viewer: from.seat })}
          guide={{
            frozen: bots.thinking,
            alone: !alone,
            message: (
              <BotMessage
                words={table.words}
                bots={bots}
                hint={null}
                turns={turns}
                since={turns.findLastIndex(({ move, forced }) => !forced && isHuman(move.seat)) + 1}
                players={players}
                revealed={null}
                reasonOf={reasonOf}
              />
            ),
            tools: <BotTools bots={bots} />,
            told: [],
            why: reasonOf(turns.length - 1) ?? [],
            refused: null,
          }}
        />
      )}
    </dialog>
  )
}
