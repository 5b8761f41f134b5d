import type { FunctionComponent } from 'preact'
import { Message } from '../../../../ui/Message.tsx'
import type { HandToolsProps } from '../../../../ui/table/definition.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { say } from '../../words/messages/expansions.ts'
import type { Hand } from '../hand.ts'
import { NOTHING } from './hand.ts'
import { firstMix, guestsCanMove, isLegal, isMixed } from './meanings.ts'

type Props = HandToolsProps<PuertoRico, Hand>

type Tools = FunctionComponent<Props>

/** Buttons for goods given together, and for guests. */
export function toolsWith(BaseTools: Tools): Tools {
  return (props) => <AddedTools {...props} BaseTools={BaseTools} />
}

function AddedTools({ BaseTools, ...props }: Props & { BaseTools: Tools }) {
  const { position, hand, onHand } = props
  const { seat, at } = position
  if (hand.layout) return null
  const mixes = (['loadMixed', 'giveGoods'] as const).filter(
    (kind) =>
      at === 'captain.loading' &&
      !isMixed(hand.move) &&
      isLegal(position, firstMix(position, kind)),
  )
  return (
    <>
      {mixes.map((kind) => (
        <button
          key={kind}
          type="button"
          class="quiet-action"
          onClick={() => onHand({ ...NOTHING, move: firstMix(position, kind) })}
        >
          <Message segments={say(`tool.${kind}`)} />
        </button>
      ))}
      {guestsCanMove(position, seat) && (
        <button
          type="button"
          class="quiet-action"
          aria-pressed={hand.guest === seat}
          onClick={() => onHand({ ...NOTHING, guest: hand.guest === seat ? undefined : seat })}
        >
          <Message segments={say('tool.guest')} />
        </button>
      )}
      {!isMixed(hand.move) && <BaseTools {...props} />}
    </>
  )
}
