import { letterOf } from '../../../../../engine/seats.ts'
import { Choice } from '../../../../../ui/referee/Choice.tsx'
import { Stepper } from '../../../../../ui/referee/Stepper.tsx'
import { Say } from '../../../../../ui/Say.tsx'
import { useNames } from '../../../../../ui/use-names.ts'
import { cardsOf, heldIn, moveCard, setDisc, setItem, setLoans } from '../../../referee/edits.ts'
import { isLocked } from '../../../rules/buildings.ts'
import { isShip } from '../../../rules/player.ts'
import type { Position } from '../../../rules/state.ts'
import { type BuildingId, type CardId, ITEMS, type Item } from '../../../rules/vocabulary.ts'
import { cardName } from '../../../words/card.ts'
import { term, toText } from '../../../words/markup.ts'
import { say } from '../../../words/messages/referee.ts'
import type { EditProps } from './TableParts.tsx'

interface Props extends EditProps {
  seat: number
  /** A position of this game, which tells what cards there are. */
  shown: Position
}

/** What a player has: goods and francs, loans, cards, and where the disc stands. */
export function HarbourPart(props: Props) {
  return (
    <>
      <Items {...props} of={ITEMS} />
      <Loans {...props} />
      <Disc {...props} />
      <OwnCards {...props} />
    </>
  )
}

/** Items by number. */
export function Items({
  draft,
  edit,
  seat,
  of,
}: EditProps & { seat: number; of: readonly Item[] }) {
  const { items } = heldIn(draft, seat)
  return of.map((item) => (
    <Stepper
      key={item}
      of={term(item)}
      count={items[item] ?? 0}
      onCount={(next) => edit(setItem(letterOf(seat), item, next))}
    />
  ))
}

export function Loans({ draft, edit, seat }: EditProps & { seat: number }) {
  return (
    <Stepper
      of={term('loan')}
      count={heldIn(draft, seat).loans}
      onCount={(next) => edit(setLoans(letterOf(seat), next))}
    />
  )
}

function Disc({ draft, edit, seat, shown }: Props) {
  const names = useNames()
  const built = cardsOf(shown).filter(
    (card): card is BuildingId => !isShip(card) && !isLocked(card),
  )
  return (
    <Choice<BuildingId>
      of={term('disc')}
      value={heldIn(draft, seat).disc ?? ''}
      none={toText(say('place.home'), names)}
      options={built.map((card) => ({ value: card, text: cardName(card) }))}
      onChange={(card) => edit(setDisc(letterOf(seat), card || null))}
    />
  )
}

/** The cards of a player, each to be taken away, and all others to be added. */
export function OwnCards({ draft, edit, seat, shown }: Props) {
  const names = useNames()
  const letter = letterOf(seat)
  const { buildings, ships } = heldIn(draft, seat)
  const own: readonly CardId[] = [...buildings, ...ships]
  return (
    <>
      <Choice<CardId>
        of={say('edit.add-card')}
        value=""
        none={toText(say('edit.choose'), names)}
        options={cardsOf(shown)
          .filter((card) => !own.includes(card))
          .map((card) => ({ value: card, text: cardName(card) }))}
        onChange={(card) => card && edit(moveCard(card, letter))}
      />
      <div class="choices">
        {own.map((card) => (
          <button
            key={card}
            type="button"
            class="quiet-action"
            onClick={() => edit(moveCard(card, null))}
          >
            <Say of={say('edit.remove', { what: cardName(card) })} />
          </button>
        ))}
      </div>
    </>
  )
}
