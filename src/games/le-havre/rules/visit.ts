/** Whether a visitor could carry out what a building asks, with what is held. */
import { BUILDING } from './buildings.ts'
import { costOf, energyAfter, exchangeable, mayConstruct, shipCost, topShips } from './costs.ts'
import type { Effect, EffectKind, EffectOf, TradeRow } from './effects.ts'
import { GOOD } from './goods.ts'
import { covers, coversOne, less, payments } from './pay.ts'
import { countMarks, countType, holds, ownerOf } from './player.ts'
import { SHIP, SHIP_TYPE } from './ships.ts'
import { playerAt, type State } from './state.ts'
import {
  BASIC_GOODS,
  type BuildingId,
  GOODS,
  type Good,
  type Item,
  type Items,
  OFFERS,
  type Offer,
  type Seat,
  UPGRADED_GOODS,
} from './vocabulary.ts'

/** A visit as it would be: what the visitor would hold, and whose disc would have gone home. */
export interface Visit {
  state: State
  seat: Seat
  building: BuildingId
  items: Items
  sentHome?: Seat
}

const held = (items: Items, item: Item): number => items[item] ?? 0

/** What a token count of a building that turns tokens over takes, owes and gives. */
export interface Plan {
  take: Items
  energy: number
  gain: Items
  /** Halves that were rounded against the player. */
  rounded: boolean
}

/** What turning over so many tokens comes to, before any energy discount. */
export function upgradePlan(effect: EffectOf<'upgrade'>, count: number): Plan {
  const { from, to, flatEnergy = 0, energy = [0, 1], francs = [0, 1], byproduct } = effect
  const part = ([some, of]: readonly [number, number]): number => (count * some) / of
  const gain: Partial<Record<Item, number>> = { [to]: count }
  let rounded = part(energy) % 1 !== 0 || part(francs) % 1 !== 0
  if (Math.floor(part(francs)) > 0) gain.franc = Math.floor(part(francs))
  if (byproduct) {
    rounded ||= part(byproduct.per) % 1 !== 0
    if (Math.floor(part(byproduct.per)) > 0) gain[byproduct.good] = Math.floor(part(byproduct.per))
  }
  return { take: { [from]: count }, energy: flatEnergy + Math.ceil(part(energy)), gain, rounded }
}

const ofOne = new Map<EffectOf<'upgrade'>, Plan>()
/** The same of one token. */
function oneUpgraded(effect: EffectOf<'upgrade'>): Plan {
  const plan = ofOne.get(effect) ?? upgradePlan(effect, 1)
  ofOne.set(effect, plan)
  return plan
}

/** What is owed for making an exchange so many times. */
export function tradeNeed(
  state: State,
  seat: Seat,
  row: TradeRow,
  times: number,
): Record<string, number> {
  const need: Record<string, number> = {}
  for (const [item, count] of Object.entries(row.pay)) need[item] = count * times
  if (need.energy) need.energy = energyAfter(state, seat, need.energy)
  return need
}

/** How often at most an exchange may be made. */
export const tradeMost = (state: State, effect: EffectOf<'trade'>, row: TradeRow): number =>
  row.most === null || (effect.limitOption && state.options[effect.limitOption] === 'none')
    ? 99
    : row.most

/** How many different goods a visitor chooses. */
export function choiceSize(state: State, seat: Seat, effect: EffectOf<'choose'>): number {
  const most =
    effect.soloOption && state.players.length === 1
      ? Math.min(effect.most, state.options[effect.soloOption] as number)
      : effect.most
  return Math.min(most, effect.base + countType(playerAt(state, seat), 'craftsman'))
}

/** The choices of a visitor of the building that takes loans back. */
export function loanChoices(state: State, seat: Seat, effect: EffectOf<'returnLoans'>) {
  const { byLoans, choiceOption } = effect
  const choices = byLoans[Math.min(playerAt(state, seat).loans, byLoans.length - 1)] ?? []
  return state.options[choiceOption] === 'choice' ? choices : choices.slice(0, 1)
}

