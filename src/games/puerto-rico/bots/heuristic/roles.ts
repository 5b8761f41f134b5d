/** Choosing a role: what its phase gives oneself and the coins on it, less what it gives the others. */
import type { Position } from '../../rules/state.ts'
import { type RoleTile, roleOf } from '../../rules/vocabulary.ts'
import { balance } from './captain.ts'
import type { Rule } from './decision.ts'
import { surveyOf } from './outlook.ts'
import { PHASE_GAINS } from './phases.ts'

const coinsOn = (position: Position, role: RoleTile): number =>
  position.roles.find(({ id }) => id === role)?.coins ?? 0

export const roles: Rule = {
  rank(position, moves) {
    const survey = surveyOf(position)
    return moves.map((move) => {
      if (move.do !== 'chooseRole') return { move, value: 0 }
      const gains = PHASE_GAINS[roleOf(move.role)](position, survey)
      const coins = coinsOn(position, move.role) * survey.outlook.coin
      return { move, value: balance(position, gains) + coins }
    })
  },
  explain(position, { move }) {
    if (move.do !== 'chooseRole') return { kind: 'hold' }
    const survey = surveyOf(position)
    const gains = PHASE_GAINS[roleOf(move.role)](position, survey)
    const coins = coinsOn(position, move.role)
    const mine = (gains[position.seat] ?? 0) + coins * survey.outlook.coin
    const theirs = gains.reduce((sum, gain) => sum + gain, 0) - (gains[position.seat] ?? 0)
    return { kind: 'role', role: move.role, coins, mine, theirs, others: gains.length - 1 }
  },
}
