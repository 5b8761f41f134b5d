import { useMemo } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/log.ts'
import { AnnouncedTurn } from './AnnouncedTurn.tsx'
import type { TableWords } from './definition.ts'
import type { LiveGame, Turn } from './useGame.ts'

export interface LogProps<G extends GameTypes> {
  words: TableWords<G>
  turns: readonly Turn<G>[]
  players: readonly string[]
  onBackTo: LiveGame<G>['goTo']
}

/** The moves of a log, newest first. */
export function LogLines<G extends GameTypes>({ words, turns, players, onBackTo }: LogProps<G>) {
  return (
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
  )
}

interface LoggedProps<G extends GameTypes> extends Omit<LogProps<G>, 'turns'> {
  turn: Turn<G>
  index: number
  /** The players' names in one. */
  names: string
}

/** A move and what it made happen. It never changes, so it is put into words once. */
function LoggedTurn<G extends GameTypes>(props: LoggedProps<G>) {
  const { words, turn, index, players, names, onBackTo } = props
  return useMemo(
    () => (
      <li>
        <AnnouncedTurn words={words} turn={turn} players={players}>
          {turn.forced && <small> {t('log.forced')}</small>}
          <button type="button" class="log-back" onClick={() => onBackTo(index)}>
            {t('log.back')}
          </button>
        </AnnouncedTurn>
      </li>
    ),
    [turn, index, names, onBackTo],
  )
}
