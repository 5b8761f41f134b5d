import type { LiveGame } from '../../../../ui/table/useGame.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { FinalScore } from '../score/FinalScore.tsx'
import { PointsChart } from './PointsChart.tsx'
import { Replay } from './Replay.tsx'

interface Props {
  game: LiveGame<PuertoRico>
  players: readonly string[]
}

/** A finished game: who won and by what, how the points grew, and the way back through its moves. */
export function Ending({ game, players }: Props) {
  const { position, turns } = game
  return (
    <div class="ending">
      <FinalScore result={resultOf(position)} players={players} />
      <PointsChart turns={turns} last={position} players={players} />
      <Replay turns={turns} last={position} players={players} onPlayFrom={game.goTo} />
    </div>
  )
}
