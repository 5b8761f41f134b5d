import { COMMA, GAP } from '#language/language.ts'
import { joined, type Words } from '../../../../referee/words.ts'
import { resultOf } from '../../rules/scoring.ts'
import type { Position } from '../../rules/state.ts'
import { say } from '../../words/messages/referee.ts'
import { FinalScore } from '../play/FinalScore.tsx'

interface Props {
  position: Position
  players: readonly string[]
}

/** The wealth of now. */
export const Score = ({ position, players }: Props) => (
  <FinalScore
    position={position}
    players={players}
    {...(position.at !== 'over' && { instead: soFar(position, players) })}
  />
)

/** What the wealth of now is worth: nothing yet, and who is ahead. */
function soFar(position: Position, players: readonly string[]): Words {
  const seats = resultOf(position)
    .winners.map((seat) => players[seat] ?? '')
    .join(COMMA)
  return joined([say('score.unfinished'), say('score.leads', { seats })], GAP)
}
