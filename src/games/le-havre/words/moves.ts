/** What a decision asks, and what a move says on its button and in the log. */

import { GAP } from '#language/language.ts'
import { saleOf } from '../rules/cards.ts'
import { currentOf } from '../rules/define-move.ts'
import type { Move } from '../rules/moves.ts'
import { interestDue } from '../rules/owed.ts'
import { foodDue } from '../rules/player.ts'
import type { Position } from '../rules/state.ts'
import { choiceSize } from '../rules/visit.ts'
import { cardName, itemsWords } from './card.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/t.ts'
import { workPrompt, workWords } from './working.ts'

/** What the table asks of whoever decides; `seat` is what they are called, or null where it need not be said. */
export function promptWords(position: Position, seat: string | null): Segment[] {
  const asked = questionAt(position)
  if (seat === null || position.at === 'over') return asked
  const isTurn = position.at === 'turn.opened' || position.at === 'turn.main'
  return [...say(isTurn ? 'ask.turn' : 'ask.of', { seat }), { text: GAP }, ...asked]
}

function questionAt(position: Position): Segment[] {
  const { at, seat, phase } = position
  const card = phase.building ? cardName(phase.building) : ''
  switch (at) {
    case 'turn.interest':
      return say('ask.turn.interest', { count: interestDue(position, seat) })
    case 'roundEnd.feeding':
      return say('ask.roundEnd.feeding', { count: foodDue(position, seat) })
    case 'turn.fee':
      return say('ask.turn.fee', { card })
    case 'turn.using':
    case 'turn.trading':
      return workPrompt(position) ?? say('ask.turn.trading', { card })
    case 'turn.choosing': {
      const effect = currentOf(position, 'choose')
      return say('ask.turn.choosing', { count: effect ? choiceSize(position, seat, effect) : 0 })
    }
    case 'turn.ordering': {
      // Whoever decides has just looked at them.
      const [first = '', second = ''] = position.specials.pile.slice(0, 2).map(cardName)
      return say('ask.turn.ordering', { first, second })
    }
    default:
      return say(`ask.${at}`)
  }
}

/** A move as everybody hears of it: the order in which cards were laid back is a secret. */
export const publicMoveWords = (move: Move): Segment[] =>
  move.do === 'layBack' ? say('do.layBack.told') : moveWords(move)

/** A move in words: '나무 오퍼 가져오기'; at a position that it is to be made in, by the verb of the building. */
export function moveWords(move: Move, position?: Position): Segment[] {
  switch (move.do) {
    case 'takeOffer':
    case 'haul':
      return say(`do.${move.do}`, { item: term(move.space) })
    case 'enter':
    case 'construct':
      return say(`do.${move.do}`, { card: cardName(move.building) })
    case 'buy':
      return say('do.buy', { card: cardName(move.card) })
    case 'sell':
      return say('do.sell', { card: cardName(move.card), count: saleOf(move.card) })
    case 'buildShip':
    case 'exchangeShip':
      return say(`do.${move.do}`, { card: cardName(move.ship) })
    case 'pay':
      return say('do.pay', { tokens: itemsWords(move.tokens) })
    case 'borrow':
      return say('do.borrow', { count: move.loans })
    case 'use':
      return move.count === 0
        ? say('do.use.none')
        : (workWords(move, position) ?? say('do.use', { count: move.count }))
    case 'trade':
      return (
        workWords(move, position) ??
        say('do.trade', { count: (move.times.first ?? 0) + (move.times.second ?? 0) })
      )
    case 'choose':
    case 'sellGoods':
    case 'ship':
      return say(`do.${move.do}`, { tokens: itemsWords(move.goods) })
    case 'exchange':
      return say('do.exchange', { tokens: itemsWords(move.give), gains: itemsWords(move.take) })
    case 'displace':
      return say('do.displace', { letter: move.player })
    case 'layBack':
      return say(`do.layBack.${move.order}`)
    case 'supply':
    case 'endTurn':
    case 'repay':
    case 'stop':
      return say(`do.${move.do}`)
  }
}
