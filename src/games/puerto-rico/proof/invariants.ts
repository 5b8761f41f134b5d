/** What holds in every position that can occur, whatever was played: written from the rulings, not from the acts. */
import { figuresFor } from '../rules/editions.ts'
import type { Position } from '../rules/state.ts'
import { checkPlayer, checkTable } from './invariants/boards.ts'
import { checkEnding, checkPhase, checkRound } from './invariants/progress.ts'
import { checkCounts, checkTotals } from './invariants/totals.ts'

/**
 * Everything that is wrong with a position, as sentences; none where it can occur. An edition that is
 * not played with so many seats throws.
 */
export function violations(position: Position): string[] {
  const found: string[] = []
  const report = (message: string): void => {
    found.push(message)
  }
  const figures = figuresFor(position.edition, position.players.length, position.options)
  checkTotals(position, figures, report)
  checkCounts(position, report)
  for (const [seat, player] of position.players.entries()) checkPlayer(player, seat, report)
  checkTable(position, figures, report)
  checkRound(position, figures, report)
  checkPhase(position, report)
  checkEnding(position, figures, report)
  return found
}
