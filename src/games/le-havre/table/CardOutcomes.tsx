import { Message } from '../../../ui/Message.tsx'
import type { HandToolsProps } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import type { LeHavre } from '../rules/types.ts'
import { say } from '../words/messages/counters.ts'
import { moveWords } from '../words/moves.ts'
import { type Hand, legalCardMoves } from './hand.ts'
import { outcomeWords } from './outcome.ts'
import './counters.css'

type Props = Pick<HandToolsProps<LeHavre, Hand>, 'position' | 'hand' | 'plays'>

/** What comes of each move of the card that is chosen, before it is made. */
export function CardOutcomes({ position, hand, plays }: Props) {
  const moves = hand.card ? legalCardMoves(position, hand.card, plays) : []
  const outcomes = moves.flatMap((move) => {
    const outcome = outcomeWords(position, move)
    if (!outcome) return []
    const words = moves.length > 1 ? say('outcome.of', { move: moveWords(move), outcome }) : outcome
    return [{ key: game.keyOfMove(move), words }]
  })
  return (
    outcomes.length > 0 && (
      <p class="card-outcomes">
        {outcomes.map(({ key, words }) => (
          <span key={key}>
            <Message segments={words} />{' '}
          </span>
        ))}
      </p>
    )
  )
}
