import { Message } from '../../../ui/Message.tsx'
import type { AboutProps } from '../../../ui/table/definition.ts'
import { priceOf, saleOf } from '../rules/cards.ts'
import { materialsOf } from '../rules/costs.ts'
import { isShip } from '../rules/player.ts'
import { SHIP } from '../rules/ships.ts'
import type { LeHavre } from '../rules/types.ts'
import { CARDS, ITEMS } from '../rules/vocabulary.ts'
import { cardName, itemsWords } from '../words/card.ts'
import { parse, term } from '../words/markup.ts'
import { say } from '../words/messages/about.ts'
import { buildingTerm } from '../words/names.ts'
import { roundWords } from '../words/rounds.ts'
import { SHIP_TERMS } from '../words/ships.ts'
import { termOf } from '../words/terms.ts'
import { Lines } from './Lines.tsx'

/** What a card or a good is, and what a card takes to be built, costs to buy or sells for now. */
export function About({ position, address }: AboutProps<LeHavre>) {
  const [kind, id = ''] = address.split(':')
  if (kind === 'round')
    return (
      <p class="about">
        <Lines of={roundWords(position, Number(id))} />
      </p>
    )
  const card = CARDS.find((one) => one === id)
  const item = ITEMS.find((one) => one === id)
  if (item)
    return (
      <p class="about">
        <b>
          <Message segments={term(item)} />
        </b>{' '}
        <Message segments={parse(termOf(item).gloss)} />
      </p>
    )
  if (!card) return null
  const materials = isShip(card) ? null : materialsOf(position, card)
  // Where it is built, it is not bought.
  const price = position.at === 'turn.constructing' ? null : priceOf(position, card)
  const isOwned = position.players.some(({ buildings, ships }) =>
    [...buildings, ...ships].includes(card),
  )
  const explained = termOf(isShip(card) ? SHIP_TERMS[SHIP[card].type] : buildingTerm(card))
  return (
    <p class="about">
      <b>
        <Message segments={cardName(card)} />
      </b>{' '}
      <Message segments={parse(explained.gloss)} />{' '}
      {isOwned ? (
        <Message segments={say('card.sale-now', { count: saleOf(card) })} />
      ) : (
        <>
          {materials && (
            <Message segments={say('card.materials', { tokens: itemsWords(materials) })} />
          )}{' '}
          {price !== null && <Message segments={say('card.price-now', { count: price })} />}
        </>
      )}
    </p>
  )
}
