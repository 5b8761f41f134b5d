/** What things cost and bring today: whoever decides in the phase that is about them pays and gets other than printed. */
import { costOf, priceOf } from '../../rules/roles/builder.ts'
import { GOOD_PRICE, proceedsOf } from '../../rules/roles/trader.ts'
import type { State } from '../../rules/state.ts'
import { type BuildingId, type Good, type Role, roleOf, type Seat } from '../../rules/vocabulary.ts'

const isPhaseOf = ({ role }: State, phase: Role): boolean => role !== null && roleOf(role) === phase

/** The price of a building today, where that is not what is printed. */
export function priceToday(state: State, id: BuildingId): number | undefined {
  if (!isPhaseOf(state, 'builder')) return undefined
  const { price } = priceOf(state, state.seat, id)
  return price === costOf(state, id) ? undefined : price
}

/** What a good brings today, where that is not what is printed. */
export function saleToday(state: State, good: Good): number | undefined {
  if (!isPhaseOf(state, 'trader')) return undefined
  const coins = proceedsOf(state, state.seat, good)
  return coins === GOOD_PRICE[good] ? undefined : coins
}

/** What a good on a board would bring, where its owner is asked what to sell. */
export function saleFor(state: State, seat: Seat, good: Good): number | undefined {
  return isPhaseOf(state, 'trader') && seat === state.seat
    ? proceedsOf(state, seat, good)
    : undefined
}
