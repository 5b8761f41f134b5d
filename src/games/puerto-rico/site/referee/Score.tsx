import { COMMA, GAP } from '#language/language.ts'
import { joined, type Words } from '../../../../referee/words.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import { say } from '../../words/messages/referee.ts'
import { FinalScore } from '../score/FinalScore.tsx'

interface Props {
  position: Position
  players: readonly string[]
}

/** The points of now. */
export const Score = ({ position, players }: Props) => (
  <FinalScore
    result={resultOf(position)}
    players={players}
    instead={position.at === 'over' ? undefined : soFar(position, players)}
  />
)

/** What the points of now are worth: nothing yet, and who is ahead. */
function soFar(position: Position, players: readonly string[]): Words {
  const { winners, decidedBy } = resultOf(position)
  const names = winners.map((seat) => players[seat] ?? '')
  const [seat = ''] = names
  const leads =
    decidedBy === 'score.draw'
      ? say('score.leads-draw', { names: names.join(COMMA) })
      : say(decidedBy ? 'score.leads-tie' : 'score.leads', { seat })
  return joined([say('score.unfinished'), leads], GAP)
}
