import { useState } from 'preact/hooks'
import type { BotTypes } from '../../bots/bot.ts'
import {
  DEPTHS,
  type DepthName,
  dearest,
  type PlayedMove,
  type WeighedDecision,
} from '../../bots/review.ts'
import type { Estimate } from '../../bots/weigh.ts'
import { t } from '../../text/messages/after.ts'
import { Say } from '../Say.tsx'
import { DearDecision } from './DearDecision.tsx'
import { MarginGraph } from './MarginGraph.tsx'
import type { ReviewTable } from './plug.ts'
import { useReview } from './useReview.ts'
import './review.css'

interface Props<G extends BotTypes> {
  table: ReviewTable<G>
  turns: readonly PlayedMove<NoInfer<G>>[]
  players: readonly string[]
  /** Seats whose decisions can be looked over. */
  seats: readonly number[]
  onPlayFrom: (turn: number) => void
}

const DEPTH_NAMES = Object.keys(DEPTHS) as DepthName[]

/** A value with its range, as `+3.2 ± 1.1`. */
const told = ({ mean, spread }: Estimate): string =>
  t('review.value', {
    mean: `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(1)}`,
    spread: spread.toFixed(1),
  })

/** Looks a finished game over: how the expected margin went, and which decisions cost most. */
export function Review<G extends BotTypes>(props: Props<G>) {
  const { table, turns, players, seats, onPlayFrom } = props
  const { state, weighed, share, start, stop } = useReview(table, turns)
  const [whose, setWhose] = useState(seats.length === 1 ? (seats[0] ?? 0) : -1)
  const [depth, setDepth] = useState<DepthName>('quick')
  const running = state === 'running'
  const seat = whose < 0 ? (seats[0] ?? 0) : whose
  return (
    <section class="review" aria-label={t('review.title')}>
      <h2>{t('review.title')}</h2>
      <p>{t('review.lead')}</p>
      <form
        class="review-bar"
        onSubmit={(event) => {
          event.preventDefault()
          if (running) stop()
          else start(whose < 0 ? seats : [whose], depth)
        }}
      >
        {seats.length > 1 && (
          <label>
            {t('review.whose')}{' '}
            <select
              value={whose}
              disabled={running}
              onChange={(event) => setWhose(Number(event.currentTarget.value))}
            >
              <option value={-1}>{t('review.everyone')}</option>
              {seats.map((one) => (
                <option key={one} value={one}>
                  {players[one]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {t('review.depth')}{' '}
          <select
            value={depth}
            disabled={running}
            onChange={(event) =>
              setDepth(DEPTH_NAMES.find((name) => name === event.currentTarget.value) ?? depth)
            }
          >
            {DEPTH_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`review.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class={running ? 'quiet-action' : 'main-action'}>
          {t(running ? 'review.stop' : 'review.start')}
        </button>
        {running && (
          <>
            <progress value={share} aria-label={t('review.title')} />
            <span>{t('review.progress', { percent: Math.floor(100 * share) })}</span>
          </>
        )}
      </form>
      <p role="status" class={`review-${state}`}>
        {state === 'done' && t('review.done', { count: weighed.length })}
        {state === 'stopped' && t('review.stopped')}
        {state === 'failed' && t('review.failed')}
      </p>
      {weighed.length > 0 && (
        <Course table={table} weighed={weighed} seat={seat} all={turns.length} players={players} />
      )}
      {(state === 'done' || state === 'stopped') && (
        <Dear table={table} weighed={weighed} players={players} onPlayFrom={onPlayFrom} />
      )}
    </section>
  )
}

interface CourseProps<G extends BotTypes> extends Pick<Props<G>, 'table' | 'players'> {
  weighed: readonly WeighedDecision<NoInfer<G>>[]
  /** Whose margin it is. */
  seat: number
  all: number
}

/** The expected margin as a graph and in figures. */
function Course<G extends BotTypes>({ table, weighed, seat, all, players }: CourseProps<G>) {
  const points = weighed.flatMap(({ turn, move, weighed: { margins } }) => {
    const margin = margins[seat]
    return margin ? [{ turn, move, margin }] : []
  })
  return (
    <figure class="course">
      <figcaption>{t('review.course', { seat: players[seat] ?? '' })}</figcaption>
      <MarginGraph points={points} marked={dearest(weighed).map(({ turn }) => turn)} all={all} />
      <details>
        <summary>{t('review.figures')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('review.number')}</th>
              <th scope="col">{t('review.move')}</th>
              <th scope="col">{t('review.margin')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ turn, move, margin }) => (
              <tr key={turn}>
                <td>{turn + 1}</td>
                <th scope="row">
                  {players[move.seat]}: <Say of={table.moveWords(move)} />
                </th>
                <td>{told(margin)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

interface DearProps<G extends BotTypes> extends Pick<Props<G>, 'table' | 'players' | 'onPlayFrom'> {
  weighed: readonly WeighedDecision<NoInfer<G>>[]
}

/** The decisions that cost most, the dearest first. */
function Dear<G extends BotTypes>({ table, weighed, players, onPlayFrom }: DearProps<G>) {
  const found = dearest(weighed)
  return (
    <>
      <h3>{t('review.dear')}</h3>
      {found.length === 0 && <p>{t('review.nothing-dear')}</p>}
      <ol class="dear-decisions">
        {found.map((decision) => (
          <li key={decision.turn}>
            <DearDecision
              table={table}
              decision={decision}
              players={players}
              onPlayFrom={onPlayFrom}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
