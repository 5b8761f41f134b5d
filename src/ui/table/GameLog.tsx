import { useMemo, useState } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/t.ts'
import type { TableWords } from './plug.ts'
import { ToldTurn } from './ToldTurn.tsx'
import type { LiveGame, Turn } from './useGame.ts'

interface Props<G extends GameTypes> {
  words: TableWords<G>
  turns: readonly Turn<G>[]
  players: readonly string[]
  onBackTo: LiveGame<G>['goTo']
}

/** Everything that happened, newest first; every line names its rule, every move can be gone back to. Written once it is opened. */
export function GameLog<G extends GameTypes>({ words, turns, players, onBackTo }: Props<G>) {
  const [open, setOpen] = useState(false)
  return (
    <details class="log" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('log.title', { count: turns.length })}</summary>
      {open && (
        <ol reversed>
          {turns
            .map((turn, index) => (
              <LoggedTurn
                key={index}
                words={words}
                turn={turn}
                index={index}
                players={players}
                names={players.join()}
                onBackTo={onBackTo}
              />
            ))
            .reverse()}
        </ol>
      )}
    </details>
  )
}

interface LoggedProps<G extends GameTypes> {
  words: TableWords<G>
  turn: Turn<G>
  index: number
  players: readonly string[]
  /** The players' names in one. */
  names: string
  onBackTo: LiveGame<G>['goTo']
}

/** A move and what it made happen. It never changes, so it is put into words once. */
function LoggedTurn<G extends GameTypes>(props: LoggedProps<G>) {
  const { words, turn, index, players, names, onBackTo } = props
  return useMemo(
    () => (
      <li>
        <ToldTurn words={words} turn={turn} players={players}>
          {turn.forced && <small> {t('log.forced')}</small>}
          <button type="button" class="log-back" onClick={() => onBackTo(index)}>
            {t('log.back')}
          </button>
        </ToldTurn>
      </li>
    ),
    [turn, index, names, onBackTo],
  )
}
