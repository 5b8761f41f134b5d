import type { Permission, Refusal, Verdict } from '../../../../referee/verdict.ts'
import { Say } from '../../../../ui/Say.tsx'
import { insteadWords, nextWords, turnWords } from '../../referee/report.ts'
import { whyNot } from '../../referee/why-not.ts'
import { askedWords, changeLines, fullMoveWords, ruleTitle } from '../../referee/words.ts'
import type { Move } from '../../rules/moves.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { say, t } from '../../words/messages/referee.ts'
import { logLine, refusal } from '../../words/say.ts'
import { ruleHref } from '../rule-link.ts'
import { useCalled } from './seat-names.ts'

interface Props {
  position: Position
  verdict: Verdict<PuertoRico>
  onAsk: (move: Move) => void
  onPlay: () => void
}

/** A rule by number and title, leading to its paragraph. */
export function RuleLink({ rule }: { rule: RuleId }) {
  return (
    <a class="rule-link" href={ruleHref(rule)}>
      <Say of={ruleTitle(rule)} />
    </a>
  )
}

/** The answer to a move, with everything behind it. */
export function VerdictPanel({ position, verdict, onAsk, onPlay }: Props) {
  const { nameOf } = useCalled()
  const { legal, move } = verdict
  return (
    <section class="verdict" tabIndex={-1} aria-label={t('ask.panel.verdict')}>
      <h2>
        <b class={legal ? 'yes' : 'no'}>{t(legal ? 'verdict.legal' : 'verdict.illegal')}</b>{' '}
        <Say of={askedWords(move, nameOf)} />
      </h2>
      {verdict.legal ? (
        <Trace position={position} verdict={verdict} onPlay={onPlay} />
      ) : (
        <Broken verdict={verdict} onAsk={onAsk} />
      )}
    </section>
  )
}

function Broken({ verdict, onAsk }: Pick<Props, 'onAsk'> & { verdict: Refusal<PuertoRico> }) {
  const { nameOf } = useCalled()
  const { move, broken, nearest, turnOf } = verdict
  const [deciding, ...also] = broken
  const why = deciding ? refusal(deciding, move, nameOf) : null
  return (
    <>
      {deciding && (
        <p>
          {why && <Say of={why} />} <RuleLink rule={deciding} />
        </p>
      )}
      {also.length > 0 && (
        <>
          <h3>{t('verdict.also')}</h3>
          <ul>
            {also.map((rule) => (
              <li key={rule}>
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {turnOf !== null && (
        <p>
          <Say of={turnWords(turnOf, nameOf)} />
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <h3>
            <Say of={insteadWords(verdict, nameOf)} />
          </h3>
          <div class="choices">
            {nearest.map((other) => (
              <button
                key={JSON.stringify(other)}
                type="button"
                class="quiet-action"
                onClick={() => onAsk(other)}
              >
                <Say of={fullMoveWords(other)} />
              </button>
            ))}
          </div>
        </>
      )}
    </>
  )
}

function Trace({
  position,
  verdict,
  onPlay,
}: Pick<Props, 'position' | 'onPlay'> & { verdict: Permission<PuertoRico> }) {
  const { nameOf } = useCalled()
  const { notes, changes, after } = verdict
  const missed = whyNot(position, verdict, nameOf)
  const lines = notes.flatMap((note) => {
    const words = logLine(note, nameOf)
    return words ? [{ note, words }] : []
  })
  return (
    <>
      <h3>{t('verdict.trace')}</h3>
      {lines.length === 0 && <p>{t('verdict.quiet')}</p>}
      <ol>
        {lines.map(({ note, words }, index) => (
          <li key={index}>
            <Say of={words} /> <RuleLink rule={note.rule} />
          </li>
        ))}
      </ol>
      {missed.length > 0 && (
        <>
          <h3>{t('why.title')}</h3>
          <ul>
            {missed.map(({ rule, words }, index) => (
              <li key={index}>
                {words && <Say of={words} />} <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.length > 0 && (
        <details>
          <summary>{t('verdict.changes')}</summary>
          <ul>
            {changeLines(changes, nameOf).map((words, index) => (
              <li key={index}>
                <Say of={words} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <b>{t('verdict.next')}</b> <Say of={nextWords(after, nameOf)} />
      </p>
      <button type="button" class="main-action" onClick={onPlay}>
        <Say of={say('ask.play')} />
      </button>
    </>
  )
}
