import type { GameTypes } from '../../engine/types.ts'
import { t } from '../../text/messages/after.ts'
import type { Turn } from '../table/useGame.ts'
import type { EndingGame } from './definition.ts'

interface Props<G extends GameTypes> {
  game: Pick<EndingGame<G>, 'pointsOf' | 'roundOf'>
  turns: readonly Turn<NoInfer<G>>[]
  /** Where the game ended. */
  last: NoInfer<G>['Position']
  players: readonly string[]
}

const WIDTH = 300
const HEIGHT = 100

/** The score of every seat round by round, as it would have been then. */
export function PointsChart<G extends GameTypes>({ game, turns, last, players }: Props<G>) {
  const { pointsOf, roundOf } = game
  const positions = [...turns.map((turn) => turn.before), last]
  const rounds = positions.filter((position, index) => {
    const before = positions[index - 1]
    return index === positions.length - 1 || !before || roundOf(position) !== roundOf(before)
  })
  const points = rounds.map(pointsOf)
  const scores = players.map((_, seat) => points.map((all) => all[seat] ?? 0))
  const least = Math.min(0, ...scores.flat())
  const most = Math.max(1, ...scores.flat())
  const point = (points: number, round: number): string =>
    `${(round / Math.max(1, rounds.length - 1)) * WIDTH},${HEIGHT - ((points - least) / (most - least)) * HEIGHT}`
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
              <td key={round}>{points}</td>
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
