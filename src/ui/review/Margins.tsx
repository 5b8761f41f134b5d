import { useMemo, useState } from 'preact/hooks'
import type { ReviewTypes } from '../../bots/comparing.ts'
import { dearest, type WeighedDecision } from '../../bots/review.ts'
import type { Estimate } from '../../bots/weigh.ts'
import { t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'
import type { TableWords } from '../table/definition.ts'
import type { ReviewTable } from './definition.ts'
import { type GraphPoint, MarginGraph } from './MarginGraph.tsx'

interface Props<G extends ReviewTypes> {
  review: Pick<ReviewTable<G>, 'pointsWords'>
  words: Pick<TableWords<NoInfer<G>>, 'move'>
  weighed: readonly WeighedDecision<NoInfer<G>>[]
  /** Whose margin it is. */
  seat: number
  /** Moves of the whole game. */
  all: number
  players: readonly string[]
  /** A mark of the graph was pressed. */
  onMark: (turn: number) => void
}

/** The expected margin as a graph, and in figures once they are asked for. */
export function Margins<G extends ReviewTypes>(props: Props<G>) {
  const { review, words, weighed, seat, all, players, onMark } = props
  const [open, setOpen] = useState(false)
  const points = useMemo(
    () =>
      weighed.flatMap(({ turn, move, weighed: { margins } }) => {
        const margin = margins[seat]
        return margin ? [{ turn, move, margin }] : []
      }),
    [weighed, seat],
  )
  const marked = useMemo(() => dearest(weighed).map(({ turn }) => turn), [weighed])
  return (
    <figure class="course">
      <figcaption>{t('review.course', { seat: players[seat] ?? '' })}</figcaption>
      <MarginGraph
        points={points}
        marked={marked}
        all={all}
        pointsWords={review.pointsWords}
        onMark={onMark}
      />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('review.figures')}</summary>
        <p>{t('review.how.text')}</p>
        {open && (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('review.number')}</th>
                <th scope="col">{t('review.move')}</th>
                <th scope="col">{t('review.margin')}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <Row key={point.turn} words={words} players={players} point={point} />
              ))}
            </tbody>
          </table>
        )}
      </details>
    </figure>
  )
}

interface RowProps<G extends ReviewTypes> extends Pick<Props<G>, 'words' | 'players'> {
  point: GraphPoint & { move: NoInfer<G>['Move'] }
}

/** A move and the margin after it; put into words again only where it was weighed again. */
function Row<G extends ReviewTypes>({
  words,
  players,
  point: { turn, move, margin },
}: RowProps<G>) {
  const name = players[move.seat]
  return useMemo(
    () => (
      <tr>
        <td>{turn + 1}</td>
        <th scope="row">
          {name}: <Message segments={words.move(move)} />
        </th>
        <td>{estimateText(margin)}</td>
      </tr>
    ),
    [words, name, turn, move, margin],
  )
}

/** A value with its range, as `+3.2 ± 1.1`. */
const estimateText = ({ mean, spread }: Estimate): string =>
  t('review.value', {
    mean: `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(1)}`,
    spread: spread.toFixed(1),
  })
