/** The captain phase: what a first turn opens with, goods given for points, and the small ship of one's own. */

import type { Emit } from '../events.ts'
import type { Expansions } from '../expansions.ts'
import type { MoveOf } from '../moves.ts'
import { bearing, goodsOf, hasPower, isChooser, noblesOf } from '../player.ts'
import { defineMove } from '../roles/define-move.ts'
import { givePoints, payPoints } from '../roles/points.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { GOODS, type Seat } from '../vocabulary.ts'
import { guestCouldGive } from './guests.ts'
import { mixesOf, ownGoods, returnGoods, sumOf } from './mixes.ts'
import { hasBearer } from './occupants.ts'

/** The first turn of a seat has begun and it has done nothing yet that closes its opening. */
const isOpening = ({ phase }: Expansions, seat: Seat): boolean =>
  !phase.opened.includes(seat) && !phase.supplied.includes(seat)

const pairsOf = (player: Player): number =>
  GOODS.reduce((sum, good) => sum + Math.floor(player.goods[good] / 2), 0)

/** Whether choosing the captain pays this player. */
export const paysCaptain = ({ options }: Pick<Expansions, 'options'>, player: Player): boolean =>
  options['exp.lighthouseNeedsOccupied']
    ? hasPower(player, 'captainCoin')
    : hasBearer(player, 'captainCoin')

/** Pays what the first turn opens with, once each, as soon as its building is occupied. */
export function openTurn(state: State, emit: Emit): void {
  const { expansions, seat } = state
  if (!expansions || !isOpening(expansions, seat)) return
  const { phase } = expansions
  const player = playerAt(state, seat)
  if (isChooser(state, seat) && !phase.paid && paysCaptain(expansions, player)) {
    phase.paid = true
    player.coins += 1
    emit('lighthouse.captain', seat, 'coins', 1, 'bank', 'purse')
  }
  if (phase.paired.includes(seat)) return
  for (const { powers } of bearing(player, 'pairPoints')) {
    phase.paired.push(seat)
    givePoints(state, seat, pairsOf(player) * (powers.pairPoints ?? 0), 'union-hall.pairs', emit)
  }
}

/** Whether the seat in turn has yet to do what its first turn is for. */
export const turnOpens = ({ expansions, seat }: State): boolean =>
  expansions !== undefined && !expansions.phase.opened.includes(seat)

/** The first turn of a seat is over. */
export function closeOpening({ expansions }: State, seat: Seat): void {
  if (expansions && !expansions.phase.opened.includes(seat)) expansions.phase.opened.push(seat)
}

const couldGive = (player: Player, power: Parameters<typeof hasPower>[1]): boolean =>
  hasPower(player, power) || guestCouldGive(player, power)

/** Whether a seat still has something before it in this phase although nobody can load a ship. */
export function keepsOpen(state: State, seat: Seat): boolean {
  const { expansions } = state
  if (!expansions) return false
  const player = playerAt(state, seat)
  const { phase } = expansions
  if (goodsOf(player) > 0) {
    if (!state.phase.wharfUsed.includes(seat) && couldGive(player, 'ownShip')) return true
    if (!phase.smallWharfUsed.includes(seat) && couldGive(player, 'ownSmallWharf')) return true
  }
  if (phase.opened.includes(seat)) return false
  if (pairsOf(player) > 0 && couldGive(player, 'pairPoints')) return true
  if (goodsOf(player) > 0 && noblesOf(player) > 0 && couldGive(player, 'givesForNobles'))
    return true
  if (!isChooser(state, seat) || phase.paid) return false
  return paysCaptain(expansions, player) || guestCouldGive(player, 'captainCoin')
}

export const giveGoods = defineMove<'giveGoods'>({
  rules: {
    'royal-supplier.owned': (state, move) => hasPower(playerAt(state, move.seat), 'givesForNobles'),
    'royal-supplier.first-turn': ({ expansions }, move) =>
      expansions !== undefined && !expansions.phase.opened.includes(move.seat),
    'royal-supplier.once': ({ expansions }, move) =>
      expansions !== undefined && !expansions.phase.supplied.includes(move.seat),
    'royal-supplier.different': (_, move) => GOODS.every((good) => (move.goods[good] ?? 0) <= 1),
    'royal-supplier.as-many-nobles': (state, move) =>
      sumOf(move.goods) > 0 && sumOf(move.goods) <= noblesOf(playerAt(state, move.seat)),
    'royal-supplier.own-goods': ownGoods,
  },
  candidates(state) {
    const { seat } = state
    const player = playerAt(state, seat)
    if (!hasPower(player, 'givesForNobles')) return []
    return Array.from(
      mixesOf(player, 1, noblesOf(player)),
      (goods): MoveOf<'giveGoods'> => ({
        do: 'giveGoods',
        seat,
        goods,
      }),
    )
  },
  apply(state, { seat, goods }, emit) {
    state.expansions?.phase.supplied.push(seat)
    returnGoods(state, seat, goods)
    for (const good of GOODS)
      emit('royal-supplier.points', seat, good, goods[good] ?? 0, 'goods', 'supply')
    payPoints(state, seat, sumOf(goods), 'royal-supplier.points', emit)
  },
})
