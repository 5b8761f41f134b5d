/** What is missed least of all that pays a need. */
import type { Need } from '../rules/effects.ts'
import { ENERGY, FOOD, plain, SUBSTITUTE } from '../rules/pay.ts'
import type { Item, Items } from '../rules/vocabulary.ts'

/** What one of each item is worth to who pays with it, all of them more than nothing. */
export type Costs = Readonly<Record<Item, number>>

/** A payment under way: what is held, and what is taken of it. */
interface Paying {
  held: Items
  paid: Partial<Record<Item, number>>
}

const left = ({ held, paid }: Paying, item: Item): number => (held[item] ?? 0) - (paid[item] ?? 0)

/** Pays so many of a good by its own tokens, then by what may be paid in its place. */
function payNamed(paying: Paying, item: Item, count: number): boolean {
  const { paid } = paying
  const own = Math.max(0, Math.min(count, left(paying, item)))
  paid[item] = (paid[item] ?? 0) + own
  if (own === count) return true
  const other = SUBSTITUTE.get(item)
  if (!other || left(paying, other) < count - own) return false
  paid[other] = (paid[other] ?? 0) + count - own
  return true
}

/** Pays an amount of food or energy with the tokens that are missed least together. */
function payWorth(paying: Paying, list: typeof FOOD, amount: number, costs: Costs): boolean {
  if (amount <= 0) return true
  const open = list.filter(({ item }) => left(paying, item) > 0)
  /** From each item on and by what is still owed: the least that it costs, and how many of the item. */
  let behind = Array.from({ length: amount + 1 }, (_, owed) => (owed === 0 ? 0 : Infinity))
  const counts: number[][] = []
  for (const { item, worth } of open.toReversed()) {
    const taken = Array<number>(amount + 1).fill(0)
    const here = behind.map((without, owed) => {
      let best = without
      const most = Math.min(left(paying, item), Math.ceil(owed / worth))
      for (let count = 1; count <= most; count++) {
        const cost = count * costs[item] + (behind[Math.max(0, owed - count * worth)] ?? Infinity)
        if (cost >= best) continue
        best = cost
        taken[owed] = count
      }
      return best
    })
    counts.unshift(taken)
    behind = here
  }
  if (behind[amount] === Infinity) return false
  let owed = amount
  for (const [at, { item, worth }] of open.entries()) {
    const count = counts[at]?.[owed] ?? 0
    paying.paid[item] = (paying.paid[item] ?? 0) + count
    owed = Math.max(0, owed - count * worth)
  }
  return true
}

function paymentOf(held: Items, need: Need, costs: Costs): Items | null {
  const paying: Paying = { held, paid: {} }
  for (const key in need) {
    if (key === 'food' || key === 'energy') continue
    const item = key as Item
    if (!payNamed(paying, item, need[item] ?? 0)) return null
  }
  if (!payWorth(paying, FOOD, need.food ?? 0, costs)) return null
  if (!payWorth(paying, ENERGY, need.energy ?? 0, costs)) return null
  return plain(paying.paid)
}

/** What tokens are worth together. */
export function costOfItems(items: Items, costs: Costs): number {
  let sum = 0
  for (const item in items) sum += (items[item as Item] ?? 0) * costs[item as Item]
  return sum
}

/** The payment of one of the needs that is missed least; null where none can be paid. */
export function cheapestPayment(held: Items, needs: readonly Need[], costs: Costs): Items | null {
  let best: Items | null = null
  for (const need of needs) {
    const paid = paymentOf(held, need, costs)
    if (paid && (!best || costOfItems(paid, costs) < costOfItems(best, costs))) best = paid
  }
  return best
}
