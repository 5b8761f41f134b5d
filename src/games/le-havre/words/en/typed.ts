/** How moves are typed in English. Spaces and marks are gone when these are looked for. */
import type { MoveKind } from '../../rules/moves.ts'

/** What may stand between the words that matter. */
export const FILLERS: readonly string[] = [
  ...'a an the i my of on to at in from with for and one more card building good goods'.split(' '),
  ...'offer space everything all disc discs please s 1 ll would like'.split(' '),
]

/** What a kind of move may be called, besides the names in it. */
export const VERBS: Readonly<Record<MoveKind, readonly string[]>> = {
  supply: ['supply', 'move', 'ship marker', 'marker'],
  takeOffer: ['take', 'get', 'pick', 'choose'],
  enter: ['enter', 'use', 'visit', 'go', 'into'],
  endTurn: ['end', 'end turn', 'done', 'pass', 'finish'],
  pay: ['pay'],
  borrow: ['borrow', 'loan', 'take loan', 'take'],
  repay: ['repay', 'pay back', 'loan', 'return'],
  buy: ['buy', 'purchase'],
  sell: ['sell'],
  construct: ['construct', 'build'],
  stop: ['stop', 'no', 'done', 'end'],
  buildShip: ['build', 'construct'],
  exchangeShip: ['exchange', 'trade', 'swap', 'trade in', 'yacht', 'luxury yacht'],
  use: [],
  trade: [],
  choose: ['take'],
  exchange: ['exchange'],
  sellGoods: ['sell'],
  ship: ['ship'],
  haul: ['haul', 'take', 'next'],
  displace: ['send', 'home', 'displace', 'send home'],
  layBack: [],
}

/** The orders that two cards may be laid back in. */
export const ORDERS = {
  same: ['same', 'as they were'],
  swapped: ['swap', 'swapped', 'the other way round'],
} as const

/** What stands around and between names with numbers: '2 fish and 1 smoked fish', '3 hides'. */
export const AROUND =
  /^(?:i(?:ll)?(?=pay|take|get|sell|ship|give))?(?:pay|take|get|sell|ship|give)?(?:an?(?!nd))?/
export const BETWEEN = /^(?:and(?:an?(?=[a-z]))?|of|s(?=and|\d|$))+/
/** What parts what is given from what is taken. */
export const FOR = /→|->|>|=|\bfor\b|\band take\b|\btake\b/