/** What is divided for francs: each count by itself, so many for one franc. */
type Shares = readonly (readonly [count: number, per: number])[]

export const francsFor = (shares: Shares): number =>
  shares.reduce((sum, [count, per]) => sum + Math.floor(count / per), 0)

/** Whether some of what is divided brings nothing. */
export const leavesRest = (shares: Shares): boolean =>
  shares.some(([count, per]) => count % per !== 0)

/** What is held and kept, as it is divided. */
export function heldShares(state: State, items: Items, effect: EffectOf<'held'>): Shares {
  const counts = effect.goods.map((good) => held(items, good))
  return state.options[effect.kindsOption] === 'perKind'
    ? counts.map((count) => [count, effect.per])
    : [[counts.reduce((sum, count) => sum + count, 0), effect.per]]
}

/** Discs of others on own buildings. */
export function foreignDiscs({ state, seat, sentHome }: Visit): number {
  const { buildings } = playerAt(state, seat)
  return state.players.filter(
    ({ disc }, other) =>
      other !== seat && other !== sentHome && disc !== null && buildings.includes(disc),
  ).length
}

/** Pairs of neighbouring offer spaces, by their first. */
export function haulPairs(state: State, effect: EffectOf<'haul'>): [Offer, Offer][] {
  const line = OFFERS.filter((offer) => offer !== 'franc')
  const filled = (offer: Offer): boolean => state.offers[offer] > 0
  return line.slice(1).flatMap((second, at): [Offer, Offer][] => {
    const first = line[at] as Offer
    const open =
      state.options[effect.emptyOption] === 'allow'
        ? filled(first) || filled(second)
        : filled(first) && filled(second)
    return open ? [[first, second]] : []
  })
}

/** Capacities of the own ships that load, the largest first. */
export function capacities(state: State, seat: Seat): number[] {
  return playerAt(state, seat)
    .ships.map((ship) => SHIP_TYPE[SHIP[ship].type].capacity)
    .filter((capacity) => capacity > 0)
    .sort((a, b) => b - a)
}

/** The fewest ships that load so many goods; null where all together do not. */
export function shipsFor(state: State, seat: Seat, goods: number): number | null {
  let left = goods
  let ships = 0
  for (const capacity of capacities(state, seat)) {
    if (left <= 0) break
    left -= capacity
    ships += 1
  }
  return left <= 0 ? ships : null
}

/** Energy for so many ships that sail. */
export function sailingEnergy(state: State, seat: Seat, ships: number, perShip: number): number {
  return state.options['windFarm.scope'] === 'perShip'
    ? ships * energyAfter(state, seat, perShip)
    : energyAfter(state, seat, ships * perShip)
}

/** Goods sold by number, as they are divided. */
export function soldShares(goods: Items, effect: EffectOf<'sellGoods'>): Shares {
  const sum = (of: readonly Good[]): number => of.reduce((all, good) => all + held(goods, good), 0)
  return [
    [sum(UPGRADED_GOODS), effect.upgraded],
    [sum(BASIC_GOODS), effect.basic],
  ]
}

/** Francs for a load. */
export const francsForLoad = (goods: Items): number =>
  GOODS.reduce((sum, good) => sum + held(goods, good) * GOOD[good].shippingPrice, 0)

/** The buildings that a visitor could get into by sending a disc home, by whose disc it is. */
export function displaceable(visit: Visit, francs: number): Seat[] {
  const { state, seat, building, items } = visit
  if (held(items, 'franc') < francs) return []
  const left = less(items, { franc: francs })
  return state.players.flatMap(({ disc }, other) =>
    other !== seat &&
    disc !== null &&
    disc !== building &&
    canVisit({ state, seat, building: disc, items: left, sentHome: other })
      ? [other]
      : [],
  )
}

