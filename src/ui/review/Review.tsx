import { useEffect, useRef, useState } from 'preact/hooks'
import type { BotTypes } from '../../bots/bot.ts'
import {
  DEPTHS,
  type DepthName,
  dearest,
  type PlayedMove,
  type WeighedDecision,
} from '../../bots/review.ts'
import { t } from '../../text/messages/after.ts'
import { DearDecision } from './DearDecision.tsx'
import type { ReviewTable } from './definition.ts'
import { Margins } from './Margins.tsx'
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

/** Looks a finished game over: how the expected margin went, and which decisions cost most. */
export function Review<G extends BotTypes>(props: Props<G>) {
  const { table, turns, players, seats, onPlayFrom } = props
  const { state, weighed, share, start, stop } = useReview(table, turns)
  const [whose, setWhose] = useState(seats.length === 1 ? (seats[0] ?? 0) : -1)
  const [depth, setDepth] = useState<DepthName>('quick')
  const running = state === 'running'
  const root = useRef<HTMLElement>(null)
  // It stands below what asked for it.
  useEffect(() => root.current?.focus(), [])
  const seat = whose < 0 ? (seats[0] ?? 0) : whose
  return (
    <section class="review" aria-label={t('review.title')} tabIndex={-1} ref={root}>
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
        <Margins table={table} weighed={weighed} seat={seat} all={turns.length} players={players} />
      )}
      {(state === 'done' || state === 'stopped') && (
        <Dear table={table} weighed={weighed} players={players} onPlayFrom={onPlayFrom} />
      )}
    </section>
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
      <p>{t(found.length > 0 ? 'review.dear.order' : 'review.nothing-dear')}</p>
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
