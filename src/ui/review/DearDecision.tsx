import { useMemo, useRef } from 'preact/hooks'
import { STOP } from '#language/language.ts'
import { type Difference, mainDifferences, type ReviewTypes } from '../../bots/comparing.ts'
import { degreeOf, type WeighedDecision } from '../../bots/review.ts'
import { say, t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'
import type { ReviewTable } from './definition.ts'
import { factOf } from './fact.ts'
import { lineOf } from './line.ts'
import { Walk } from './Walk.tsx'
import type { WalkedTable } from './walked.ts'

/** What of a decision is shown on the board. */
export type Shown = 'before' | 'made' | 'better'

interface Props<G extends ReviewTypes> {
  review: ReviewTable<G>
  board: WalkedTable<NoInfer<G>>
  decision: WeighedDecision<NoInfer<G>>
  players: readonly string[]
  shown: Shown | null
  onShow: (shown: Shown | null) => void
  onRetry: (turn: number) => void
}

const SHOWN = [
  ['before', 'review.before'],
  ['made', 'review.see-made'],
  ['better', 'review.see-better'],
] as const satisfies readonly (readonly [Shown, string])[]

/** A decision that cost something: when, what was done, what would have been better and why, to be walked through. */
export function DearDecision<G extends ReviewTypes>(props: Props<G>) {
  const { review, board, decision, players, shown, onShow, onRetry } = props
  const { turn, before, move, weighed } = decision
  const root = useRef<HTMLDivElement>(null)
  const { better } = weighed
  if (!better) return null
  const { words } = board
  const degree = degreeOf(review, better.cost.mean)
  const when = review.whenWords(before)
  return (
    <div class={`dear-decision is-${degree}`} ref={root}>
      <p class="dear-head">
        <b class="degree">{t(`review.${degree}`)}</b>{' '}
        <Message segments={say('review.when', { round: review.roundOf(before), when })} />{' '}
        <b>{players[move.seat]}</b>{' '}
        <b class="cost">
          <Message segments={review.pointsWords(-better.cost.mean)} />
        </b>{' '}
        <small>{t('review.spread', { spread: better.cost.spread.toFixed(1) })}</small>
      </p>
      <p>
        {t('review.made')} <Message segments={words.move(move, before)} />
      </p>
      <p>
        {t('review.better')}{' '}
        <b>
          <Message segments={words.move(better.move, before)} />
        </b>
        {STOP}
        {better.reason && <Message segments={review.reasonWords(better.reason)} />}
      </p>
      <Facts review={review} differences={mainDifferences(better.differences, better.cost.mean)} />
      <p class="dear-tools">
        {SHOWN.map(([what, words]) => (
          <button
            key={what}
            type="button"
            class="quiet-action"
            aria-pressed={shown === what}
            onClick={() => onShow(shown === what ? null : what)}
          >
            {t(shown === what ? 'review.close' : words)}
          </button>
        ))}
        <button type="button" class="quiet-action" onClick={() => onRetry(turn)}>
          {t('review.again')}
        </button>
      </p>
      {shown && (
        <Board
          key={shown}
          board={board}
          start={before}
          moves={shown === 'before' ? [] : better.lines[shown]}
          players={players}
          within={root}
        />
      )}
    </div>
  )
}

interface FactsProps<G extends ReviewTypes> {
  review: ReviewTable<G>
  differences: readonly Difference<NoInfer<G>>[]
}

/** What the cost is made of, fact by fact with its points. */
function Facts<G extends ReviewTypes>({ review, differences }: FactsProps<G>) {
  if (differences.length === 0) return null
  return (
    <>
      <p>{t('review.because')}</p>
      <ul class="dear-facts">
        {differences.map((difference) => {
          const { whose, part, points } = difference
          return (
            <li key={`${whose} ${part}`} class={points < 0 ? 'is-lost' : 'is-won'}>
              <Message segments={factOf<G>(review, difference)} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface BoardProps<G extends ReviewTypes> extends Pick<Props<G>, 'players'> {
  board: WalkedTable<G>
  start: NoInfer<G>['Position']
  moves: readonly NoInfer<G>['Move'][]
  within: { current: HTMLDivElement | null }
}

/** The board before the decision, and as it goes on from there. */
function Board<G extends ReviewTypes>(props: BoardProps<G>) {
  const { board, start, moves, players, within } = props
  const turns = useMemo(() => lineOf<G>(board.game, start, moves), [])
  return (
    <Walk
      table={board}
      turns={turns}
      last={turns.at(-1)?.after ?? start}
      players={players}
      viewer={start.seat}
      from={Math.min(1, turns.length)}
      within={within}
    />
  )
}
