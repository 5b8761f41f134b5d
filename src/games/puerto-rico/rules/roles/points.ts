/** Points, whatever gives them. */
import type { Emit } from '../events.ts'
import type { RuleId } from '../rule-ids.ts'
import { playerAt, type State } from '../state.ts'
import type { Seat } from '../vocabulary.ts'

/** Points that a building gives: paid at once, or offered where an option lets them be declined (docs/rulings.md I11). */
export function givePoints(
  state: State,
  seat: Seat,
  points: number,
  rule: RuleId,
  emit: Emit,
): void {
  const { expansions } = state
  if (!expansions?.options['points.declinable']) payPoints(state, seat, points, rule, emit)
  else if (points > 0) expansions.phase.due.push({ seat, points, rule })
}

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
