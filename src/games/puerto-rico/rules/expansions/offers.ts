/** Points of buildings, where whoever is given them may decline. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { defineMove } from '../roles/define-move.ts'
import { payPoints } from '../roles/points.ts'
import type { State } from '../state.ts'

/** Points wait to be taken or declined. */
export const pointsDue = ({ expansions }: State): boolean =>
  expansions !== undefined && expansions.phase.due.length > 0

/** The next seat that points wait for decides. */
export function offerPoints(state: State): void {
  const next = state.expansions?.phase.due[0]
  if (next) state.seat = next.seat
}

/** What was offered is taken or declined. */
export function answerOffer({ expansions }: State): void {
  expansions?.phase.due.shift()
}

export const takePoints = defineMove<'takePoints'>({
  rules: {},
  candidates: sameForSeat((seat) => [{ do: 'takePoints', seat }]),
  apply(state, { seat }, emit) {
    const next = state.expansions?.phase.due[0]
    if (next) payPoints(state, seat, next.points, next.rule, emit)
  },
})
