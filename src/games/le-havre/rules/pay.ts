/**
 * Paying, the same for fees, food, energy and materials. What is owed is paid without change and
 * without a token that could be left out, each token once: the payments are the smallest holdings
 * that cover a need. Where one of several needs will do, the smallest of all.
 */
import type { Need } from './effects.ts'
import { FRANC_AS_FOOD, GOOD, SUBSTITUTES } from './goods.ts'
import { GOODS, ITEMS, type Item, type Items } from './vocabulary.ts'

interface Worth {
  item: Item
  worth: number
}
const dearestFirst = (list: Worth[]): readonly Worth[] => list.sort((a, b) => b.worth - a.worth)

/** What gives food and energy, the most of it first. */
export const FOOD: readonly Worth[] = dearestFirst([
  ...GOODS.flatMap((item) => ({ item, worth: GOOD[item].food ?? 0 })).filter(
    ({ worth }) => worth > 0,
  ),
  { item: 'franc', worth: FRANC_AS_FOOD },
])
export const ENERGY: readonly Worth[] = dearestFirst(
  GOODS.map((item) => ({ item, worth: GOOD[item].energy ?? 0 })).filter(({ worth }) => worth > 0),
)

const SUBSTITUTE = new Map<Item, Item>(SUBSTITUTES.map(({ use, for: good }) => [good, use]))

const countOf = (items: Items, item: Item): number => items[item] ?? 0

/** What tokens are worth in all, less those that are owed by name. */
function worthOf(list: readonly Worth[], paid: Items, named: Need): number {
  let sum = 0
  for (const { item, worth } of list) sum += worth * (countOf(paid, item) - (named[item] ?? 0))
  return sum
}

/** Whether tokens cover a need, with or without some left over. */
export function covers(paid: Items, need: Need): boolean {
  for (const key in need) {
    if (key === 'food' || key === 'energy') continue
    const item = key as Item
    const lacking = (need[item] ?? 0) - countOf(paid, item)
    if (lacking <= 0) continue
    const substitute = SUBSTITUTE.get(item)
    if (!substitute || lacking > countOf(paid, substitute) - (need[substitute] ?? 0)) return false
  }
  const { food = 0, energy = 0 } = need
  return (
    (food === 0 || worthOf(FOOD, paid, need) >= food) &&
    (energy === 0 || worthOf(ENERGY, paid, need) >= energy)
  )
}

/** Whether tokens cover one of the needs. */
export function coversOne(paid: Items, needs: readonly Need[]): boolean {
  for (const need of needs) if (covers(paid, need)) return true
  return false
}

/** Whether no token of a payment could be left out. */
export function sparesNone(paid: Items, needs: readonly Need[]): boolean {
  for (const item of ITEMS) {
    const count = countOf(paid, item)
    if (count > 0 && coversOne({ ...paid, [item]: count - 1 }, needs)) return false
  }
  return true
}

/** The smallest choices of tokens that are worth an amount, the dearest tokens counted first. */
function* smallest(
  list: readonly Worth[],
  from: number,
  held: Items,
  amount: number,
): Generator<Items> {
  if (amount <= 0) {
    yield {}
    return
  }
  const entry = list[from]
  if (!entry) return
  const { item, worth } = entry
  const most = Math.min(countOf(held, item), Math.ceil(amount / worth))
  for (let count = 0; count <= most; count++)
    for (const rest of smallest(list, from + 1, held, amount - count * worth))
      yield count > 0 ? { ...rest, [item]: count } : rest
}

/** The ways to pay a good, alone or with its substitute. */
function* ways(item: Item, wanted: number, held: Items): Generator<Items> {
  const substitute = SUBSTITUTE.get(item)
  for (let own = wanted; own >= 0; own--) {
    if (own < wanted && !substitute) return
    if (own > countOf(held, item)) continue
    if (substitute && wanted - own > countOf(held, substitute)) return
    yield { [item]: own, ...(substitute && own < wanted ? { [substitute]: wanted - own } : {}) }
  }
}

export function add(items: Items, more: Items): Items {
  const sum: Partial<Record<Item, number>> = { ...items }
  for (const key in more) sum[key as Item] = (sum[key as Item] ?? 0) + (more[key as Item] ?? 0)
  return sum
}

