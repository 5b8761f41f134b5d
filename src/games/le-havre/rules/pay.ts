/**
 * Paying, the same for fees, food, energy and materials. What is owed is paid without change and
 * without a token that could be left out, each token once: the payments are the smallest holdings
 * that cover a need. Where one of several needs will do, the smallest of all.
 */
import type { Need } from './effects.ts'
import { FRANC_AS_FOOD, GOOD, SUBSTITUTES } from './goods.ts'
import { each, GOODS, ITEMS, type Item, type Items } from './vocabulary.ts'

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

/** What may be paid in place of a good. */
export const SUBSTITUTE = new Map<Item, Item>(SUBSTITUTES.map(({ use, for: good }) => [good, use]))

const countOf = (items: Items, item: Item): number => items[item] ?? 0

const NONE: Items = {}
const NO_KIND: Worth = { item: 'franc', worth: 1 }
const ONLY_NONE: readonly Items[] = [NONE]
/** One token of each. */
const ONE = each(ITEMS, (item): Items => ({ [item]: 1 }))

/** Whether tokens, those that are kept aside not counted, are worth so much besides what is owed by name. */
function areWorth(
  list: readonly Worth[],
  amount: number,
  paid: Items,
  named: Need,
  aside: Items,
): boolean {
  if (amount === 0) return true
  let sum = 0
  for (const { item, worth } of list) {
    const count = countOf(paid, item)
    if (count > 0) sum += worth * (count - countOf(aside, item))
  }
  if (sum < amount) return false
  for (const { item, worth } of list) sum -= worth * (named[item] ?? 0)
  return sum >= amount
}

/** Whether tokens cover a need, with or without some left over; those kept aside do not count. */
export function covers(paid: Items, need: Need, aside = NONE): boolean {
  for (const key in need) {
    if (key === 'food' || key === 'energy') continue
    const item = key as Item
    const lacking = (need[item] ?? 0) - countOf(paid, item) + countOf(aside, item)
    if (lacking <= 0) continue
    const substitute = SUBSTITUTE.get(item)
    if (!substitute) return false
    const spare = countOf(paid, substitute) - countOf(aside, substitute)
    if (lacking > spare - (need[substitute] ?? 0)) return false
  }
  const { food = 0, energy = 0 } = need
  return areWorth(FOOD, food, paid, need, aside) && areWorth(ENERGY, energy, paid, need, aside)
}

/** Whether tokens cover a need only if those kept aside are counted as well. */
export const countsTwice = (held: Items, need: Need, aside: Items): boolean =>
  covers(held, need) && !covers(held, need, aside)

/** Whether tokens cover one of the needs. */
export function coversOne(paid: Items, needs: readonly Need[]): boolean {
  for (const need of needs) if (covers(paid, need)) return true
  return false
}

/** Whether no token of a payment could be left out. */
function sparesNone(paid: Items, needs: readonly Need[]): boolean {
  for (const item of ITEMS) {
    if (countOf(paid, item) === 0) continue
    for (const need of needs) if (covers(paid, need, ONE[item])) return false
  }
  return true
}

/**
 * The smallest choices of tokens that are worth an amount: every count of the dearest kind with every
 * count of the next, kind by kind, no more of one than is still open and no less than the others leave.
 */
function* smallest(list: readonly Worth[], held: Items, amount: number): Generator<Items> {
  const kinds = list.filter(({ item }) => countOf(held, item) > 0)
  /** What all kinds from each on are worth. */
  const worthFrom = [0]
  for (const { item, worth } of kinds.toReversed())
    worthFrom.unshift((worthFrom[0] ?? 0) + worth * countOf(held, item))
  const counts: number[] = []
  let open = amount
  let at = 0
  for (;;) {
    // Down to the last kind that is needed, as few of each as will do.
    for (; open > 0; at++) {
      const { worth } = kinds[at] ?? NO_KIND
      const least = Math.max(0, Math.ceil((open - (worthFrom[at + 1] ?? 0)) / worth))
      counts[at] = least
      open -= least * worth
    }
    yield chosen(kinds, counts, at)
    // Back up to the last kind of which one more can be taken.
    for (;;) {
      at -= 1
      const kind = kinds[at]
      if (!kind) return
      const count = counts[at] ?? 0
      open += count * kind.worth
      if (count >= countOf(held, kind.item) || count * kind.worth >= open) continue
      counts[at] = count + 1
      open -= (count + 1) * kind.worth
      at += 1
      break
    }
  }
}

