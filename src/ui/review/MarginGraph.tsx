import type { Estimate } from '../../bots/weigh.ts'
import type { Segment } from '../../text/markup.ts'
import { t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'

export interface GraphPoint {
  /** The move that it stands behind. */
  turn: number
  margin: Estimate
}

interface Props {
  points: readonly GraphPoint[]
  /** Turns that are marked, by their numbers in the list below. */
  marked: readonly number[]
  /** Moves of the whole game. */
  all: number
  pointsWords: (points: number) => Segment[]
  onMark: (turn: number) => void
}

const WIDTH = 600
const HEIGHT = 200

/** The expected margin move by move, with the range that it lies in; its figures are told beside it in words. */
export function MarginGraph({ points, marked, all, pointsWords, onMark }: Props) {
  const reach = ({ margin: { mean, spread } }: GraphPoint): number => Math.abs(mean) + spread
  const most = Math.max(5, Math.ceil(Math.max(0, ...points.map(reach)) / 5) * 5)
  const x = (turn: number): number => ((turn + 1) / Math.max(1, all)) * WIDTH
  const y = (margin: number): number => HEIGHT / 2 - (margin / most) * (HEIGHT / 2)
  const edge = (side: 1 | -1) =>
    points.map(({ turn, margin: { mean, spread } }) => `${x(turn)},${y(mean + side * spread)}`)
  return (
    <div class="margin-graph" aria-hidden="true">
      <p>
        <span>
          <Message segments={pointsWords(most)} />
        </span>
        <span>{t('review.level')}</span>
        <span>
          <Message segments={pointsWords(-most)} />
        </span>
      </p>
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="level" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <polygon class="spread" points={[...edge(1), ...edge(-1).toReversed()].join(' ')} />
          <polyline
            class="line"
            points={points.map(({ turn, margin }) => `${x(turn)},${y(margin.mean)}`).join(' ')}
          />
        </svg>
        {points
          .filter(({ turn }) => marked.includes(turn))
          .map(({ turn, margin }) => (
            <button
              key={turn}
              type="button"
              class="dear"
              tabIndex={-1}
              onClick={() => onMark(turn)}
              style={{
                left: `${(100 * x(turn)) / WIDTH}%`,
                top: `${(100 * y(margin.mean)) / HEIGHT}%`,
              }}
            >
              {marked.indexOf(turn) + 1}
            </button>
          ))}
      </div>
      <p class="turns">
        <span>{t('review.at', { count: 1 })}</span>
        <span>{t('review.at', { count: all })}</span>
      </p>
    </div>
  )
}
