/** Where a seat stands in a game not finished: points it has and points it will probably make. */
import { BUILDING } from '../../games/puerto-rico/buildings.ts'
import { colonistsOf } from '../../games/puerto-rico/player.ts'
import { scoreOf } from '../../games/puerto-rico/scoring.ts'
import { type Position, playerAt } from '../../games/puerto-rico/state.ts'
import { bonusWorth } from '../heuristic/buildings.ts'
import { goodsWorth } from '../heuristic/goods.ts'
import { bestWorth, usesOf } from '../heuristic/layout.ts'
import { type Outlook, outlookOf } from '../heuristic/outlook.ts'

function standingOf(position: Position, seat: number, outlook: Outlook): number {
  const player = playerAt(position, seat)
  const manned = Math.min(1, outlook.ahead.mayor)
  let points = player.vp
  for (const { id, workers } of player.city) {
    points += BUILDING[id].vp
    if (BUILDING[id].kind === 'large')
      points += bonusWorth(player, id, outlook) * (workers > 0 ? 1 : manned)
  }
  const colonists = colonistsOf(player) + 1.2 * outlook.ahead.mayor * 0.5
  const uses = usesOf(player, outlook).filter(
    ({ building }) => !building || BUILDING[building].kind !== 'large',
  )
  return (
    points +
    player.coins * outlook.coin +
    goodsWorth(player, player.goods, outlook) +
    bestWorth(uses, Math.round(colonists))
  )
}

/** The final score that each seat may expect; the real one when the game is over. */
export function standings(position: Position): number[] {
  if (position.at === 'over')
    return position.players.map((_, seat) => {
      const { total, tieBreak } = scoreOf(position, seat)
      return total + tieBreak / 100
    })
  const outlook = outlookOf(position)
  return position.players.map((_, seat) => standingOf(position, seat, outlook))
}

/** How far each seat is ahead of the best of the others. */
export function marginsOf(points: readonly number[]): number[] {
  return points.map((own, seat) => {
    let rival = Number.NEGATIVE_INFINITY
    for (const [other, theirs] of points.entries())
      if (other !== seat && theirs > rival) rival = theirs
    return own - rival
  })
}
