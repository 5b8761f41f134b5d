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
  const [entry] = list.slice(from, from + 1)
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
  for (const item of ITEMS) if (more[item]) sum[item] = (sum[item] ?? 0) + (more[item] ?? 0)
  return sum
}

export function less(items: Items, fewer: Items): Items {
  const rest: Partial<Record<Item, number>> = { ...items }
  for (const item of ITEMS) if (fewer[item]) rest[item] = (rest[item] ?? 0) - (fewer[item] ?? 0)
  return rest
}

function* byName(need: Need, at: number, held: Items): Generator<Items> {
  const [item] = ITEMS.slice(at, at + 1)
  if (!item) {
    yield {}
    return
  }
  const wanted = need[item] ?? 0
  if (wanted === 0) {
    yield* byName(need, at + 1, held)
    return
  }
  for (const paid of ways(item, wanted, held))
    for (const rest of byName(need, at + 1, less(held, paid))) yield add(rest, paid)
}

function* paymentsOf(held: Items, need: Need): Generator<Items> {
  if (!covers(held, need)) return
  for (const named of byName(need, 0, held)) {
    const left = less(held, named)
    for (const food of smallest(FOOD, 0, left, need.food ?? 0))
      for (const energy of smallest(ENERGY, 0, left, need.energy ?? 0))
        yield add(named, add(food, energy))
  }
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
  const seen = new Set<string>()
  for (const need of needs)
    for (const paid of paymentsOf(held, need)) {
      if (needs.length > 1) {
        const key = keyOf(paid)
        if (seen.has(key) || !(each || sparesNone(paid, needs))) continue
        seen.add(key)
      }
      yield paid
    }
}

/** Whether a payment is one of those: it covers a need, and no token could be left out. */
export function isPayment(paid: Items, needs: readonly Need[], each = false): boolean {
  if (each) return needs.some((need) => covers(paid, need) && sparesNone(paid, [need]))
  return coversOne(paid, needs) && sparesNone(paid, needs)
}

/** One payment by chance, any of them possible; what is held must cover a need. */
export function drawPayment(held: Items, needs: readonly Need[], random: () => number): Items {
  const paid: Partial<Record<Item, number>> = {}
  const tokens = ITEMS.flatMap((item) => Array<Item>(countOf(held, item)).fill(item))
  const draw = (): Item => {
    const at = Math.floor(random() * tokens.length)
    const drawn = tokens[at] as Item
    tokens[at] = tokens[tokens.length - 1] as Item
    tokens.pop()
    return drawn
  }
  while (tokens.length > 0 && !coversOne(paid, needs)) {
    const item = draw()
    paid[item] = (paid[item] ?? 0) + 1
  }
  tokens.splice(
    0,
    tokens.length,
    ...ITEMS.flatMap((item) => Array<Item>(countOf(paid, item)).fill(item)),
  )
  while (tokens.length > 0) {
    const item = draw()
    const fewer = { ...paid, [item]: countOf(paid, item) - 1 }
    if (coversOne(fewer, needs)) paid[item] = countOf(paid, item) - 1
  }
  for (const item of ITEMS) if (paid[item] === 0) delete paid[item]
  return paid
}
