import { Say } from '../components/Say.tsx'
import { ruleHref } from '../components/site/rule-link.ts'
import { parse } from '../text/markup.ts'
import { t } from '../text/messages/t.ts'
import { moveWords } from '../text/moves.ts'
import { ruleLabel } from '../text/rules.ts'
import { logLine } from '../text/say.ts'
import type { Turn } from './useGame.ts'

interface Props {
  turns: readonly Turn[]
  players: readonly string[]
  onBackTo: (index: number) => void
}

/** Everything that happened, newest first; every line names its rule, every move can be gone back to. */
export function GameLog({ turns, players, onBackTo }: Props) {
  const nameOf = (seat: number) => players[seat] ?? ''
  return (
    <details class="log">
      <summary>{t('log.title', { count: turns.length })}</summary>
      <ol reversed>
        {turns
          .map((turn, index) => ({ turn, index }))
          .reverse()
          .map(({ turn, index }) => (
            <li key={index}>
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
          ))}
      </ol>
    </details>
  )
}
