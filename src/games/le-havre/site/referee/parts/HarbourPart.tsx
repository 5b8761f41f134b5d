import { Message } from '../../../../../ui/Message.tsx'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { useNames } from '../../../../../ui/use-names.ts'
import { cardsOf, layCard, setDisc, setItem, setLoans } from '../../../referee/edits.ts'
import { isLocked } from '../../../rules/buildings.ts'
import { isShip } from '../../../rules/player.ts'
import { playerAt } from '../../../rules/state.ts'
import { type BuildingId, type CardId, ITEMS, type Item } from '../../../rules/vocabulary.ts'
import { cardName } from '../../../words/card.ts'
import { term, toText } from '../../../words/markup.ts'
import { say } from '../../../words/messages/referee.ts'
import type { EditProps } from './TableParts.tsx'

interface Props extends EditProps {
  seat: number
}

/** What a player has: goods and francs, loans, cards, and where the disc stands. */
export function HarbourPart(props: Props) {
  return (
    <div class="steppers">
      <Items {...props} of={ITEMS} />
      <Loans {...props} />
      <Disc {...props} />
      <OwnCards {...props} />
    </div>
  )
}

/** Items by number. */
export function Items({ draft, edit, seat, of }: Props & { of: readonly Item[] }) {
  const { items } = playerAt(draft, seat)
  return of.map((item) => (
    <Stepper
      key={item}
      of={term(item)}
      count={items[item]}
      onCount={(next) => edit(setItem(seat, item, next))}
    />
  ))
}

export function Loans({ draft, edit, seat }: Props) {
  return (
    <Stepper
      of={term('loan')}
      count={playerAt(draft, seat).loans}
      onCount={(next) => edit(setLoans(seat, next))}
    />
  )
}

function Disc({ draft, edit, seat }: Props) {
  const names = useNames()
  const built = cardsOf(draft).filter(
    (card): card is BuildingId => !isShip(card) && !isLocked(card),
  )
  return (
    <Choice<BuildingId>
      of={term('disc')}
      value={playerAt(draft, seat).disc ?? ''}
      none={toText(say('place.home'), names)}
      options={built.map((card) => ({ value: card, text: cardName(card) }))}
      onChange={(card) => edit(setDisc(seat, card || null))}
    />
  )
}

/** The cards of a player, each to be taken away, and all others to be added. */
export function OwnCards({ draft, edit, seat }: Props) {
  const names = useNames()
  const { buildings, ships } = playerAt(draft, seat)
  const own: readonly CardId[] = [...buildings, ...ships]
  return (
    <>
      <Choice<CardId>
        of={say('edit.add-card')}
        value=""
        none={toText(say('edit.choose'), names)}
        options={cardsOf(draft)
          .filter((card) => !own.includes(card))
          .map((card) => ({ value: card, text: cardName(card) }))}
        onChange={(card) => card && edit(layCard(card, seat))}
      />
      <div class="choices">
        {own.map((card) => (
          <button
            key={card}
            type="button"
            class="quiet-action"
            onClick={() => edit(layCard(card, 'town'))}
          >
            <Message segments={say('edit.remove', { what: cardName(card) })} />
          </button>
        ))}
      </div>
    </>
  )
}
