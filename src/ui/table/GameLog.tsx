import { useMemo, useState } from 'preact/hooks'
import { moveWords } from '../../games/puerto-rico/words/moves.ts'
import { ruleLabel } from '../../games/puerto-rico/words/rules.ts'
import { logLine } from '../../games/puerto-rico/words/say.ts'
import { parse } from '../../text/markup.ts'
import { t } from '../../text/messages/t.ts'
import { ruleHref } from '../rule-link.ts'
import { Say } from '../Say.tsx'
import type { LiveGame, Turn } from './useGame.ts'

interface Props {
  turns: readonly Turn[]
  players: readonly string[]
  onBackTo: LiveGame['goTo']
}

/** Everything that happened, newest first; every line names its rule, every move can be gone back to. Written once it is opened. */
export function GameLog({ turns, players, onBackTo }: Props) {
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

interface LoggedProps {
  turn: Turn
  index: number
  players: readonly string[]
  /** The players' names in one. */
  names: string
  onBackTo: LiveGame['goTo']
}

/** A move and what it made happen. It never changes, so it is put into words once. */
function LoggedTurn({ turn, index, players, names, onBackTo }: LoggedProps) {
  const nameOf = (seat: number) => players[seat] ?? ''
  return useMemo(
    () => (
      <li>
        <p class="log-move">
          <b>{nameOf(turn.move.seat)}</b> <Say of={moveWords(turn.move)} />
          {turn.forced && <small> {t('log.forced')}</small>}
          <button type="button" class="log-back" onClick={() => onBackTo(index)}>
            {t('log.back')}
          </button>
        </p>
        <ul>
          {turn.notes.map((note, nth) => {
            const line = logLine(note, nameOf)
            return (
              line && (
                <li key={nth}>
                  <Say of={line} />{' '}
                  <a class="rule-link" href={ruleHref(note.rule)}>
                    <Say of={parse(ruleLabel(note.rule))} />
                  </a>
                </li>
              )
            )
          })}
        </ul>
      </li>
    ),
    [turn, index, names, onBackTo],
  )
}
