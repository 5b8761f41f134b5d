/** Points of a building, where they may be declined. */
import type { Position } from '../../rules/state.ts'
import type { Rule } from './decision.ts'

/** Points that are offered now. */
export const pointsOffered = ({ phase }: Position): number => phase.due[0]?.points ?? 0

export const offered: Rule = {
  rank: (position, moves) =>
    moves.map((move) => ({ move, value: move.do === 'takePoints' ? pointsOffered(position) : 0 })),
  explain: (_, { move, value }) =>
    move.do === 'pass' ? { kind: 'hold' } : { kind: 'worth', worth: value },
}
