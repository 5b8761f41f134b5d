/** What is filled in to ask about a move of Le Havre. */
import { SEAT_LETTERS } from '../../../../engine/seats.ts'
import type { Words } from '../../../../referee/words.ts'
import type { Chosen, MoveFormDefinition } from '../../../../ui/referee/move-form.ts'
import { cardsOf } from '../../referee/edits.ts'
import { game } from '../../rules/game.ts'
import type { MoveKind } from '../../rules/moves.ts'
import { isShip } from '../../rules/player.ts'
import type { LeHavre } from '../../rules/types.ts'
import { type CardId, ITEMS, OFFERS } from '../../rules/vocabulary.ts'
import { cardName } from '../../words/card.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/referee.ts'

/** The fields that a form has, by their names in the table of kinds. */
const FIELDS = [
  'space',
  'building',
  'card',
  'ship',
  'player',
  'order',
  'tokens',
  'goods',
  'give',
  'take',
  'times',
  'loans',
  'count',
] as const

const KINDS = Object.keys(game.parts.moveKinds) as MoveKind[]

const ofCards = (cards: readonly CardId[]): Chosen[] =>
  cards.map((card) => ({ value: card, text: [...cardName(card)] }))

export const moveForm: MoveFormDefinition<LeHavre> = {
  kindsIn: () => KINDS,
  fieldWords(name): Words {
    const known = FIELDS.find((one) => one === name)
    return known ? say(`ask.form.${known}`) : [{ text: name }]
  },
  choices(position, name, field) {
    switch (name) {
      case 'card':
        return ofCards(cardsOf(position))
      case 'building':
        return ofCards(cardsOf(position).filter((card) => !isShip(card)))
      case 'ship':
        return ofCards(cardsOf(position).filter(isShip))
      case 'player':
        return SEAT_LETTERS.slice(0, position.players.length).map((letter) => ({
          value: letter,
          text: [{ text: letter }],
        }))
      case 'order':
        return (['same', 'swapped'] as const).map((order) => ({
          value: order,
          text: say(`ask.form.order.${order}`),
        }))
      case 'times':
        return (['first', 'second'] as const).map((row) => ({
          value: row,
          text: say(`ask.form.times.${row}`),
        }))
    }
    if (field.is !== 'one' && field.is !== 'counts') return null
    const named = [...ITEMS, ...OFFERS].filter((id, place, all) => all.indexOf(id) === place)
    return named.filter((id) => field.of.includes(id)).map((id) => ({ value: id, text: term(id) }))
  },
}
