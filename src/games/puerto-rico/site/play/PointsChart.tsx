import type { Turn } from '../../../../ui/table/useGame.ts'
import { scoreOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { t } from '../../words/messages/after.ts'

interface Props {
  turns: readonly Turn<PuertoRico>[]
  /** Where the game ended. */
  last: Position
  players: readonly string[]
}

const WIDTH = 300
const HEIGHT = 100

/** The score of every seat round by round, as it would have been then. */
export function PointsChart({ turns, last, players }: Props) {
  const positions = [...turns.map((turn) => turn.before), last]
  const rounds = positions.filter(
    (position, index) =>
      index === positions.length - 1 || position.round !== positions[index - 1]?.round,
  )
  const scores = players.map((_, seat) => rounds.map((position) => scoreOf(position, seat).total))
  const most = Math.max(1, ...scores.flat())
  const point = (points: number, round: number): string =>
    `${(round / Math.max(1, rounds.length - 1)) * WIDTH},${HEIGHT - (points / most) * HEIGHT}`
  return (
    <figure class="points-chart">
      <figcaption>
        <h2>{t('replay.chart')}</h2>
      </figcaption>
      <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} aria-hidden="true">
        {scores.map((line, seat) => (
          <polyline
            key={players[seat]}
            class={`line seat-${seat}`}
            points={line.map(point).join(' ')}
          />
        ))}
      </svg>
      <table class="sr">
        <caption>{t('replay.chart')}</caption>
        {scores.map((line, seat) => (
          <tr key={players[seat]}>
            <th scope="row">{players[seat]}</th>
            {line.map((points, round) => (
              <td key={`${rounds[round]?.round}-${round}`}>{points}</td>
            ))}
          </tr>
        ))}
      </table>
      <ul class="legend">
        {players.map((name, seat) => (
          <li key={name}>
            <svg viewBox="0 0 24 4" aria-hidden="true">
              <path class={`line seat-${seat}`} d="M0 2h24" />
            </svg>
            {name} <b>{scores[seat]?.at(-1)}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
