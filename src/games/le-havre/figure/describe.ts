/** A drawing in words, part by part, for those who listen. */
import { letterOf } from '../../../engine/seats.ts'
import { list } from '../../../ui/figure/words.ts'
import { TILE } from '../rules/goods.ts'
import { isShip, ownerOf } from '../rules/player.ts'
import { playerAt, type State } from '../rules/state.ts'
import {
  type BuildingId,
  type CardId,
  ITEMS,
  type Items,
  OFFERS,
  SHIP_TYPES,
} from '../rules/vocabulary.ts'
import { cardName } from '../words/card.ts'
import { type Segment, term } from '../words/markup.ts'
import { say } from '../words/messages/figure.ts'
import { roundWords } from '../words/rounds.ts'
import { cardIn, type OwnPart, type Part } from './parts.ts'
import { scoreLines } from './score-lines.ts'

type Words = Segment[]

const counted = (items: Items, all: readonly (keyof Items)[] = ITEMS): Words[] =>
  all
    .filter((item) => (items[item] ?? 0) > 0)
    .map((item) => say('tokens.counted', { item: term(item), count: items[item] ?? 0 }))

const named = (cards: readonly CardId[]): Words[] => cards.map((card) => [...cardName(card)])

/** Where a card lies, and whose discs stand on it. */
function cardWords(state: State, card: CardId): Words {
  const owner = isShip(card)
    ? state.players.findIndex(({ ships }) => ships.includes(card))
    : ownerOf(state, card)
  const isStacked = state.stacks.some((stack) => stack.includes(card as BuildingId))
  const where =
    owner !== null && owner >= 0
      ? say('figure.owner', { seat: letterOf(owner) })
      : isStacked
        ? term('proposal')
        : term(isShip(card) ? 'ship' : 'town')
  const discs = state.players.flatMap(({ disc }, seat) =>
    disc === card ? [say('figure.disc', { seat: letterOf(seat) })] : [],
  )
  return list([...cardName(card)], [[...where], ...discs])
}

function ownWords(name: OwnPart, state: State, seat: number): Words[] {
  const { items, loans, buildings, ships, disc } = playerAt(state, seat)
  const letter = { seat: letterOf(seat) }
  const owed = loans > 0 ? [say('table.loans', { count: loans })] : []
  const goods = list(say('figure.goods', letter), [...counted(items), ...owed])
  const cards = list(say('figure.cards', letter), named([...buildings, ...ships]))
  switch (name) {
    case 'goods':
    case 'head':
      return [goods]
    case 'cards':
      return [cards]
    case 'own':
      return [
        goods,
        cards,
        disc ? say('table.disc-on', { card: cardName(disc) }) : say('table.disc-home'),
      ]
    case 'score': {
      const { lines, total } = scoreLines(state, seat)
      const rows = lines.map(({ words, points }) =>
        say('figure.line', { rule: words, count: points }),
      )
      return [list(say('figure.score', letter), [...rows, say('figure.total', { count: total })])]
    }
  }
}

/** Sentences that say what a drawing of the part shows. */
export function describe(part: Part, state: State): Words[] {
  if (part.seat !== undefined) return ownWords(part.name, state, part.seat)
  const card = cardIn(part)
  if (card) return [cardWords(state, card)]
  switch (part.name) {
    case 'round':
      return roundWords(state, state.round).map((words) => [...words])
    case 'tiles': {
      const { tokens = [], interest = false } = TILE[state.tiles[state.turn - 1] ?? 'tile1']
      const shown = [...tokens.map((offer) => [...term(offer)])]
      return [list([...term('supplyTile')], interest ? [...shown, say('table.interest')] : shown)]
    }
    case 'offers':
      return [list([...term('offerSpace')], counted(state.offers, OFFERS))]
    case 'stacks':
      return [list([...term('proposal')], named(state.stacks.flatMap(([top]) => top ?? [])))]
    case 'ships':
      return [
        list(say('table.ships'), named(SHIP_TYPES.flatMap((type) => state.ships[type][0] ?? []))),
      ]
    default:
      return [list([...term('town')], named(state.town))]
  }
}
