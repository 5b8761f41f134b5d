/** Every kind of move: its fields, and when it is made. */
import {
  countsOf,
  type MoveFrom,
  type MoveKinds,
  oneOf,
  whole,
} from '../../../engine/move-kinds.ts'
import { SEAT_LETTERS } from '../../../engine/seats.ts'
import { BUILDINGS, CARDS, GOODS, ITEMS, OFFERS, SHIPS } from './vocabulary.ts'

export const moveKinds = {
  supply: { during: 'turn', fields: {} },
  takeOffer: { during: 'turn', fields: { space: oneOf(OFFERS) } },
  enter: { during: 'turn', fields: { building: oneOf(BUILDINGS) } },
  endTurn: { during: 'turn', fields: {} },
  /** What is owed, in tokens: a fee, the price of an action, interest or food. */
  pay: { during: 'payment', unattended: true, fields: { tokens: countsOf(ITEMS) } },
  /** Loans taken for what cannot be paid, and everything spent. */
  borrow: { during: 'payment', unattended: true, fields: { loans: whole(1, 999) } },
  repay: { during: 'any', fields: {} },
  buy: { during: 'any', fields: { card: oneOf(CARDS) } },
  sell: { during: 'any', fields: { card: oneOf(CARDS) } },
  construct: { during: 'action', fields: { building: oneOf(BUILDINGS) } },
  /** No second card at the building that constructs two. */
  stop: { during: 'action', unattended: true, fields: {} },
  buildShip: { during: 'action', fields: { ship: oneOf(SHIPS) } },
  /** One's own ship for the yacht. */
  exchangeShip: { during: 'action', fields: { ship: oneOf(SHIPS) } },
  /** So many tokens turned over or sold, loans returned; 0 for what is declined. */
  use: { during: 'action', unattended: true, fields: { count: whole(0, 999) } },
  /** How often each exchange is made. */
  trade: { during: 'action', unattended: true, fields: { times: countsOf(['first', 'second']) } },
  /** Goods from the supply. */
  choose: { during: 'action', unattended: true, fields: { goods: countsOf(GOODS) } },
  exchange: { during: 'action', fields: { give: countsOf(GOODS), take: countsOf(GOODS) } },
  sellGoods: { during: 'action', unattended: true, fields: { goods: countsOf(GOODS) } },
  ship: { during: 'action', unattended: true, fields: { goods: countsOf(GOODS) } },
  /** The first of two neighbouring offer spaces. */
  haul: { during: 'action', unattended: true, fields: { space: oneOf(OFFERS) } },
  displace: { during: 'action', unattended: true, fields: { player: oneOf(SEAT_LETTERS) } },
  /** The cards seen, laid back as they were or the other way round. */
  layBack: { during: 'action', fields: { order: oneOf(['same', 'swapped']) } },
} as const satisfies MoveKinds

/** Everything a player can do; each move names its seat. */
export type Move = MoveFrom<typeof moveKinds>
export type MoveKind = Move['do']
export type MoveOf<K extends MoveKind> = Extract<Move, { do: K }>
