import { useState } from 'preact/hooks'
import type { Permission, Refusal, Verdict } from '../../referee/verdict.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { Segment } from '../../text/markup.ts'
import { say, t } from '../../text/messages/referee.ts'
import { Message } from '../Message.tsx'
import type { SeatName } from '../table/definition.ts'
import type { Refusal as Tried } from '../table/guide.ts'
import { MoveChoices } from './MoveChoices.tsx'
import { RuleLink } from './RuleLink.tsx'
import type { VerdictWords } from './words-definition.ts'

/** So many of the further moves are shown at a time. */
const STEP = 48

interface Props<G extends ScenarioTypes> {
  words: VerdictWords<G>
  position: G['Position']
  /** Null as long as nothing is asked. */
  verdict: Verdict<G> | null
  nameOf: SeatName
  onAsk: (move: G['Move']) => void
  onPlay: () => void
}

type Answered<G extends ScenarioTypes, V> = Omit<Props<G>, 'verdict'> & { verdict: V }

/** In one line: whether it may be done, whose move, and what. */
export function answerWords<G extends ScenarioTypes>(
  words: Pick<VerdictWords<G>, 'move'>,
  { move, broken }: Tried<G>,
  nameOf: SeatName,
): Segment[] {
  return [
    ...say(broken.length > 0 ? 'verdict.illegal' : 'verdict.legal'),
    { text: ' ' },
    ...say('verdict.asked', { seat: nameOf(move.seat), move: words.move(move) }),
  ]
}

/** The answer to a move, with everything behind it. */
export function VerdictPanel<G extends ScenarioTypes>(props: Props<G>) {
  const { words, verdict, nameOf } = props
  if (!verdict)
    return (
      <p class="hint" tabIndex={-1}>
        {t('ask.hint')}
      </p>
    )
  const { legal, move } = verdict
  return (
    <section class="verdict" tabIndex={-1} aria-label={t('ask.panel.verdict')}>
      <h2>
        <b class={legal ? 'yes' : 'no'}>{t(legal ? 'verdict.legal' : 'verdict.illegal')}</b>{' '}
        <Message
          segments={say('verdict.asked', { seat: nameOf(move.seat), move: words.move(move) })}
        />
      </h2>
      {verdict.legal ? (
        <Trace {...props} verdict={verdict} />
      ) : (
        <Broken key={JSON.stringify(move)} {...props} verdict={verdict} />
      )}
    </section>
  )
}

function Broken<G extends ScenarioTypes>({
  words,
  position,
  verdict,
  nameOf,
  onAsk,
}: Answered<G, Refusal<G>>) {
  const { move, broken, nearest, further, turnOf } = verdict
  /** How many of the further moves show. */
  const [more, setMore] = useState(0)
  const [deciding, ...also] = broken
  const why = deciding ? words.refusal(deciding, move, nameOf, position) : null
  return (
    <>
      {deciding && (
        <p>
          {why && <Message segments={why} />} <RuleLink words={words} rule={deciding} />
        </p>
      )}
      {also.length > 0 && (
        <>
          <h3>{t('verdict.also')}</h3>
          <ul>
            {also.map((rule) => (
              <li key={rule}>
                <RuleLink words={words} rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {turnOf !== null && (
        <p>
          <Message segments={say('verdict.turn', { seat: nameOf(turnOf) })} />
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <h3>
            <Message segments={say('verdict.nearest', { seat: nameOf(move.seat) })} />
          </h3>
          <MoveChoices
            words={words}
            moves={[...nearest, ...further.slice(0, more)]}
            onAsk={onAsk}
            onMore={more < further.length ? () => setMore(more + STEP) : null}
          />
        </>
      )}
    </>
  )
}

function Trace<G extends ScenarioTypes>({
  words,
  position,
  verdict,
  nameOf,
  onPlay,
}: Answered<G, Permission<G>>) {
  const { events, changes, after } = verdict
  const missed = words.missed(position, verdict, nameOf)
  const lines = events.flatMap((event) => {
    const said = words.logLine(event, nameOf)
    return said ? [{ event, said }] : []
  })
  return (
    <>
      <h3>{t('verdict.trace')}</h3>
      {lines.length === 0 && <p>{t('verdict.quiet')}</p>}
      <ol>
        {lines.map(({ event, said }, index) => (
          <li key={index}>
            <Message segments={said} />{' '}
            {words.isDrawn(event) && <small>{t('verdict.drawn')} </small>}
            <RuleLink words={words} rule={event.rule} />
          </li>
        ))}
      </ol>
      {missed.length > 0 && (
        <>
          <h3>{t('verdict.missed')}</h3>
          <ul>
            {missed.map(({ rule, words: said }, index) => (
              <li key={index}>
                {said && <Message segments={said} />} <RuleLink words={words} rule={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.length > 0 && (
        <details>
          <summary>{t('verdict.changes')}</summary>
          <ul>
            {words.changes(changes, nameOf).map((said, index) => (
              <li key={index}>
                <Message segments={said} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <b>{t('verdict.next')}</b> <Message segments={words.next(after, nameOf)} />
      </p>
      <button type="button" class="main-action" onClick={onPlay}>
        <Message segments={say('ask.play')} />
      </button>
    </>
  )
}
