/** What an action costs and brings, from the figures that are told. */
import type { Move } from '../../rules/moves.ts'
import type { State } from '../../rules/state.ts'
import { buildingCalled, goodCalled, shipCalled, type Tokens } from './figures.ts'
import { covers, sumOf, times } from './pay.ts'

/** What a move strikes: tokens that go at once, what is owed then, and what comes for it. */
export interface Deal {
  gone: Tokens
  owed: Tokens
  gain: Tokens
  card: string | null
}

const own = (state: State, seat: number) => {
  const player = state.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

/** Energy less what a Wind Farm spares, once for the sum. */
function spared(state: State, seat: number, energy: number): number {
  const farm = own(state, seat).buildings.includes('windFarm') ? 3 : 0
  return Math.max(0, energy - farm)
}

/** Materials of a building as printed; null where it is never constructed. */
function materialsOf(state: State, id: string): Tokens | null {
  const { cost } = buildingCalled(id)
  if (id === 'ironworks') return { ...cost, wood: state.options['cost.ironworksWood'] }
  if (id === 'artsCentre') return { ...cost, clay: state.options['cost.artsCentreClay'] }
  return cost
}

/** Materials that a building costs the seat where it is constructed. */
function constructionOf(state: State, seat: number, id: string): Tokens | null {
  const printed = materialsOf(state, id)
  if (!printed) return null
  const left: Record<string, number> = { ...printed }
  if (state.phase.building === 'sawmill') {
    if (!left.wood) return null
    left.wood -= 1
  }
  if (own(state, seat).buildings.includes('masonsGuild')) {
    const good = left.clay ? 'clay' : 'brick'
    if (left[good]) left[good] -= 1
  }
  return left
}

const rounded = (count: number, [some, of]: readonly [number, number], up: boolean): number =>
  up ? Math.ceil((count * some) / of) : Math.floor((count * some) / of)

/** The loans that the Local Court takes back from a seat, and the francs that come with so many. */
export function returnsOf({ options, players }: State, seat: number): Record<number, number> {
  const loans = players[seat]?.loans ?? 0
  if (loans < 2) return loans === 1 ? { 1: 0 } : {}
  if (loans === 2) return { 1: 2 }
  return options['localCourt.threeLoans'] === 'choice' ? { 2: 0, 1: 2 } : { 2: 0 }
}

/** So many tokens turned over, sold by a table, or loans taken back. Null where nobody may. */
function useOf(state: State, seat: number, count: number): Deal | null {
  const { building } = state.phase
  if (building === null) return null
  const { turning, sells, extra } = buildingCalled(building)
  if (building === 'localCourt') {
    const gain = returnsOf(state, seat)[count]
    return gain === undefined ? null : { gone: {}, owed: {}, gain: { franc: gain }, card: null }
  }
  if (turning) {
    if (count < 1 || count > turning.most) return null
    const { energy, ...comes } = turning.per
    const gain: Record<string, number> = { [turning.to]: count }
    for (const [item, part] of Object.entries(comes)) gain[item] = rounded(count, part, false)
    const burnt = turning.once + (energy ? rounded(count, energy, true) : 0)
    return {
      gone: { [turning.from]: count },
      owed: { energy: spared(state, seat, burnt) },
      gain,
      card: null,
    }
  }
  if (sells) {
    const francs = sells.francs[count - 1]
    if (francs === undefined) return null
    return { gone: { [sells.good]: count }, owed: {}, gain: { franc: francs }, card: null }
  }
  if (!extra || count < 0 || count > 1) return null
  return {
    gone: {},
    owed: { energy: spared(state, seat, count * (extra.pay.energy ?? 0)) },
    gain: times(extra.gain, count),
    card: null,
  }
}

/** Exchanges made so many times. */
function tradeOf(state: State, seat: number, counts: readonly number[]): Deal | null {
  const { trades } = buildingCalled(state.phase.building ?? '')
  const unlimited =
    state.phase.building === 'coalTrader' && state.options['coalTrader.limits'] === 'none'
  const owed = sumOf(...trades.map(({ pay }, at) => times(pay, counts[at] ?? 0)))
  const gain = sumOf(...trades.map((trade, at) => times(trade.gain, counts[at] ?? 0)))
  if (owed.energy) owed.energy = spared(state, seat, owed.energy)
  const within = counts.every((count, at) => {
    const most = trades[at]?.most ?? 0
    return count <= (unlimited && most > 0 ? 99 : most)
  })
  return within && counts.some((count) => count > 0) ? { gone: {}, owed, gain, card: null } : null
}

/** The fewest ships that load so many goods, the largest first; null where there are not enough. */
function sailing(state: State, seat: number, goods: number): number | null {
  const rooms = own(state, seat)
    .ships.map((ship) => shipCalled(ship).capacity)
    .sort((a, b) => b - a)
  let loaded = 0
  for (let ships = 0; ships <= rooms.length; ships++) {
    if (loaded >= goods) return ships
    loaded += rooms[ships] ?? 0
  }
  return null
}

function shipmentOf(state: State, seat: number, goods: Tokens): Deal | null {
  const count = Object.values(goods).reduce((sum, one) => sum + one, 0)
  const ships = sailing(state, seat, count)
  if (count === 0 || ships === null) return null
  const energy =
    state.options['windFarm.scope'] === 'perShip'
      ? ships * spared(state, seat, 3)
      : spared(state, seat, 3 * ships)
  const francs = Object.entries(goods).reduce(
    (sum, [good, loaded]) => sum + loaded * goodCalled(good).price,
    0,
  )
  return { gone: goods, owed: { energy }, gain: { franc: francs }, card: null }
}

function shipOf(state: State, seat: number, id: string): Deal | null {
  const { type, cost } = shipCalled(id)
  const wharf = state.phase.building
  if (wharf !== 'wharf1' && wharf !== 'wharf2') return null
  if (!Object.values(state.ships).some(([top]) => top === id)) return null
  const brick = type !== 'wooden' && !state.modernised.includes(wharf) ? 1 : 0
  const owed = sumOf(cost, { energy: spared(state, seat, 3) }, brick ? { brick } : {})
  return { gone: {}, owed, gain: {}, card: id }
}

/** What a move strikes; null where the rules of its cost refuse it, undefined where it strikes no deal. */
export function dealOf(state: State, move: Move): Deal | null | undefined {
  const { seat } = move
  const deal = struckBy(state, move)
  if (!deal) return deal
  const left = sumOf(own(state, seat).items, times(deal.gone, -1))
  return Object.values(left).every((count) => count >= 0) && covers(left, deal.owed) ? deal : null
}

function struckBy(state: State, move: Move): Deal | null | undefined {
  const { seat } = move
  if (move.do === 'use') return useOf(state, seat, move.count)
  if (move.do === 'trade')
    return tradeOf(state, seat, [move.times.first ?? 0, move.times.second ?? 0])
  if (move.do === 'ship') return shipmentOf(state, seat, move.goods)
  if (move.do === 'buildShip') return shipOf(state, seat, move.ship)
  if (move.do !== 'construct') return undefined
  const onTop = state.stacks.some(([top]) => top === move.building)
  const owed = onTop ? constructionOf(state, seat, move.building) : null
  return owed && { gone: {}, owed, gain: {}, card: move.building }
}

/** What entering costs: nothing at home, else one of these. */
export function feesOf(state: State, seat: number, building: string): readonly Tokens[] {
  const { buildings } = own(state, seat)
  return (buildings as string[]).includes(building) ? [] : buildingCalled(building).fees
}
