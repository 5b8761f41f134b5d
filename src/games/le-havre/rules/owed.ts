/** What is owed, and what becomes of the tokens that pay it. */
import { currentEffect } from './define-move.ts'
import type { EffectKind, Need } from './effects.ts'
import type { Emit } from './events.ts'
import { LOAN, SUBSTITUTES } from './goods.ts'
import { covers, ENERGY, FOOD } from './pay.ts'
import { foodDue, gain, loseOf, ownerOf } from './player.ts'
import type { RuleId } from './rule-ids.ts'
import { playerAt, type State } from './state.ts'
import { feeOf } from './visit.ts'
import { ITEMS, type Item, type Items, type Seat } from './vocabulary.ts'

/** Francs of interest that a player with loans owes. */
export function interestDue(state: State, seat: Seat): number {
  const { loans } = playerAt(state, seat)
  if (loans === 0) return 0
  const doubled = state.options['loan.interestTwoWhenMany'] && loans >= state.players.length
  return doubled ? 2 * LOAN.interest : LOAN.interest
}

/** What the seat that decides owes: any one of these needs. Empty where nothing is owed. */
export function needsOf(state: State): readonly Need[] {
  const { seat, phase } = state
  const { owed, building } = phase
  if (!owed) return []
  if (owed.for === 'deal') return [owed.need]
  if (owed.for === 'food') return [{ food: foodDue(state, seat) }]
  if (owed.for === 'interest') return [{ franc: interestDue(state, seat) }]
  return building === null ? [] : feeOf(state, seat, building)
}

/** Whether a token too many for one need makes a payment of another. */
export const mayOverpay = (state: State): boolean =>
  state.phase.owed?.for === 'fee' && state.options['fee.overpayWithFrancs']

/** The rules behind tokens paid by name and behind those paid for their worth. */
interface Rules {
  named: RuleId
  worth: RuleId
}
const DEALS: Partial<Record<EffectKind, Rules>> = {
  construct: { named: 'construct.material', worth: 'construct.material' },
  buildShip: { named: 'ship.material', worth: 'ship.energy' },
  trade: { named: 'action.trade', worth: 'action.trade' },
}
const ENERGY_ONLY: Rules = { named: 'action.energy', worth: 'action.energy' }

function rulesOf(state: State): Rules {
  const { owed } = state.phase
  if (owed?.for === 'food') return { named: 'end.feeding-pay', worth: 'end.feeding-pay' }
  if (owed?.for === 'interest') return { named: 'interest.one-franc', worth: 'interest.one-franc' }
  const effect = currentEffect(state)
  if (owed?.for === 'deal') return (effect && DEALS[effect.kind]) ?? ENERGY_ONLY
  const rule = needsOf(state).length > 1 ? 'enter.fee-alternative' : 'enter.fee-first'
  return { named: rule, worth: rule }
}

const worth = (list: typeof FOOD, items: Items): number =>
  list.reduce((sum, entry) => sum + entry.worth * (items[entry.item] ?? 0), 0)

/** The tokens of a payment go to the supply, or as a fee to the owner of the building. */
export function settle(state: State, seat: Seat, paid: Items, emit: Emit): void {
  const need = needsOf(state).find((one) => covers(paid, one)) ?? {}
  const rules = rulesOf(state)
  const { owed, building } = state.phase
  const owner = owed?.for === 'fee' && building !== null ? ownerOf(state, building) : null
  const to = owner === null ? 'supply' : 'table'
  const rest: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) {
    const count = paid[item] ?? 0
    if (count === 0) continue
    const named = Math.min(count, need[item] ?? 0)
    const other = SUBSTITUTES.find(({ use }) => use === item)?.for
    const lacking = other ? Math.max(0, (need[other] ?? 0) - (paid[other] ?? 0)) : 0
    const instead = Math.min(count - named, lacking)
    rest[item] = count - named - instead
    loseOf(state, seat, item, named, rules.named, emit, to)
    loseOf(state, seat, item, instead, 'pay.substitutes', emit, to)
    const asFood = item === 'franc' && rules.worth !== 'end.feeding-pay'
    const rule = asFood ? 'pay.franc-for-food' : rules.worth
    loseOf(state, seat, item, count - named - instead, rule, emit, to)
  }
  const over = worth(FOOD, rest) - (need.food ?? 0) || worth(ENERGY, rest) - (need.energy ?? 0)
  emit('pay.no-change', seat, 'surplus', Math.max(0, over), 'price', 'supply')
  if (owner !== null) gain(state, owner, paid, 'enter.fee-to-owner', emit, 'table')
}
