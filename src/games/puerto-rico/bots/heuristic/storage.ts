/** 선장, storing: the goods that can be shipped or sold best. */
import { each, GOODS } from '../../rules/vocabulary.ts'
import type { Rule } from './decision.ts'
import { goodsWorth } from './goods.ts'
import { estateAt, surveyOf } from './outlook.ts'

export const storage: Rule = {
  rank(position, moves) {
    const survey = surveyOf(position)
    const estate = estateAt(survey, position.seat)
    return moves.map((move) => {
      const keep = move.do === 'store' ? move.keep : {}
      const kept = each(GOODS, (good) => keep[good] ?? 0)
      return { move, value: goodsWorth(estate, kept, survey.outlook) }
    })
  },
  explain(_, { move, value }) {
    const keep = move.do === 'store' ? move.keep : {}
    const goods = GOODS.reduce((sum, good) => sum + (keep[good] ?? 0), 0)
    return { kind: 'store', goods, worth: value }
  },
}
