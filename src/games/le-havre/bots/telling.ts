/** What is told of two lines of play: the parts of a standing, and what was done for each. */
import type { Telling } from '../../../bots/comparing.ts'
import { BUILDING } from '../rules/buildings.ts'
import { GOOD } from '../rules/goods.ts'
import type { Move } from '../rules/moves.ts'
import { isShip } from '../rules/player.ts'
import { SHIP } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import { francsForLoad } from '../rules/visit.ts'
import type { CardId, Offer } from '../rules/vocabulary.ts'
import { type Deed, PARTS, type Part } from './parts.ts'
import { partsFor } from './standing.ts'
import type { LeHavreBots } from './types.ts'

type Note = (part: Part, deed: Deed, by: number) => void

function noteOffer(position: Position, offer: Offer, note: Note): void {
  const count = position.offers[offer]
  if (offer === 'franc') {
    note('francs', 'take:franc', count)
    return
  }
  note('goods', `take:${offer}`, count)
  note('plan', `take:${offer}`, count)
  const food = GOOD[offer].food ?? 0
  if (food > 0) note('food', `take:${offer}`, food * count)
}

function noteCard(card: CardId, how: 'build' | 'buy', note: Note): void {
  if (isShip(card)) {
    note('ships', `${how}:${card}`, SHIP[card].value)
    note('food', `${how}:${card}`, 1)
    return
  }
  note('buildings', `${how}:${card}`, BUILDING[card].value)
  note('income', `${how}:${card}`, 1)
}

function deedsOf(position: Position, move: Move, note: Note): void {
  switch (move.do) {
    case 'takeOffer':
      noteOffer(position, move.space, note)
      return
    case 'enter':
      for (const part of ['goods', 'plan', 'food'] as const) note(part, `enter:${move.building}`, 1)
      return
    case 'construct':
      noteCard(move.building, 'build', note)
      return
    case 'buildShip':
    case 'exchangeShip':
      noteCard(move.ship, 'build', note)
      return
    case 'buy':
      noteCard(move.card, 'buy', note)
      return
    case 'ship':
      note('francs', 'ship:', francsForLoad(move.goods))
      return
    case 'borrow':
      note('loans', 'borrow:', -move.loans)
      return
    case 'repay':
      note('loans', 'repay:', 1)
  }
}

export const tells: Telling<LeHavreBots> = {
  parts: PARTS,
  partsOf: (position) => position.players.map((_, seat) => partsFor(position, seat)),
  deedsOf,
}
