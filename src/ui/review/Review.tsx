import { useEffect, useRef, useState } from 'preact/hooks'
import type { ReviewTypes } from '../../bots/comparing.ts'
import { type DepthName, dearest, type WeighedDecision } from '../../bots/review.ts'
import { t } from '../../text/messages/after.ts'
import { DearDecision, type Shown } from './DearDecision.tsx'
import type { ReviewedTurn, ReviewTable } from './definition.ts'
import { KeptMistakes } from './KeptMistakes.tsx'
import { LuckTable } from './LuckTable.tsx'
import { Margins } from './Margins.tsx'
import { Swings } from './Swings.tsx'
import { useReview } from './useReview.ts'
import type { WalkedTable } from './walked.ts'
import './review.css'

interface Props<G extends ReviewTypes> {
  /** Under whose name mistakes are kept as problems; null where they are not. */
  game: string | null
  review: ReviewTable<G>
  board: WalkedTable<NoInfer<G>>
  turns: readonly ReviewedTurn<NoInfer<G>>[]
  players: readonly string[]
  /** Seats whose decisions can be looked over. */
  seats: readonly number[]
  /** Plays on from before a turn, with the sides of the game. */
  onRetry: (turn: number) => void
}

const idOf = (turn: number): string => `dear-${turn}`

/** Looks a finished game over at once: how the expected margin went, which decisions cost most, and what else did. */
export function Review<G extends ReviewTypes>(props: Props<G>) {
  const { game, review, board, turns, players, seats, onRetry } = props
  const { state, weighed, share, start, stop } = useReview(review, turns)
  const [whose, setWhose] = useState(seats.length === 1 ? (seats[0] ?? 0) : -1)
  const [depth, setDepth] = useState<DepthName>('quick')
  const running = state === 'running'
  const root = useRef<HTMLElement>(null)
  const look = (whose: number, depth: DepthName): void => {
    setWhose(whose)
    setDepth(depth)
    start(whose < 0 ? seats : [whose], depth)
  }
  useEffect(() => {
    // It stands below what asked for it.
    root.current?.focus()
    look(whose, depth)
  }, [])
  const seat = whose < 0 ? (seats[0] ?? 0) : whose
  const dear = dearest(weighed)
  const isOver = state === 'done' || state === 'stopped'
  return (
    <section class="review" aria-label={t('review.title')} tabIndex={-1} ref={root}>
      <h2>{t('review.title')}</h2>
      <p>{t('review.lead')}</p>
      <div class="review-bar">
        {seats.length > 1 && (
          <label>
            {t('review.whose')}{' '}
            <select
              value={whose}
              disabled={running}
              onChange={(event) => look(Number(event.currentTarget.value), depth)}
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
        {running ? (
          <>
            <button type="button" class="quiet-action" onClick={stop}>
              {t('review.stop')}
            </button>
            <progress value={share} aria-label={t('review.title')} />
            <span>{t('review.progress', { percent: Math.floor(100 * share) })}</span>
          </>
        ) : (
          <button
            type="button"
            class="quiet-action"
            onClick={() => look(whose, state === 'done' ? 'thorough' : depth)}
          >
            {t(state === 'done' ? 'review.thoroughly' : 'review.over')}
          </button>
        )}
      </div>
      <p role="status" class={`review-${state}`}>
        {state === 'done' && t('review.done', { count: weighed.length })}
        {state === 'stopped' && t('review.stopped')}
        {state === 'failed' && t('review.failed')}
      </p>
      {weighed.length > 0 && (
        <Margins
          review={review}
          words={board.words}
          weighed={weighed}
          seat={seat}
          all={turns.length}
          players={players}
          onMark={(turn) => document.getElementById(idOf(turn))?.scrollIntoView()}
        />
      )}
      {weighed.length > 0 && (
        <Dear
          review={review}
          board={board}
          found={dear}
          over={isOver}
          players={players}
          onRetry={onRetry}
        />
      )}
      {state === 'done' && game !== null && dear.length > 0 && (
        <KeptMistakes<G> game={game} review={review} found={dear} />
      )}
      {isOver && (
        <>
          <Swings<G>
            review={review}
            words={board.words}
            weighed={weighed}
            turns={turns}
            seat={seat}
            players={players}
          />
          <LuckTable luck={review.luckOf(turns)} />
        </>
      )}
    </section>
  )
}

interface DearProps<G extends ReviewTypes>
  extends Pick<Props<G>, 'review' | 'board' | 'players' | 'onRetry'> {
  found: readonly WeighedDecision<NoInfer<G>>[]
  /** Nothing more is being looked at. */
  over: boolean
}

/** The decisions that cost most, the dearest first, as they are found. */
function Dear<G extends ReviewTypes>(props: DearProps<G>) {
  const { review, board, found, over, players, onRetry } = props
  const [shown, setShown] = useState<{ turn: number; what: Shown } | null>(null)
  if (found.length === 0 && !over) return null
  return (
    <>
      <h3>{t('review.dear')}</h3>
      <p>{t(found.length > 0 ? 'review.dear.order' : 'review.nothing-dear')}</p>
      <ol class="dear-decisions">
        {found.map((decision) => (
          <li key={decision.turn} id={idOf(decision.turn)}>
            <DearDecision<G>
              review={review}
              board={board}
              decision={decision}
              players={players}
              shown={shown?.turn === decision.turn ? shown.what : null}
              onShow={(what) => setShown(what && { turn: decision.turn, what })}
              onRetry={onRetry}
            />
          </li>
        ))}
      </ol>
    </>
  )
}
