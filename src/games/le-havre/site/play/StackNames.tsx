import { Message } from '../../../../ui/Message.tsx'
import type { Position } from '../../rules/state.ts'
import { cardName } from '../../words/card.ts'

/** The buildings that lie in each stack, from its top. */
export function StackNames({ state }: { state: Position }) {
  return (
    <div class="stack-names">
      {state.stacks.map((stack, place) => (
        <ol key={place}>
          {stack.map((card) => (
            <li key={card}>
              <Message segments={cardName(card)} />
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
