/** Turning goods over, selling them by a table, trading them: what asks for a number. */
import { countedCandidates, keepsAll } from '../../../../engine/move-definition.ts'
import { energyAfter } from '../costs.ts'
import { emitRounding, emitSparedEnergy, GIVES, strike } from '../deal.ts'
import { currentEffect, currentOf, defineMove, type MoveDefinitionOf } from '../define-move.ts'
import type { Effect, Need } from '../effects.ts'
import type { MoveOf } from '../moves.ts'
import { covers, coversOne } from '../pay.ts'
import { holds, lose } from '../player.ts'
import { playerAt, type State } from '../state.ts'
import { loanChoices, type Plan, tradeMost, tradeNeed, upgradePlan } from '../visit.ts'
import { ITEMS, type Item, type Items, type Seat } from '../vocabulary.ts'

/** The number that may be asked for at most. */
const MOST = 99
const NOTHING: Plan = { take: {}, energy: 0, gain: {}, rounded: false }

/** What a number comes to at the visited building; null where it asks for none such. */
function planOf(state: State, count: number): Plan | null {
  const effect = currentEffect(state)
  if (effect?.kind === 'upgrade') return upgradePlan(effect, count)
  if (effect?.kind === 'sellTable') {
    const francs = effect.francs[count - 1]
    return francs === undefined
      ? { ...NOTHING, take: { [effect.good]: count } }
      : { ...NOTHING, take: { [effect.good]: count }, gain: { franc: francs } }
  }
  if (effect?.kind === 'extra')
    return count === 0 ? NOTHING : { ...NOTHING, energy: effect.pay.energy ?? 0, gain: effect.gain }
  return effect?.kind === 'returnLoans' ? NOTHING : null
}

/** The good that a building takes by number; undefined where it takes none. */
const takenBy = (effect: Effect | null): Item | undefined =>
  effect?.kind === 'upgrade' ? effect.from : effect?.kind === 'sellTable' ? effect.good : undefined

/** How many tokens a number may stand for here. */
function limitOf(state: State): number {
  const effect = currentEffect(state)
  if (effect?.kind === 'upgrade') return effect.most ?? MOST
  if (effect?.kind === 'sellTable') return effect.francs.length
  return effect?.kind === 'extra' ? 1 : MOST
}

export const use: MoveDefinitionOf<'use'> = defineMove<'use'>({
  rules: {
    'action.any-number': (state, { count }) => count > 0 || currentOf(state, 'extra') !== null,
    'action.limit': (state, { count }) => count <= limitOf(state),
    'action.return-loans'(state, { seat, count }) {
      const effect = currentOf(state, 'returnLoans')
      return !effect || loanChoices(state, seat, effect).some(({ loans }) => loans === count)
    },
    'pay.held': (state, { seat, count }) =>
      holds(playerAt(state, seat).items, planOf(state, count)?.take ?? {}),
    'action.energy'(state, { seat, count }) {
      const plan = planOf(state, count)
      const { items } = playerAt(state, seat)
      if (!plan || !holds(items, plan.take)) return true
      return covers(items, energyNeed(state, seat, plan), plan.take)
    },
  },
  ...countedCandidates<State, MoveOf<'use'>>({
    count(state) {
      const taken = takenBy(currentEffect(state))
      return 1 + Math.min(limitOf(state), taken ? playerAt(state, state.seat).items[taken] : 2)
    },
    at: ({ seat }, count) => ({ do: 'use', seat, count }),
  }),
  apply(state, { seat, count }, emit) {
    const plan = planOf(state, count)
    const visited = currentEffect(state)
    if (!plan || !visited) return
    lose(state, seat, plan.take, GIVES[visited.kind], emit)
    emitRounding(seat, plan.rounded, emit)
    emitSparedEnergy(state, seat, plan.energy, emit)
    strike(state, energyNeed(state, seat, plan), plan.gain)
    const effect = currentOf(state, 'returnLoans')
    const choice = effect && loanChoices(state, seat, effect).find(({ loans }) => loans === count)
    if (!choice) return
    playerAt(state, seat).loans -= choice.loans
    emit('action.return-loans', seat, 'loan', choice.loans, 'loans', 'supply')
    strike(state, {}, { franc: choice.francs })
  },
})

