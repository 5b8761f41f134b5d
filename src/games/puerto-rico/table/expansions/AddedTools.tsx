import type { FunctionComponent } from 'preact'
import { t } from '../../../../text/messages/t.ts'
import { Say } from '../../../../ui/Say.tsx'
import type { HandToolsProps } from '../../../../ui/table/plug.ts'
import type { Move } from '../../rules/moves.ts'
import { playerAt } from '../../rules/state.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { say } from '../../words/messages/expansions.ts'
import { moveWords } from '../../words/moves.ts'
import type { Hand } from '../hand.ts'
import { clearLayout, waitingIn } from '../layout.ts'
import { NOTHING } from './hand.ts'
import { fillUp } from './layout.ts'
import { firstMix, guestsCanMove, isLegal, isMixed, offeredAt } from './meanings.ts'

type Props = HandToolsProps<PuertoRico, Hand>

type Tools = FunctionComponent<Props>

/** Buttons for what has no place on the table, for what one tap can mean besides, and for guests. */
export function toolsWith(BaseTools: Tools): Tools {
  return (props) => <AddedTools {...props} BaseTools={BaseTools} />
}

function AddedTools({ BaseTools, ...props }: Props & { BaseTools: Tools }) {
  const { position, hand, onHand, onAttempt } = props
  const { seat, at } = position
  if (hand.layout) return <LayoutTools {...props} />
  const mixes = (['loadMixed', 'giveGoods'] as const).filter(
    (kind) =>
      at === 'captain.loading' &&
      !isMixed(hand.move) &&
      isLegal(position, firstMix(position, kind)),
  )
  const offered =
    isMixed(hand.move) || hand.guest !== undefined ? [] : offeredAt(position, hand.move)
  return (
    <>
      {offered.map((move) => (
        <Offer key={JSON.stringify(move)} move={move} onAttempt={onAttempt} />
      ))}
      {mixes.map((kind) => (
        <button
          key={kind}
          type="button"
          class="quiet-action"
          onClick={() => onHand({ ...NOTHING, move: firstMix(position, kind) })}
        >
          <Say of={say(`tool.${kind}`)} />
        </button>
      ))}
      {guestsCanMove(position, seat) && (
        <button
          type="button"
          class="quiet-action"
          aria-pressed={hand.guest === seat}
          onClick={() => onHand({ ...NOTHING, guest: hand.guest === seat ? undefined : seat })}
        >
          <Say of={say('tool.guest')} />
        </button>
      )}
      {!isMixed(hand.move) && <BaseTools {...props} />}
    </>
  )
}

function Offer({ move, onAttempt }: { move: Move; onAttempt: (move: Move) => void }) {
  return (
    <button type="button" class="quiet-action" onClick={() => onAttempt(move)}>
      <Say of={moveWords(move)} />
    </button>
  )
}

/** Helps while residents are being placed: all back, or fill what is empty. */
function LayoutTools({ position, hand, onHand }: Props) {
  const player = playerAt(position, position.seat)
  const layout = hand.layout ?? clearLayout()
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
        disabled={waitingIn(player, layout) === 0}
        onClick={() => onHand({ ...hand, layout: fillUp(player, layout) })}
      >
        {t('layout.fill')}
      </button>
    </>
  )
}