export function less(items: Items, fewer: Items): Items {
  const rest: Partial<Record<Item, number>> = { ...items }
  for (const key in fewer) rest[key as Item] = (rest[key as Item] ?? 0) - (fewer[key as Item] ?? 0)
  return rest
}

/** The ways to pay all goods that are owed by name, from the one at `at` on. */
function* byName(need: Need, names: readonly Item[], at: number, held: Items): Generator<Items> {
  const item = names[at]
  if (!item) {
    yield {}
    return
  }
  for (const paid of ways(item, need[item] ?? 0, held))
    for (const rest of byName(need, names, at + 1, less(held, paid))) yield add(rest, paid)
}

const namesIn = (need: Need): Item[] => ITEMS.filter((item) => (need[item] ?? 0) > 0)

function* paymentsOf(held: Items, need: Need): Generator<Items> {
  if (!covers(held, need)) return
  const names = namesIn(need)
  for (const named of byName(need, names, 0, held)) {
    const left = names.length > 0 ? less(held, named) : held
    for (const food of smallest(FOOD, 0, left, need.food ?? 0))
      for (const energy of smallest(ENERGY, 0, left, need.energy ?? 0))
        yield plain(add(named, add(food, energy)))
  }
}

/** The same items in their order, without those of which there are none. */
export function plain(items: Items): Items {
  const ordered: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) if (items[item]) ordered[item] = items[item]
  return ordered
}

const keyOf = (paid: Items): string => ITEMS.map((item) => countOf(paid, item)).join()

/**
 * Every payment of one of the needs out of what is held, each once. With `each`, a payment need only
 * be the smallest of the need that it covers.
 */
export function* payments(
  held: Items,
  needs: readonly Need[],
  each = false,
): Generator<Items, undefined> {
  const [only] = needs
  if (only && needs.length === 1) {
    yield* paymentsOf(held, only)
    return
  }
  const seen = new Set<string>()
  for (const need of needs)
    for (const paid of paymentsOf(held, need)) {
      const key = keyOf(paid)
      if (seen.has(key) || !(each || sparesNone(paid, needs))) continue
      seen.add(key)
      yield paid
    }
}

/** Whether a payment is one of those: it covers a need, and no token could be left out. */
export function isPayment(paid: Items, needs: readonly Need[], each = false): boolean {
  if (each) return needs.some((need) => covers(paid, need) && sparesNone(paid, [need]))
  return coversOne(paid, needs) && sparesNone(paid, needs)
}

/** Whether an item can pay for something of a need. */
export const serves = (item: Item, need: Need): boolean =>
  (need[item] ?? 0) > 0 ||
  (need.food !== undefined && FOOD.some((food) => food.item === item)) ||
  (need.energy !== undefined && ENERGY.some((energy) => energy.item === item)) ||
  SUBSTITUTES.some((substitute) => substitute.use === item && (need[substitute.for] ?? 0) > 0)

/** One payment by chance, any of them possible; what is held must cover a need. */
export function drawPayment(held: Items, needs: readonly Need[], random: () => number): Items {
  const open = ITEMS.filter(
    (item) => countOf(held, item) > 0 && needs.some((need) => serves(item, need)),
  )
  const paid: Partial<Record<Item, number>> = {}
  const left = open.map((item) => countOf(held, item))
  for (let all = left.reduce((sum, count) => sum + count, 0); all > 0; all--) {
    if (coversOne(paid, needs)) break
    let at = 0
    for (let drawn = Math.floor(random() * all); drawn >= (left[at] ?? all); at++)
      drawn -= left[at] ?? 0
    const item = open[at]
    if (!item) break
    paid[item] = countOf(paid, item) + 1
    left[at] = (left[at] ?? 0) - 1
  }
  for (let rest = open.length; rest > 0; rest--) {
    const [item] = open.splice(Math.floor(random() * rest), 1)
    if (!item) break
    while (countOf(paid, item) > 0) {
      const fewer = { ...paid, [item]: countOf(paid, item) - 1 }
      if (!coversOne(fewer, needs)) break
      paid[item] = countOf(paid, item) - 1
    }
  }
  return plain(paid)
}
