/** 상인: the sale that brings most over shipping the good. */
import { isChooser } from '../../rules/player.ts'
import { GOOD_PRICE } from '../../rules/roles/trader.ts'
import type { Good } from '../../rules/vocabulary.ts'
import type { Rule } from './decision.ts'
import type { Estate } from './estate.ts'
import { estateAt, surveyOf } from './outlook.ts'

/** Coins that a player gets for a good; whoever chose the role gets one more. */
export function saleCoins({ sale }: Estate, good: Good, chose: boolean): number {
  return GOOD_PRICE[good] + sale + (chose ? 1 : 0)
}

export const trader: Rule = {
  rank(position, moves) {
    const survey = surveyOf(position)
    const { coin, ship } = survey.outlook
    const estate = estateAt(survey, position.seat)
    const chose = isChooser(position, position.seat)
    return moves.map((move) => ({
      move,
      value: move.do === 'sell' ? saleCoins(estate, move.good, chose) * coin - ship : 0,
    }))
  },
  explain(position, { move }) {
    if (move.do !== 'sell') return { kind: 'hold' }
    const estate = estateAt(surveyOf(position), position.seat)
    const chose = isChooser(position, position.seat)
    return { kind: 'sell', good: move.good, coins: saleCoins(estate, move.good, chose) }
  },
}
