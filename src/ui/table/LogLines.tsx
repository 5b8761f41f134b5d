import { useMemo } from 'preact/hooks'
import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/log.ts'
import { AnnouncedTurn } from './AnnouncedTurn.tsx'
import type { TableWords } from './definition.ts'
import { forcedKey } from './forced-key.ts'
import type { LiveGame, Turn } from './useGame.ts'

export interface LogProps<G extends GameTypes> {
  words: TableWords<G>
  turns: readonly Turn<G>[]
  players: readonly string[]
  onBackTo: LiveGame<G>['goTo']
  /** Moves that nobody was asked for are told as such; a script makes them for somebody. */
  tellsForced?: boolean
}

/** The moves of a log, newest first. */
export function LogLines<G extends GameTypes>(props: LogProps<G>) {
  const { words, turns, players, onBackTo, tellsForced = true } = props
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
            tellsForced={tellsForced}
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
  const { words, turn, index, players, names, onBackTo, tellsForced } = props
  return useMemo(
    () => (
      <li>
        <AnnouncedTurn words={words} turn={turn} players={players}>
          {turn.forced && tellsForced && <small> {t(forcedKey(words, turn))}</small>}
          <button type="button" class="log-back" onClick={() => onBackTo(index)}>
            {t('log.back')}
          </button>
        </AnnouncedTurn>
      </li>
    ),
    [turn, index, names, onBackTo],
  )
}
