/** Points, whatever gives them, and offers of those that may be declined. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import type { Emit } from '../events.ts'
import type { RuleId } from '../rule-ids.ts'
import { playerAt, type State } from '../state.ts'
import type { Seat } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'

/** What gives points that can be declined: buildings that ask for nothing in return. */
export const GIVING_RULES: readonly RuleId[] = [
  'harbor.point',
  'church.points',
  'library.point',
  'union-hall.pairs',
  'chapel.point',
  'hunting-lodge.points',
]

/** Points that a building gives: paid at once, or offered where an option lets them be declined (docs/rulings.md F16, I11). */
export function givePoints(
  state: State,
  seat: Seat,
  points: number,
  rule: RuleId,
  emit: Emit,
): void {
  const { options, phase } = state
  if (!options['points.declinable']) payPoints(state, seat, points, rule, emit)
  else if (points > 0) phase.due = [...phase.due, { seat, points, rule }]
}

/** Points wait to be taken or declined. */
export const pointsDue = ({ phase }: State): boolean => phase.due.length > 0

/** The next seat that points wait for decides. */
export function offerPoints(state: State): void {
  const [next] = state.phase.due
  if (next) state.seat = next.seat
}

/** What was offered is taken or declined. */
export function answerOffer({ phase }: State): void {
  phase.due = phase.due.slice(1)
}

export const takePoints = defineMove<'takePoints'>({
  rules: {},
  candidates: sameForSeat((seat) => [{ do: 'takePoints', seat }]),
  apply(state, { seat }, emit) {
    const [next] = state.phase.due
    if (next) payPoints(state, seat, next.points, next.rule, emit)
  },
})

/** Points from the supply; beyond it they are credited on paper, or lost under that option (docs/rulings.md G2-G4). */
export function payPoints(
  state: State,
  seat: Seat,
  points: number,
  rule: RuleId,
  emit: Emit,
): void {
  const { supply } = state
  const chips = Math.min(points, supply.vp)
  const paper = state.options['vp.beyondSupply'] === 'credit' ? points - chips : 0
  supply.vp -= chips
  supply.vpOnPaper += paper
  playerAt(state, seat).vp += chips + paper
  emit(rule, seat, 'vp', chips + paper, 'supply', 'chips')
  emit('end.chips-on-paper', seat, 'vp', paper, 'paper', 'paper')
  if (supply.vp === 0 && !state.ending.includes('chips')) {
    state.ending = [...state.ending, 'chips']
    emit('end.chips', seat, 'vp', 1, 'supply', 'supply')
  }
}
