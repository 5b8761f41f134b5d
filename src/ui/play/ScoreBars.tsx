import { type ScoreRow, stackOf } from './score-rows.ts'

interface Props {
  rows: readonly ScoreRow[]
  totals: readonly number[]
  players: readonly string[]
}

/** From which share of the longest bar on a part has room for its figure. */
const ROOM = 0.08

/** Everybody's points as one bar, part after part; what is taken off stands at its end. The table beside it says the same. */
export function ScoreBars({ rows, totals, players }: Props) {
  const stacks = totals.map((_, seat) => [...stackOf(rows, seat)])
  const lengths = stacks.map((stack) =>
    stack.reduce((sum, [, points]) => sum + Math.abs(points), 0),
  )
  const most = Math.max(...lengths)
  if (most === 0) return null
  return (
    <div class="score-bars" aria-hidden="true">
      {stacks.map((stack, seat) => (
        <div key={seat}>
          <span>{players[seat]}</span>
          <span class="score-bar">
            {stack.map(([fill, points]) => {
              const share = Math.abs(points) / most
              return (
                <i key={fill} class={`fill-${fill}`} style={{ inlineSize: `${share * 100}%` }}>
                  {share >= ROOM && String(points).replace('-', '−')}
                </i>
              )
            })}
          </span>
          <b>{totals[seat]}</b>
        </div>
      ))}
    </div>
  )
}
