import { Message } from '../../../ui/Message.tsx'
import type { Move } from '../rules/moves.ts'
import { moveWords } from '../words/moves.ts'

interface Props {
  moves: readonly Move[]
  /** Whose move it is, where that is not whoever decides. */
  ownerOf: (move: Move) => string
  onAttempt: (move: Move) => void
}

/** Moves that are made by one press each. */
export function MoveButtons({ moves, ownerOf, onAttempt }: Props) {
  return moves.map((move) => (
    <button
      type="button"
      class="quiet-action"
      data-move={move.do}
      key={JSON.stringify(move)}
      onClick={() => onAttempt(move)}
    >
      {ownerOf(move)}
      <Message segments={moveWords(move)} />
    </button>
  ))
}
