/** Where a seat stands in a game not finished: points it has and points it will probably make. */
import { BUILDING } from '../rules/buildings.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Position } from '../rules/state.ts'
import { bonusWorth } from './heuristic/buildings.ts'
import type { Estate } from './heuristic/estate.ts'
import { goodsWorth } from './heuristic/goods.ts'
import { bestWorth, usesOf } from './heuristic/layout.ts'
import { type Outlook, surveyOf } from './heuristic/outlook.ts'

/** Colonists that come to a player with each mayor, of those that come before they matter. */
const ARRIVING = 0.6

/** What a standing is made of, in points. */
export interface Parts {
  chips: number
  buildings: number
  bonus: number
  coins: number
  goods: number
  /** What the best layout yields until the end. */
  layout: number
}

/** What an estate counts for at the end, part by part. */
export function partsOf(estate: Estate, outlook: Outlook): Parts {
  const { player } = estate
  const manned = Math.min(1, outlook.ahead.mayor)
  let buildings = 0
  let bonus = 0
  for (const { id, workers } of player.city) {
    buildings += BUILDING[id].vp
    bonus += bonusWorth(estate, id, outlook) * (workers > 0 ? 1 : manned)
  }
  const uses = usesOf(estate, outlook).filter(
    ({ building }) => !building || BUILDING[building].kind !== 'large',
  )
  return {
    chips: player.vp,
    buildings,
    bonus,
    coins: player.coins * outlook.coin,
    goods: goodsWorth(estate, player.goods, outlook),
    layout: bestWorth(uses, Math.round(estate.colonists + ARRIVING * outlook.ahead.mayor)),
  }
}

/** The points of each seat when the game is over; a tie is told apart by a hundredth. */
export function finalStandings(position: Position): number[] {
  return position.players.map((_, seat) => {
    const { total, tieBreak } = scoreOf(position, seat)
    return total + tieBreak / 100
  })
}

/** The final score that each seat may expect; the real one when the game is over. */
export function standings(position: Position): number[] {
  if (position.at === 'over') return finalStandings(position)
  const { estates, outlook } = surveyOf(position)
  return estates.map((estate) => {
    const { chips, buildings, bonus, coins, goods, layout } = partsOf(estate, outlook)
    return chips + buildings + bonus + coins + goods + layout
  })
}
