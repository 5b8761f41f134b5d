import { Message } from '../../../../ui/Message.tsx'
import type { PickProps } from '../../../../ui/referee/set-up.ts'
import { type Edit, layCard, setDisc, setModernised } from '../../referee/edits.ts'
import type { Pick } from '../../referee/taps.ts'
import { hasEffect, isLocked } from '../../rules/buildings.ts'
import { isShip } from '../../rules/player.ts'
import type { Position } from '../../rules/state.ts'
import { cardName } from '../../words/card.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/referee.ts'

/** Asks whose a card is, and who stands there. */
export function PickCard({ drafting, pick, onEdit, nameOf }: PickProps<Position, Edit, Pick>) {
  const { players, modernised } = drafting.draft
  const { card } = pick
  const button = (
    key: string,
    words: Parameters<typeof Message>[0]['segments'],
    edit: Edit,
    on = false,
  ) => (
    <button
      key={key}
      type="button"
      class="quiet-action"
      aria-pressed={on}
      onClick={() => onEdit(edit)}
    >
      <Message segments={words} />
    </button>
  )
  const has = (seat: number): boolean => {
    const { buildings = [], ships = [] } = players[seat] ?? {}
    return [...buildings, ...ships].some((one) => one === card)
  }
  const isWharf = !isShip(card) && hasEffect(card, 'buildShip')
  return (
    <>
      <p class="prompt">
        <Message segments={say('edit.pick.card', { what: cardName(card) })} />
      </p>
      <div class="pieces">
        {players.map((_, seat) =>
          button(
            `own${seat}`,
            say('part.seat', { seat: nameOf(seat) }),
            layCard(card, seat),
            has(seat),
          ),
        )}
        {isShip(card)
          ? button('stack', say('edit.pick.stack'), layCard(card, 'plan'))
          : [
              button('town', term('town'), layCard(card, 'town')),
              button('plan', term('proposal'), layCard(card, 'plan')),
            ]}
      </div>
      {!isShip(card) && !isLocked(card) && (
        <div class="pieces">
          {players.map(({ disc }, seat) =>
            button(
              `disc${seat}`,
              say('edit.pick.disc', { seat: nameOf(seat) }),
              setDisc(seat, disc === card ? null : card),
              disc === card,
            ),
          )}
          {isWharf &&
            button(
              'modern',
              say('edit.pick.modern'),
              setModernised(card, !modernised.includes(card)),
              modernised.includes(card),
            )}
        </div>
      )}
    </>
  )
}
