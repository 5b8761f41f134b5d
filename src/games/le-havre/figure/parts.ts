/** What a figure may draw: a part of the table, one card, or something of one player's. */
import { type PartOf, partsOfGame } from '../../../ui/figure/parts.ts'
import { CARDS, type CardId } from '../rules/vocabulary.ts'

const TABLE_PARTS = ['round', 'tiles', 'offers', 'stacks', 'ships', 'town'] as const

/** A player's own, as `own:A`: the whole harbour, its head with what is due, tokens, cards, the score sheet. */
const OWN_PARTS = ['own', 'head', 'goods', 'cards', 'score'] as const

type TablePart = (typeof TABLE_PARTS)[number]
export type OwnPart = (typeof OWN_PARTS)[number]
/** One card wherever it lies: `card.bakehouse`. */
type CardPart = `card.${CardId}`
export type Part = PartOf<TablePart | CardPart, OwnPart>

const cardPart = (card: CardId): CardPart => `card.${card}`

/** The card that a part is; undefined where it is another part. */
export const cardIn = ({ name }: Part): CardId | undefined =>
  CARDS.find((card) => cardPart(card) === name)

const PLACES: Readonly<Record<TablePart | OwnPart, RegExp>> = {
  round: /^round:/,
  tiles: /^tile$/,
  offers: /^offer:/,
  stacks: /^card:/,
  ships: /^card:/,
  town: /^card:/,
  own: /./,
  head: /^item:franc/,
  goods: /^item:/,
  cards: /^card:/,
  score: /./,
}
const isOfTable = (name: string): name is TablePart | OwnPart => name in PLACES

export const PARTS = partsOfGame<TablePart | CardPart, OwnPart>(
  [...TABLE_PARTS, ...CARDS.map(cardPart)],
  OWN_PARTS,
  ({ name, seat }, place, owner) => {
    if (!isOfTable(name)) return `card.${place.slice('card:'.length)}` === name
    return (owner === undefined || owner === seat) && PLACES[name].test(place)
  },
)
