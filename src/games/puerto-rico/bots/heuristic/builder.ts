/** 건축가: what a building will be worth until the end, less what its price would buy otherwise. */
import { BUILDING } from '../../rules/buildings.ts'
import { priceOf } from '../../rules/roles/builder.ts'
import { playerAt } from '../../rules/state.ts'
import type { Rule } from './decision.ts'
import { estateAt, surveyOf } from './outlook.ts'
import { purchaseWorth } from './purchase.ts'

export const builder: Rule = {
  rank(position, moves) {
    const { seat } = position
    const survey = surveyOf(position)
    const { outlook } = survey
    const estate = estateAt(survey, seat)
    return moves.map((move) => {
      if (move.do !== 'build') return { move, value: 0 }
      const { price } = priceOf(position, seat, move.building)
      return {
        move,
        value: purchaseWorth(estate, move.building, outlook) - price * outlook.coin,
      }
    })
  },
  explain(position, { move, value }) {
    const { seat } = position
    if (move.do === 'manBuilding') return { kind: 'colonist' }
    if (move.do !== 'build') return { kind: 'save', coins: playerAt(position, seat).coins }
    const { building } = move
    const { price } = priceOf(position, seat, building)
    return { kind: 'build', building, price, vp: BUILDING[building].vp, worth: value }
  },
}
