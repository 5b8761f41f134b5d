/** The payment that a good player would make: what is missed least later goes first, francs last. */
import { openPayments } from '../rules/actions/pay.ts'
import { GOOD } from '../rules/goods.ts'
import { roundCards } from '../rules/ships.ts'
import type { State } from '../rules/state.ts'
import type { Item, Items } from '../rules/vocabulary.ts'

/** So many payments are compared; a choice among more is made by whoever pays. */
const MOST = 20_000
/** What a unit of food saves later, in francs: less than one, as a franc feeds as well and is a point besides. */
const FOOD_LATER = 0.8
const ENERGY_LATER = 0.1
/** What can be shipped is shipped seldom where it can be eaten. */
const SHIPPED_LATER = 0.1

/** Whether food is never asked for again. */
function isLastMeal({ version, round, players, final, phase }: State): boolean {
  if (final) return true
  return phase.owed?.for === 'food' && round === roundCards(version, players.length).length
}

/** What keeping a token is worth, in francs. */
function keepingOf(item: Item, isFed: boolean): number {
  if (item === 'franc') return 1
  const { food, energy = 0, shippingPrice } = GOOD[item]
  if (food === undefined) return shippingPrice + ENERGY_LATER * energy
  return (isFed ? 0 : FOOD_LATER * food) + SHIPPED_LATER * (shippingPrice - 1)
}

/** Of all payments the one whose tokens are worth least to keep; null where nothing can be paid. */
export function cheapestPayment(state: State): Items | null {
  const isFed = isLastMeal(state)
  let best: Items | null = null
  let least = Number.POSITIVE_INFINITY
  let seen = 0
  for (const paid of openPayments(state)) {
    let cost = 0
    for (const item in paid) cost += (paid[item as Item] ?? 0) * keepingOf(item as Item, isFed)
    if (cost < least) {
      best = paid
      least = cost
    }
    if (++seen >= MOST) break
  }
  return best
}
