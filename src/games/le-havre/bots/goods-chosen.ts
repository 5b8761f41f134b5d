/** Goods that are chosen, exchanged, sold or loaded: the few choices worth a look. */
import { currentOf } from '../rules/define-move.ts'
import { GOOD } from '../rules/goods.ts'
import { less } from '../rules/pay.ts'
import { copyState, type Position, playerAt } from '../rules/state.ts'
import { capacities, choiceSize, sailingEnergy } from '../rules/visit.ts'
import { BASIC_GOODS, GOODS, type Good, type Items, UPGRADED_GOODS } from '../rules/vocabulary.ts'
import { type Costs, cheapestPayment } from './payments.ts'
import { standing } from './standing.ts'

type Goods = Partial<Record<Good, number>>

/** The tokens held of some goods, those that are missed least first. */
function cheapestTokens(items: Items, goods: readonly Good[], costs: Costs): Good[] {
  return goods
    .toSorted((one, other) => costs[one] - costs[other])
    .flatMap((good) => Array<Good>(Math.max(0, items[good] ?? 0)).fill(good))
}

function counted(tokens: readonly Good[]): Goods {
  const counts: Goods = {}
  for (const good of GOODS) {
    const count = tokens.filter((one) => one === good).length
    if (count > 0) counts[good] = count
  }
  return counts
}

/** So many different goods: those that raise the own standing most, one after the other; the next best in place of the last as well. */
export function selections(position: Position): Goods[] {
  const effect = currentOf(position, 'choose')
  if (!effect) return []
  const { seat } = position
  const size = choiceSize(position, seat, effect)
  const state = copyState(position)
  const { items } = playerAt(state, seat)
  const chosen: Good[] = []
  const ranked = (): Good[] => {
    const worth = (good: Good): number => {
      items[good] += 1
      const value = standing(state, seat)
      items[good] -= 1
      return value
    }
    const values = new Map(effect.from.map((good) => [good, worth(good)]))
    return effect.from
      .filter((good) => !chosen.includes(good))
      .sort((one, other) => (values.get(other) ?? 0) - (values.get(one) ?? 0))
  }
  while (chosen.length < size - 1) {
    const [best] = ranked()
    if (!best) break
    chosen.push(best)
    items[best] += 1
  }
  const last = chosen.length < size ? ranked().slice(0, 3) : []
  return last.length > 0 ? last.map((good) => counted([...chosen, good])) : [counted(chosen)]
}

/** One exchange of each kind, and both at once: what is missed least is given. */
export function exchanges(position: Position, costs: Costs): { give: Goods; take: Goods }[] {
  const effect = currentOf(position, 'exchange')
  if (!effect) return []
  const { items } = playerAt(position, position.seat)
  const [first, second] = effect.rows
  const takes: Good[][] = effect.rows.flatMap(({ take }) => take.map((good) => [good]))
  for (const one of first?.take ?? [])
    for (const other of second?.take ?? []) takes.push([one, other])
  return takes.flatMap((take) => {
    const size = take.reduce((sum, good) => {
      const row = effect.rows.find((row) => row.take.includes(good))
      return sum + (row?.give ?? 0)
    }, 0)
    const open = GOODS.filter((good) => !take.includes(good))
    const tokens = cheapestTokens(items, open, costs).slice(0, size)
    return tokens.length < size ? [] : [{ give: counted(tokens), take: counted(take) }]
  })
}

/** Everything; and what is worth less to its holder than what it brings. */
export function sales(position: Position, costs: Costs): Goods[] {
  const effect = currentOf(position, 'sellGoods')
  if (!effect) return []
  const { items } = playerAt(position, position.seat)
  const choices = [Number.POSITIVE_INFINITY, 1, 0].map((factor) => {
    const part = (goods: readonly Good[], per: number): Good[] => {
      const worthIt = goods.filter((good) => costs[good] * per <= Math.max(factor, 0.05))
      const tokens = cheapestTokens(items, worthIt, costs)
      return tokens.slice(0, tokens.length - (tokens.length % per))
    }
    return counted([...part(UPGRADED_GOODS, effect.upgraded), ...part(BASIC_GOODS, effect.basic)])
  })
  const single = GOODS.filter((good) => items[good] > 0).map((good) => counted([good]))
  const three = counted(cheapestTokens(items, BASIC_GOODS, costs).slice(0, effect.basic))
  return [...choices, three, ...single.slice(-2)]
}

/** For each number of ships the dearest load, energy put aside; and the same without what its holder would rather keep. */
export function loads(position: Position, costs: Costs): Goods[] {
  const effect = currentOf(position, 'ship')
  if (!effect) return []
  const { seat } = position
  const { items } = playerAt(position, seat)
  const found: Goods[] = []
  let room = 0
  for (const [at, capacity] of capacities(position, seat).entries()) {
    room += capacity
    const energy = sailingEnergy(position, seat, at + 1, effect.energyPerShip)
    const burnt = cheapestPayment(items, [{ energy }], costs)
    if (!burnt) break
    const left = less(items, burnt)
    const gainOf = (good: Good): number => GOOD[good].shippingPrice
    const dearest = GOODS.toSorted((one, other) => gainOf(other) - gainOf(one)).flatMap((good) =>
      Array<Good>(Math.max(0, left[good] ?? 0)).fill(good),
    )
    const load = dearest.slice(0, room)
    const kept = load.filter((good) => gainOf(good) > costs[good])
    if (load.length > 0) found.push(counted(load))
    if (kept.length > 0 && kept.length < load.length) found.push(counted(kept))
  }
  return found
}