/** So many of the first kinds. */
function chosen(kinds: readonly Worth[], counts: readonly number[], length: number): Items {
  const items: Partial<Record<Item, number>> = {}
  for (let at = 0; at < length; at++) {
    const count = counts[at] ?? 0
    const item = kinds[at]?.item
    if (item && count > 0) items[item] = count
  }
  return items
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

/** Both taken together. */
export function add(items: Items, more: Items): Items {
  const sum: Partial<Record<Item, number>> = { ...items }
  for (const key in more) sum[key as Item] = (sum[key as Item] ?? 0) + (more[key as Item] ?? 0)
  return sum
}

/** What is left; below nothing where more is taken than there is. */
export function less(items: Items, fewer: Items): Items {
  const rest: Partial<Record<Item, number>> = { ...items }
  for (const key in fewer) rest[key as Item] = (rest[key as Item] ?? 0) - (fewer[key as Item] ?? 0)
  return rest
}

/** The ways to pay all goods that are owed by name. */
function waysByName(need: Need, names: readonly Item[], held: Items): Iterable<Items> {
  if (names.length === 0) return ONLY_NONE
  const choice = names.some((item) => {
    const substitute = SUBSTITUTE.get(item)
    return substitute !== undefined && countOf(held, substitute) > 0
  })
  if (choice) return byName(need, names, 0, held)
  const paid: Partial<Record<Item, number>> = {}
  for (const item of names) paid[item] = need[item] ?? 0
  return [paid]
}

/** The same from the one at `at` on. */
function* byName(need: Need, names: readonly Item[], at: number, held: Items): Generator<Items> {
  const item = names[at]
  if (!item) {
    yield {}
    return
  }
  for (const paid of ways(item, need[item] ?? 0, held))
    for (const rest of byName(need, names, at + 1, less(held, paid))) yield add(rest, paid)
}

/** The goods that are owed by name. */
function namesIn(need: Need): Item[] {
  const names: Item[] = []
  for (const key in need)
    if (key !== 'food' && key !== 'energy' && (need[key as Item] ?? 0) > 0) names.push(key as Item)
  return names
}

function* paymentsOf(held: Items, need: Need): Generator<Items> {
  if (!covers(held, need)) return
  const names = namesIn(need)
  const { food = 0, energy = 0 } = need
  for (const named of waysByName(need, names, held)) {
    const left = names.length > 0 && food + energy > 0 ? less(held, named) : held
    for (const eaten of food > 0 ? smallest(FOOD, left, food) : ONLY_NONE)
      for (const burnt of energy > 0 ? smallest(ENERGY, left, energy) : ONLY_NONE)
        yield sumOf(named, eaten, burnt)
  }
}

/** The same items in their order, without those of which there are none. */
export function plain(items: Items): Items {
  const ordered: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) if (items[item]) ordered[item] = items[item]
  return ordered
}

/** How many items are named, up to two. */
function namedIn(items: Items): number {
  let count = 0
  for (const _ in items) if (++count > 1) return count
  return count
}

/** The same of three added up. */
function sumOf(one: Items, two: Items, three: Items): Items {
  const [first, second, third] = [namedIn(one), namedIn(two), namedIn(three)]
  if (first + second + third === 1) return first > 0 ? one : second > 0 ? two : three
  const sum: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) {
    const count = countOf(one, item) + countOf(two, item) + countOf(three, item)
    if (count > 0) sum[item] = count
  }
  return sum
}

function keyOf(paid: Items): string {
  let key = ''
  for (const item in paid) key += `${item}${paid[item as Item]}`
  return key
}

/**
 * Every payment of one of the needs out of what is held, each once. With `byEach`, a payment need only
 * be the smallest of the need that it covers.
 */
export function* payments(
  held: Items,
  needs: readonly Need[],
  byEach = false,
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
      if (seen.has(key) || !(byEach || sparesNone(paid, needs))) continue
      seen.add(key)
      yield paid
    }
}

/** Whether a payment is one of those: it covers a need, and no token could be left out. */
export function isPayment(paid: Items, needs: readonly Need[], byEach = false): boolean {
  if (byEach) return needs.some((need) => covers(paid, need) && sparesNone(paid, [need]))
  return coversOne(paid, needs) && sparesNone(paid, needs)
}

const FEEDING = new Set(FOOD.map(({ item }) => item))
const BURNT = new Set(ENERGY.map(({ item }) => item))

/** Whether an item can pay for something of a need. */
export const serves = (item: Item, need: Need): boolean =>
  (need[item] ?? 0) > 0 ||
  (need.food !== undefined && FEEDING.has(item)) ||
  (need.energy !== undefined && BURNT.has(item)) ||
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
    while (countOf(paid, item) > 0 && needs.some((need) => covers(paid, need, ONE[item])))
      paid[item] = countOf(paid, item) - 1
  }
  return plain(paid)
}
