import { Message } from '../../../ui/Message.tsx'
import type { HandToolsProps } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import type { PuertoRico } from '../rules/types.ts'
import { keptWords } from '../words/moves.ts'
import { type Hand, readyMove } from './hand.ts'

type Props = HandToolsProps<PuertoRico, Hand>

/** Buttons for the decision that is about more than one place: what to store. */
export function HandTools(props: Props) {
  const { position, hand, refusal } = props
  if (position.at !== 'captain.storing') return null
  return (!readyMove(position, hand) || refusal) && <StoreChoices {...props} />
}

/** Every way to store what was not loaded; what the rules refuse can be put together by taps on the goods. */
function StoreChoices({ position, onAttempt }: Props) {
  const choices = Array.from(game.legalMoves(position)).filter((move) => move.do === 'store')
  return (
    <ul class="choices">
      {choices.map((move) => (
        <li key={JSON.stringify(move)}>
          <button type="button" class="quiet-action" onClick={() => onAttempt(move)}>
            <Message segments={keptWords(move.keep)} />
          </button>
        </li>
      ))}
    </ul>
  )
}
