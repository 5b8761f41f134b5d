/** Choosing goods: to get, to exchange, to sell, to ship. And clearing offers, and laying cards back. */
import { keepsAll } from '../../../../engine/move-definition.ts'
import { choicesOf, countGoods, drawGoods, drawSet, sets } from '../choices.ts'
import { emitRounding, endEffect, strike } from '../deal.ts'
import { currentOf, defineMove, type MoveDefinitionOf } from '../define-move.ts'
import type { MoveOf } from '../moves.ts'
import { add, countsTwice, covers, plain } from '../pay.ts'
import { gain, holds, lose } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import {
  capacities,
  choiceSize,
  francsFor,
  francsForLoad,
  haulPairs,
  leavesRest,
  sailingEnergy,
  shipsFor,
  soldShares,
} from '../visit.ts'
import { GOODS, type Good, type Items, OFFERS, type Seat } from '../vocabulary.ts'

const itemsOf = (state: State, seat: Seat): Items => playerAt(state, seat).items

export const choose = defineMove<'choose'>({
  rules: {
    'action.choose'(state, { seat, goods }) {
      const effect = currentOf(state, 'choose')
      if (!effect) return false
      return (
        countGoods(goods) === choiceSize(state, seat, effect) &&
        GOODS.every((good) => !goods[good] || (goods[good] === 1 && effect.from.includes(good)))
      )
    },
  },
  candidates(state) {
    const { seat } = state
    const effect = currentOf(state, 'choose')
    if (!effect) return []
    return sets(effect.from, choiceSize(state, seat, effect)).map((goods) => ({
      do: 'choose',
      seat,
      goods,
    }))
  },
  draw(state, random) {
    const { seat } = state
    const effect = currentOf(state, 'choose')
    const size = effect ? choiceSize(state, seat, effect) : 0
    if (!effect || size > effect.from.length) return null
    return { do: 'choose', seat, goods: drawSet(effect.from, size, random) }
  },
  apply(state, { seat, goods }, emit) {
    gain(state, seat, goods, 'action.choose', emit)
    endEffect(state)
  },
})

/** The rows of the building that are used to take some goods; null where it does not give them. */
function rowsFor(state: State, take: Items) {
  const rows = currentOf(state, 'exchange')?.rows ?? []
  const used = rows.filter((row) => row.take.some((good) => (take[good] ?? 0) > 0))
  const each = used.every((row) => countGoods(sumOf(row.take, take)) === 1)
  return each && countGoods(take) === used.length && used.length > 0 ? used : null
}
const sumOf = (goods: readonly Good[], items: Items): Items =>
  Object.fromEntries(goods.map((good) => [good, items[good] ?? 0]))

export const exchange = defineMove<'exchange'>({
  rules: {
    'action.exchange'(state, { give, take }) {
      const rows = rowsFor(state, take)
      return rows !== null && countGoods(give) === rows.reduce((sum, row) => sum + row.give, 0)
    },
    'pay.held'(state, { seat, give, take }) {
      const items = itemsOf(state, seat)
      if (holds(items, give)) return true
      const chained = state.options['businessOffice.chain'] && countGoods(take) > 1
      return (
        chained &&
        GOODS.some((good) => (take[good] ?? 0) > 0 && holds(add(items, { [good]: 1 }), give))
      )
    },
  },
  *candidates(state): Generator<MoveOf<'exchange'>> {
    const { seat } = state
    const chained = state.options['businessOffice.chain']
    for (const take of takes(state)) {
      const size = (rowsFor(state, take) ?? []).reduce((sum, row) => sum + row.give, 0)
      const held = chained ? add(itemsOf(state, seat), take) : itemsOf(state, seat)
      for (const give of choicesOf(held, size, size)) yield { do: 'exchange', seat, give, take }
    }
  },
  draw(state, random) {
    const { seat } = state
    const items = itemsOf(state, seat)
    const sizeOf = (take: Items): number =>
      (rowsFor(state, take) ?? []).reduce((sum, row) => sum + row.give, 0)
    const open = takes(state).filter((take) => sizeOf(take) <= countGoods(items))
    const take = open[Math.floor(random() * open.length)]
    if (!take) return null
    return { do: 'exchange', seat, give: drawGoods(items, sizeOf(take), random), take }
  },
  apply(state, { seat, give, take }, emit) {
    lose(state, seat, give, 'action.exchange', emit)
    gain(state, seat, take, 'action.exchange', emit)
    endEffect(state)
  },
})

/** What can be taken in one visit: one good of one row, or of each. */
function takes(state: State): Items[] {
  const rows = currentOf(state, 'exchange')?.rows ?? []
  let all: Partial<Record<Good, number>>[] = [{}]
  for (const row of rows)
    all = all.flatMap((taken) => [taken, ...row.take.map((good) => ({ ...taken, [good]: 1 }))])
  return all.filter((taken) => countGoods(taken) > 0).map((taken) => plain(taken))
}

