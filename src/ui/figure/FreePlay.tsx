import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { letterOf } from '../../engine/seats.ts'
import type { GameTypes } from '../../engine/types.ts'
import { HUMAN } from '../../saves/game.ts'
import type { SaidMoves } from '../../saves/remarks.ts'
import { t } from '../../text/messages/figure-ways.ts'
import { BotMessage } from '../session/BotMessage.tsx'
import { BotTools } from '../session/BotTools.tsx'
import type { TableBots } from '../session/definition.ts'
import { reasonAt } from '../session/reasons.ts'
import { useBots } from '../session/useBots.ts'
import type { TableGame } from '../table/definition.ts'
import { LiveTable } from '../table/LiveTable.tsx'
import { useGame } from '../table/useGame.ts'
import { useBackCloses } from '../useBackCloses.ts'
import type { FreePlayProps } from './definition.ts'

/** What playing on from a figure asks of a game. */
export interface FreePlayDefinition<G extends GameTypes, Hand> {
  tableFor: (position: G['Position']) => TableGame<G, Hand>
  bots: TableBots<G>
  /** Whoever plays against the reader. */
  opponent: string
  /** The score of a game that is over. */
  Final: FunctionComponent<{ position: G['Position']; players: readonly string[] }>
  /** The address of the sheet of the whole table and the score. */
  sheet: string
}

type Props<G extends GameTypes, Hand> = FreePlayProps<G> & {
  definition: FreePlayDefinition<G, Hand>
}

/** What a bot may think about a move here, in milliseconds. */
const THINKING = 250

/** A game from the position of a figure, opened over the page; closing it comes back to what was read. */
export function FreePlay<G extends GameTypes, Hand>({ definition, from, onClose }: Props<G, Hand>) {
  const { tableFor, opponent, Final, sheet } = definition
  const dialog = useRef<HTMLDialogElement>(null)
  const table = tableFor(from)
  const game = useGame(table, from)
  const [alone, setAlone] = useState(false)
  const { position, turns } = game
  const kinds = position.players.map((_, seat) => (alone || seat === from.seat ? HUMAN : opponent))
  const isHuman = (seat: number): boolean => kinds[seat] === HUMAN
  const [said] = useState<SaidMoves>(() => new Map())
  const bots = useBots(definition.bots, game, kinds, THINKING, said)
  const reasonOf = (turn: number) => reasonAt(turns, bots.saidOf, turn)
  const players = position.players.map((_, seat) => letterOf(seat))
  const [dressed, setDressed] = useState(false)
  const dress = (): void => setDressed(true)
  useEffect(() => {
    if (dressed) dialog.current?.showModal()
  }, [dressed])
  useBackCloses(dialog, dressed)
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
      {!dressed ? null : table.game.isOver(position) ? (
        <>
          <p>{t('free.over')}</p>
          <Final position={position} players={players} />
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
                position={position}
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
            announcement: [],
            why: reasonOf(turns.length - 1) ?? [],
            refused: null,
          }}
        />
      )}
    </dialog>
  )
}
