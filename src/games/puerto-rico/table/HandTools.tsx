import { t } from '../../../text/messages/t.ts'
import { Say } from '../../../ui/Say.tsx'
import type { HandToolsProps } from '../../../ui/table/plug.ts'
import { game } from '../rules/game.ts'
import { circlesOf } from '../rules/player.ts'
import { playerAt } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { keptWords } from '../words/moves.ts'
import { type Hand, readyMove } from './hand.ts'
import { clearLayout, fillUp, placedIn, waitingIn } from './layout.ts'

type Props = HandToolsProps<PuertoRico, Hand>

/** Buttons for the decisions that are about more than one place: what to store, where colonists go. */
export function HandTools(props: Props) {
  const { position, hand, refusal } = props
  if (hand.layout) return <LayoutTools {...props} />
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
            <Say of={keptWords(move.keep)} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Helps while colonists are being placed: all back, or fill what is empty. */
function LayoutTools({ position, hand, onHand }: Props) {
  const player = playerAt(position, position.seat)
  const layout = hand.layout ?? clearLayout()
  const empty = circlesOf(player) - placedIn(layout)
  return (
    <>
      <button
        type="button"
        class="quiet-action"
        onClick={() => onHand({ ...hand, layout: clearLayout() })}
      >
        {t('layout.clear')}
      </button>
      <button
        type="button"
        class="quiet-action"
        disabled={waitingIn(player, layout) === 0 || empty === 0}
        onClick={() => onHand({ ...hand, layout: fillUp(player, layout) })}
      >
        {t('layout.fill')}
      </button>
    </>
  )
}