const energyNeed = (state: State, seat: Seat, plan: Plan): Need => ({
  energy: energyAfter(state, seat, plan.energy),
})

/** The number that is done where nothing of one's own is chosen and nothing else can be done; null elsewhere. */
export function onlyUse(state: State): MoveOf<'use'> | null {
  if (!currentOf(state, 'extra') && !currentOf(state, 'returnLoans')) return null
  const [only, other] = Array.from(use.candidates(state)).filter((move) =>
    keepsAll(use, state, move),
  )
  return only && !other ? only : null
}

/** The energy that a number costs the seat that decides. */
export const energyOfUse = (state: State, count: number): number =>
  energyAfter(state, state.seat, planOf(state, count)?.energy ?? 0)

type Times = MoveOf<'trade'>['times']
const ROWS = ['first', 'second'] as const
const timesOf = (times: Times, row: number): number => times[ROWS[row] ?? 'first'] ?? 0

/** What is owed and gained for exchanges made so many times. */
function bargain(
  state: State,
  seat: Seat,
  times: Times,
): { need: Need; gain: Items; energy: number } {
  const need: Record<string, number> = {}
  const gains: Partial<Record<Item, number>> = {}
  let energy = 0
  for (const [at, row] of (currentOf(state, 'trade')?.rows ?? []).entries()) {
    const count = timesOf(times, at)
    for (const [key, owed] of Object.entries(tradeNeed(state, seat, row, count)))
      need[key] = (need[key] ?? 0) + owed
    for (const item of ITEMS)
      if (row.gain[item]) gains[item] = (gains[item] ?? 0) + (row.gain[item] ?? 0) * count
    energy += (row.pay.energy ?? 0) * count
  }
  return { need, gain: gains, energy }
}

export const trade = defineMove<'trade'>({
  rules: {
    'action.any-number': (_, { times }) => timesOf(times, 0) + timesOf(times, 1) > 0,
    'action.limit'(state, { times }) {
      const effect = currentOf(state, 'trade')
      return ROWS.every((_, at) => {
        const row = effect?.rows[at]
        return timesOf(times, at) <= (effect && row ? tradeMost(state, effect, row) : 0)
      })
    },
    'action.trade': (state, { seat, times }) =>
      coversOne(playerAt(state, seat).items, [bargain(state, seat, times).need]),
  },
  candidates(state) {
    const { seat } = state
    const effect = currentOf(state, 'trade')
    if (!effect) return []
    const { items } = playerAt(state, seat)
    const [first, second] = effect.rows.map((row, at) => {
      const most = tradeMost(state, effect, row)
      let times = 0
      while (
        times < most &&
        coversOne(items, [bargain(state, seat, { [ROWS[at] ?? 'first']: times + 1 }).need])
      )
        times += 1
      return times
    })
    const moves: MoveOf<'trade'>[] = []
    for (let one = 0; one <= (first ?? 0); one++)
      for (let two = 0; two <= (second ?? 0); two++)
        moves.push({
          do: 'trade',
          seat,
          times: { ...(one > 0 ? { first: one } : {}), ...(two > 0 ? { second: two } : {}) },
        })
    return moves
  },
  apply(state, { seat, times }, emit) {
    const { need, gain: gains, energy } = bargain(state, seat, times)
    for (const [at, row] of (currentOf(state, 'trade')?.rows ?? []).entries())
      if (timesOf(times, at) > 0)
        emit('action.show', seat, 'franc', row.show ?? 0, 'harbour', 'harbour')
    emitSparedEnergy(state, seat, energy, emit)
    strike(state, need, gains)
  },
})
