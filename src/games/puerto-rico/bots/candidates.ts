/** The moves that a search looks at: few where there are very many. */

import { game } from '../rules/game.ts'
import type { Position } from '../rules/state.ts'
import { rank } from './heuristic/decide.ts'
import type { Scored } from './heuristic/decision.ts'
import { layoutFor } from './heuristic/mayor.ts'
import { estateAt, type Outlook, surveyOf } from './heuristic/outlook.ts'

/** Moves looked at in one decision. */
const MOST = 8

/** Outlooks that lead to other layouts: one that trades, one that ships, one that builds. */
const LEANINGS: readonly ((outlook: Outlook) => Outlook)[] = [
  (outlook) => outlook,
  (outlook) => ({ ...outlook, coin: outlook.coin * 1.8 }),
  (outlook) => ({ ...outlook, ahead: { ...outlook.ahead, captain: outlook.ahead.captain * 2 } }),
  (outlook) => ({ ...outlook, ahead: { ...outlook.ahead, builder: outlook.ahead.builder * 2.5 } }),
]

/** Every move worth a look, the best first. */
export function candidates(position: Position): Scored[] {
  if (position.at === 'mayor.placing') return layouts(position)
  const ranked = rank(position).sort((one, other) => other.value - one.value)
  return ranked.length > MOST ? ranked.slice(0, MOST) : ranked
}

function layouts(position: Position): Scored[] {
  const survey = surveyOf(position)
  const estate = estateAt(survey, position.seat)
  const found = new Map<string, Scored>()
  for (const [place, lean] of LEANINGS.entries()) {
    const move = layoutFor(estate, position.seat, lean(survey.outlook))
    const key = game.keyOfMove(move)
    if (!found.has(key)) found.set(key, { move, value: -place })
  }
  return [...found.values()]
}