export const sellGoods = defineMove<'sellGoods'>({
  rules: {
    'pay.held': (state, { seat, goods }) => holds(itemsOf(state, seat), goods),
    'action.sell-goods'(state, { goods }) {
      const effect = currentOf(state, 'sellGoods')
      return effect !== null && francsFor(soldShares(goods, effect)) > 0
    },
  },
  *candidates(state): Generator<MoveOf<'sellGoods'>> {
    const items = itemsOf(state, state.seat)
    for (const goods of choicesOf(items, 1, countGoods(items)))
      yield { do: 'sellGoods', seat: state.seat, goods }
  },
  draw(state, random) {
    const { seat } = state
    const effect = currentOf(state, 'sellGoods')
    const items = itemsOf(state, seat)
    const size = 1 + Math.floor(random() * countGoods(items))
    const goods = drawGoods(items, size, random)
    if (effect && francsFor(soldShares(goods, effect)) > 0) return { do: 'sellGoods', seat, goods }
    return { do: 'sellGoods', seat, goods: drawGoods(items, countGoods(items), random) }
  },
  apply(state, { seat, goods }, emit) {
    const effect = currentOf(state, 'sellGoods')
    if (!effect) return
    const shares = soldShares(goods, effect)
    lose(state, seat, goods, 'action.sell-goods', emit)
    emitRounding(seat, leavesRest(shares), emit)
    gain(state, seat, { franc: francsFor(shares) }, 'action.sell-goods', emit)
    endEffect(state)
  },
})

/** Energy that a load needs; null where the ships do not hold it. */
function energyFor(state: State, seat: Seat, goods: Items): number | null {
  const ships = shipsFor(state, seat, countGoods(goods))
  const perShip = currentOf(state, 'ship')?.energyPerShip ?? 0
  return ships === null ? null : sailingEnergy(state, seat, ships, perShip)
}

export const ship: MoveDefinitionOf<'ship'> = defineMove<'ship'>({
  rules: {
    'action.any-number': (_, { goods }) => countGoods(goods) > 0,
    'pay.held': (state, { seat, goods }) => holds(itemsOf(state, seat), goods),
    'action.capacity': (state, { seat, goods }) => energyFor(state, seat, goods) !== null,
    'pay.token-once'(state, { seat, goods }) {
      const energy = energyFor(state, seat, goods)
      return energy === null || !countsTwice(itemsOf(state, seat), { energy }, goods)
    },
    'action.energy'(state, { seat, goods }) {
      const energy = energyFor(state, seat, goods)
      return energy === null || covers(itemsOf(state, seat), { energy })
    },
  },
  *candidates(state): Generator<MoveOf<'ship'>> {
    const { seat } = state
    const room = capacities(state, seat).reduce((sum, capacity) => sum + capacity, 0)
    for (const goods of choicesOf(itemsOf(state, seat), 1, room)) yield { do: 'ship', seat, goods }
  },
  draw(state, random) {
    const { seat } = state
    const items = itemsOf(state, seat)
    const room = capacities(state, seat).reduce((sum, capacity) => sum + capacity, 0)
    for (let size = 1 + Math.floor(random() * room); size > 0; size--) {
      const move: MoveOf<'ship'> = { do: 'ship', seat, goods: drawGoods(items, size, random) }
      if (keepsAll(ship, state, move)) return move
    }
    for (const goods of choicesOf(items, 1, 1))
      if (keepsAll(ship, state, { do: 'ship', seat, goods })) return { do: 'ship', seat, goods }
    return null
  },
  apply(state, { seat, goods }, emit) {
    const perShip = currentOf(state, 'ship')?.energyPerShip ?? 0
    const ships = shipsFor(state, seat, countGoods(goods)) ?? 0
    const energy = sailingEnergy(state, seat, ships, perShip)
    lose(state, seat, goods, 'action.ship', emit)
    emit('action.wind-farm', seat, 'discount', ships * perShip - energy, 'price', 'supply')
    strike(state, { energy }, { franc: francsForLoad(goods) })
  },
})

export const haul = defineMove<'haul'>({
  rules: {
    'action.haul-neighbours'(state, { space }) {
      const effect = currentOf(state, 'haul')
      return effect !== null && haulPairs(state, effect).some(([first]) => first === space)
    },
  },
  candidates: (state) => OFFERS.map((space) => ({ do: 'haul', seat: state.seat, space })),
  apply(state, { seat, space }, emit) {
    const effect = currentOf(state, 'haul')
    const pair = effect && haulPairs(state, effect).find(([first]) => first === space)
    if (!pair) return
    lose(state, seat, { franc: effect.francs }, 'action.haul', emit)
    for (const offer of pair) {
      gain(state, seat, { [offer]: state.offers[offer] }, 'action.haul', emit, 'offer')
      state.offers[offer] = 0
    }
    endEffect(state)
  },
})

export const layBack = defineMove<'layBack'>({
  rules: {},
  candidates: ({ seat }) => [
    { do: 'layBack', seat, order: 'same' },
    { do: 'layBack', seat, order: 'swapped' },
  ],
  apply(state, { seat, order }, emit) {
    const { specials } = state
    const [first, second, ...rest] = specials.pile
    if (order === 'swapped' && first && second) specials.pile = [second, first, ...rest]
    specials.mixed = specials.mixed.map((mixed, other) => mixed || other !== seat)
    emit('action.peek', seat, 'special', 2, 'table', 'specials')
    endEffect(state)
  },
})
