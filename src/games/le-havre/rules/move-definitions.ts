/** Every kind of move and the move definition that holds its rules. */
import type { MoveDefinition } from '../../../engine/move-definition.ts'
import { buildShip, construct, exchangeShip, stop } from './actions/construct.ts'
import { trade, use } from './actions/convert.ts'
import { displace, enter } from './actions/enter.ts'
import { choose, exchange, haul, layBack, sellGoods, ship } from './actions/goods.ts'
import { borrow, pay } from './actions/pay.ts'
import { buy, repay, sell } from './actions/trade.ts'
import { endTurn, supply, takeOffer } from './actions/turn.ts'
import type { MoveDefinitionOf } from './define-move.ts'
import type { Emit } from './events.ts'
import type { Move, MoveKind } from './moves.ts'
import type { RuleId } from './rule-ids.ts'
import type { State } from './state.ts'

const table: { [D in MoveKind]: MoveDefinitionOf<D> } = {
  supply,
  takeOffer,
  enter,
  endTurn,
  pay,
  borrow,
  repay,
  buy,
  sell,
  construct,
  stop,
  buildShip,
  exchangeShip,
  use,
  trade,
  choose,
  exchange,
  sellGoods,
  ship,
  haul,
  displace,
  layBack,
}

/** The move definitions by kind. Each takes only moves of its own kind, which whoever looks it up by `move.do` keeps. */
export const MOVE_DEFINITIONS = table as unknown as Record<
  MoveKind,
  MoveDefinition<State, Move, RuleId, Emit>
>
