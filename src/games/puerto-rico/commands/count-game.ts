import { letterOf } from '../../../engine/seats.ts'
import { type Asked, count, type Figures } from '../../../frame/figures.ts'
import { colonistsOf } from '../rules/player.ts'
import { resultOf } from '../rules/scoring.ts'
import type { Position } from '../rules/state.ts'
import { DECISIONS } from '../rules/vocabulary.ts'

/** Adds what a finished game came to. */
export function countGame(figures: Figures, position: Position, asked: Asked): void {
  const { sheets, winners, decidedBy } = resultOf(position)
  count(figures.ends, [...position.ending].sort().join('+') || position.at)
  count(figures.rounds, position.round)
  count(
    figures.decisions,
    Object.values(asked).reduce((sum, times) => sum + times, 0),
  )
  for (const { total } of sheets) count(figures.scores, total)
  count(figures.winningScores, Math.max(...sheets.map(({ total }) => total)))
  count(figures.winners, winners.map(letterOf).join('+'))
  count(figures.decidedBy, decidedBy ?? 'points')
  for (const [seat, player] of position.players.entries()) {
    count(figures.colonists, colonistsOf(player))
    for (const { id, workers } of player.city) {
      count(figures.built, id)
      if (workers > 0) count(figures.occupied, id)
      if (winners.includes(seat)) count(figures.wonWith, id)
    }
  }
  for (const decision of DECISIONS) count(figures.asked, decision, asked[decision] ?? 0)
}
