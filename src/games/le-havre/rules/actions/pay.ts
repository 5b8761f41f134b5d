/** Paying what is owed, and borrowing for it. */
import { defineMove, visitOf } from '../define-move.ts'
import type { Emit } from '../events.ts'
import { LOAN } from '../goods.ts'
import type { MoveOf } from '../moves.ts'
import { interestDue, mayOverpay, needsOf, settle } from '../owed.ts'
import { coversOne, drawPayment, FOOD, isPayment, less, payments } from '../pay.ts'
import { foodDue, holds, lose } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { feePayments, usable } from '../visit.ts'
import type { Item, Items } from '../vocabulary.ts'

const heldBy = (state: State): Items => playerAt(state, state.seat).items

/** The payments that the seat that decides can make, of a fee those that leave the building usable. */
export function* openPayments(state: State): Generator<Items, undefined> {
  const { owed } = state.phase
  if (!owed) return
  const visit = visitOf(state)
  if (owed.for === 'fee') {
    if (visit) yield* feePayments(visit)
  } else yield* payments(heldBy(state), needsOf(state))
}

/** The only payment there is; null where there are several. */
export function onlyPayment(state: State): Items | null {
  const all = openPayments(state)
  const { value: first } = all.next()
  return first && all.next().done ? first : null
}

/** Food tokens offered for a price in francs. */
const isFoodForFrancs = (state: State, tokens: Items): boolean =>
  needsOf(state).every(({ food, franc }) => food === undefined && franc !== undefined) &&
  FOOD.some(({ item }) => item !== 'franc' && (tokens[item] ?? 0) > 0)

export const pay = defineMove<'pay'>({
  rules: {
    'pay.held': (state, { tokens }) => holds(heldBy(state), tokens),
    'pay.no-food-for-franc': (state, { tokens }) => !isFoodForFrancs(state, tokens),
    'pay.whole': (state, { tokens }) => coversOne(tokens, needsOf(state)),
    'pay.no-superfluous-token': (state, { tokens }) =>
      !coversOne(tokens, needsOf(state)) || isPayment(tokens, needsOf(state), mayOverpay(state)),
    'enter.must-act'(state, { tokens }) {
      const visit = visitOf(state)
      if (state.phase.owed?.for !== 'fee' || !visit || state.options['enter.withoutEffect'])
        return true
      if (!holds(visit.items, tokens) || !coversOne(tokens, needsOf(state))) return true
      return usable({ ...visit, items: less(visit.items, tokens) })
    },
  },
  *candidates(state): Generator<MoveOf<'pay'>> {
    for (const tokens of openPayments(state)) yield { do: 'pay', seat: state.seat, tokens }
  },
  draw(state, random) {
    const { seat } = state
    if (state.phase.owed?.for === 'fee') {
      const all = [...openPayments(state)]
      const tokens = all[Math.floor(random() * all.length)]
      return tokens ? { do: 'pay', seat, tokens } : null
    }
    if (!state.phase.owed || !coversOne(heldBy(state), needsOf(state))) return null
    return { do: 'pay', seat, tokens: drawPayment(heldBy(state), needsOf(state), random) }
  },
  apply(state, { seat, tokens }, emit) {
    payOff(state, seat, tokens, emit)
  },
})

/** Pays, and nothing more is owed but what a deal brings. */
export function payOff(state: State, seat: number, tokens: Items, emit: Emit): void {
  settle(state, seat, tokens, emit)
  const { owed } = state.phase
  if (owed?.for !== 'deal') state.phase.owed = null
}

/** What the seat that decides could not pay even with all that it has. */
function gapOf(state: State): number {
  const { seat, phase } = state
  const { items } = playerAt(state, seat)
  if (phase.owed?.for === 'interest') return interestDue(state, seat) - items.franc
  if (phase.owed?.for !== 'food') return 0
  return FOOD.reduce((left, { item, worth }) => left - worth * items[item], foodDue(state, seat))
}

const fewest = (gap: number): number => Math.ceil(gap / LOAN.take)
const MOST_LOANS = 99

export const borrow = defineMove<'borrow'>({
  rules: {
    'loan.only-when-short': (state) => gapOf(state) > 0,
    'loan.fewest'(state, { loans }) {
      const gap = gapOf(state)
      if (gap <= 0) return true
      return state.options['loan.count'] === 'free' ? loans >= fewest(gap) : loans === fewest(gap)
    },
  },
  candidates(state) {
    const gap = gapOf(state)
    if (gap <= 0) return []
    const { seat } = state
    const least = fewest(gap)
    if (state.options['loan.count'] === 'fewest') return [{ do: 'borrow', seat, loans: least }]
    return Array.from({ length: MOST_LOANS - least + 1 }, (_, more) => ({
      do: 'borrow',
      seat,
      loans: least + more,
    }))
  },
  apply(state, { seat, loans }, emit) {
    const gap = gapOf(state)
    const player = playerAt(state, seat)
    const food = state.phase.owed?.for === 'food'
    const all: Partial<Record<Item, number>> = { franc: player.items.franc }
    if (food) for (const { item } of FOOD) all[item] = player.items[item]
    lose(state, seat, all, 'loan.all-spent-first', emit)
    if (player.buildings.length + player.ships.length > 0)
      emit('loan.no-forced-sale', seat, 'loan', loans, 'supply', 'table')
    emit('loan.only-when-short', seat, 'loan', loans, 'supply', 'loans')
    player.loans += loans
    player.items.franc += loans * LOAN.take
    emit('loan.fewest', seat, 'franc', loans * LOAN.take, 'supply', 'harbour')
    lose(state, seat, { franc: gap }, food ? 'end.feeding-pay' : 'interest.francs-only', emit)
    state.phase.owed = null
  },
})
