/** 생산자: one more of the kind that can be sold or shipped best. */
import type { Rule } from './decision.ts'
import { goodsWorth } from './goods.ts'
import { estateAt, surveyOf } from './outlook.ts'
import { roomFor } from './ships.ts'

export const craftsman: Rule = {
  rank(position, moves) {
    const survey = surveyOf(position)
    const estate = estateAt(survey, position.seat)
    const { goods } = estate.player
    const before = goodsWorth(estate, goods, survey.outlook)
    return moves.map((move) => {
      if (move.do !== 'takeGood') return { move, value: 0 }
      const { good } = move
      const after = { ...goods, [good]: goods[good] + 1 }
      const room = roomFor(position, good) > goods[good] ? 0.1 : 0
      return { move, value: goodsWorth(estate, after, survey.outlook) - before + room }
    })
  },
  explain: (_, { move, value }) =>
    move.do === 'takeGood' ? { kind: 'extra', good: move.good, worth: value } : { kind: 'hold' },
}
