/** What a tap on the drawn table changes while a position is set up. */
import type { Hold, TapEdit } from '../../../ui/referee/set-up.ts'
import { isShip } from '../rules/player.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { CARDS, type CardId, ITEMS, OFFERS } from '../rules/vocabulary.ts'
import { type Edit, layCard, setDisc, setItem, setOffer, setRound } from './edits.ts'

/** A card that is to be told where it lies, and who stands there. */
export interface Pick {
  card: CardId
}
type Found = TapEdit<Edit, Pick> | null

/** The edit that a tap stands for, a question back, or nothing. */
export function editAt(draft: Position, { tool }: Hold, key: string, seat?: number): Found {
  const [kind, id = ''] = key.split(':')
  const adds = tool === 'add'
  const step = adds ? 1 : -1
  switch (kind) {
    case 'item': {
      const item = ITEMS.find((one) => one === id)
      if (!item || seat === undefined) return null
      const count = playerAt(draft, seat).items[item] + step
      return count < 0 ? null : { edit: setItem(seat, item, count) }
    }
    case 'offer': {
      const offer = OFFERS.find((one) => one === id)
      if (!offer) return null
      const count = draft.offers[offer] + step
      return count < 0 ? null : { edit: setOffer(offer, count) }
    }
    case 'card': {
      const card = CARDS.find((one) => one === id)
      if (!card) return null
      return adds ? { pick: { card } } : takenAway(draft, card)
    }
    case 'round':
      return adds ? { edit: setRound(Number(id)) } : null
    default:
      return null
  }
}

/** A disc goes home first, then the card to where nobody has it. */
function takenAway(draft: Position, card: CardId): Found {
  const visitor = draft.players.findIndex(({ disc }) => disc === card)
  if (visitor >= 0) return { edit: setDisc(visitor, null) }
  const isOwned = draft.players.some(({ buildings, ships }) =>
    [...buildings, ...ships].some((one) => one === card),
  )
  if (isOwned) return { edit: layCard(card, 'town') }
  return isShip(card) || !draft.town.some((one) => one === card)
    ? null
    : { edit: layCard(card, 'plan') }
}
