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

function standingOf(estate: Estate, outlook: Outlook): number {
  const { player } = estate
  const manned = Math.min(1, outlook.ahead.mayor)
  let points = player.vp
  for (const { id, workers } of player.city)
    points += BUILDING[id].vp + bonusWorth(estate, id, outlook) * (workers > 0 ? 1 : manned)
  const uses = usesOf(estate, outlook).filter(
    ({ building }) => !building || BUILDING[building].kind !== 'large',
  )
  return (
    points +
    player.coins * outlook.coin +
    goodsWorth(estate, player.goods, outlook) +
    bestWorth(uses, Math.round(estate.colonists + ARRIVING * outlook.ahead.mayor))
  )
}

/** The final score that each seat may expect; the real one when the game is over. */
export function standings(position: Position): number[] {
  if (position.at === 'over')
    return position.players.map((_, seat) => {
      const { total, tieBreak } = scoreOf(position, seat)
      return total + tieBreak / 100
    })
  const { estates, outlook } = surveyOf(position)
  return estates.map((estate) => standingOf(estate, outlook))
}
