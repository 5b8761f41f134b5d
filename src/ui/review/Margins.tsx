import { useMemo, useState } from 'preact/hooks'
import type { BotTypes } from '../../bots/bot.ts'
import { dearest, type WeighedDecision } from '../../bots/review.ts'
import type { Estimate } from '../../bots/weigh.ts'
import { t } from '../../text/messages/after.ts'
import { Message } from '../Message.tsx'
import type { ReviewTable } from './definition.ts'
import { type GraphPoint, MarginGraph } from './MarginGraph.tsx'

interface Props<G extends BotTypes> {
  table: ReviewTable<G>
  weighed: readonly WeighedDecision<NoInfer<G>>[]
  /** Whose margin it is. */
  seat: number
  /** Moves of the whole game. */
  all: number
  players: readonly string[]
}

/** The expected margin as a graph, and in figures once they are asked for. */
export function Margins<G extends BotTypes>({ table, weighed, seat, all, players }: Props<G>) {
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
      <MarginGraph points={points} marked={marked} all={all} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('review.figures')}</summary>
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
                <Row key={point.turn} table={table} players={players} point={point} />
              ))}
            </tbody>
          </table>
        )}
      </details>
    </figure>
  )
}

interface RowProps<G extends BotTypes> extends Pick<Props<G>, 'table' | 'players'> {
  point: GraphPoint & { move: NoInfer<G>['Move'] }
}

/** A move and the margin after it; put into words again only where it was weighed again. */
function Row<G extends BotTypes>({ table, players, point: { turn, move, margin } }: RowProps<G>) {
  const name = players[move.seat]
  return useMemo(
    () => (
      <tr>
        <td>{turn + 1}</td>
        <th scope="row">
          {name}: <Message segments={table.moveWords(move)} />
        </th>
        <td>{told(margin)}</td>
      </tr>
    ),
    [table, name, turn, move, margin],
  )
}

/** A value with its range, as `+3.2 ± 1.1`. */
const told = ({ mean, spread }: Estimate): string =>
  t('review.value', {
    mean: `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(1)}`,
    spread: spread.toFixed(1),
  })
