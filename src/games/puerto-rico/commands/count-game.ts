import { type Asked, count, countResult, type Figures } from '../../../frame/figures.ts'
import { colonistsOf } from '../rules/player.ts'
import { ruleSet } from '../rules/rule-set.ts'
import type { Position } from '../rules/state.ts'
import { DECISIONS } from '../rules/vocabulary.ts'

/** Adds what a finished game came to. */
export function countGame(figures: Figures, position: Position, asked: Asked): void {
  const result = ruleSet.resultOf(position)
  const end = [...position.ending].sort().join('+') || position.at
  countResult(figures, { end, rounds: position.round, asked }, result)
  for (const [seat, player] of position.players.entries()) {
    count(figures.colonists, colonistsOf(player))
    for (const { id, workers } of player.city) {
      count(figures.built, id)
      if (workers > 0) count(figures.occupied, id)
      if (result.winners.includes(seat)) count(figures.wonWith, id)
    }
  }
  for (const decision of DECISIONS) count(figures.asked, decision, asked[decision] ?? 0)
}