const CAN: { [K in EffectKind]: (visit: Visit, effect: EffectOf<K>) => boolean } = {
  construct({ state, seat, items }, effect) {
    return state.stacks.some(([top]) =>
      top
        ? mayConstruct(state, top, effect) && covers(items, costOf(state, seat, top, effect).need)
        : false,
    )
  },
  buildShip({ state, seat, building, items }) {
    return (
      exchangeable(state, seat).length > 0 ||
      topShips(state).some((ship) => covers(items, shipCost(state, seat, building, ship)))
    )
  },
  gain: () => true,
  hold: ({ items }, effect) => holds(items, effect.items),
  choose: ({ state, seat }, effect) => choiceSize(state, seat, effect) > 0,
  peek: () => true,
  symbols: ({ state, seat }, { each }) =>
    each.some(({ base, symbol }) => base + countMarks(state, seat, symbol) > 0),
  emptyOffers: ({ state }) => OFFERS.some((offer) => state.offers[offer] === 0),
  upgrade({ state, seat, items }, effect) {
    const { take, energy } = oneUpgraded(effect)
    if (!holds(items, take)) return false
    return covers(items, { energy: energyAfter(state, seat, energy) }, take)
  },
  trade: ({ state, seat, items }, { rows }) =>
    rows.some(
      (row) =>
        held(items, 'franc') >= (row.show ?? 0) && covers(items, tradeNeed(state, seat, row, 1)),
    ),
  exchange: ({ items }, { rows }) =>
    rows.some(({ give }) => GOODS.reduce((sum, good) => sum + held(items, good), 0) >= give),
  sellTable: ({ items }, { good }) => held(items, good) > 0,
  sellGoods: ({ items }, effect) => francsFor(soldShares(items, effect)) > 0,
  ship({ state, seat, items }, { energyPerShip }) {
    const energy = sailingEnergy(state, seat, 1, energyPerShip)
    if (capacities(state, seat).length === 0) return false
    return GOODS.some((good) => held(items, good) > 0 && covers(items, { energy }, { [good]: 1 }))
  },
  extra: () => true,
  held: ({ state, items }, effect) => francsFor(heldShares(state, items, effect)) > 0,
  foreignDiscs: (visit) => foreignDiscs(visit) > 0,
  returnLoans: ({ state, seat }, effect) => loanChoices(state, seat, effect).length > 0,
  displace: (visit, { francs }) => displaceable(visit, francs).length > 0,
  haul: ({ state, items }, effect) =>
    held(items, 'franc') >= effect.francs && haulPairs(state, effect).length > 0,
}

/** Whether a visitor can carry out one effect, in its smallest measure. */
const canDo = (visit: Visit, effect: Effect): boolean => CAN[effect.kind](visit, effect as never)

/** Whether all that a building asks can be carried out, its fee paid. */
export const usable = (visit: Visit): boolean =>
  (BUILDING[visit.building].effects ?? []).every((effect) => canDo(visit, effect))

/** What entering costs a visitor: nothing at home, else any one of these. */
export function feeOf(state: State, seat: Seat, building: BuildingId) {
  const { fee = [] } = BUILDING[building]
  return ownerOf(state, building) === seat ? [] : fee
}

/** The payments of the fee after which the visitor can act. */
export function* feePayments(visit: Visit): Generator<Items, undefined> {
  const { state, seat, building, items } = visit
  const without = state.options['enter.withoutEffect']
  const fee = feeOf(state, seat, building)
  if (fee.length === 0) {
    if (without || usable(visit)) yield {}
    return
  }
  if (!without && !usable(visit)) return
  for (const paid of payments(items, fee, state.options['fee.overpayWithFrancs']))
    if (without || usable({ ...visit, items: less(items, paid) })) yield paid
}

/** Whether the fee can be paid at all. */
export function canPayFee({ state, seat, building, items }: Visit): boolean {
  const fee = feeOf(state, seat, building)
  return fee.length === 0 || coversOne(items, fee)
}

/** Whether a visitor can pay and then act. */
export const canVisit = (visit: Visit): boolean => feePayments(visit).next().done !== true
