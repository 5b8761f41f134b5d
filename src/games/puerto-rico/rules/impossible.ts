/** What cannot be true of a position of the right shape: the one check of positions from anywhere (docs/rulings.md). */
import { added } from './added.ts'
import { figuresFor, isPlayedWith } from './editions.ts'
import { checkBoards, checkTable } from './impossible/boards.ts'
import type { Problem, Report } from './impossible/problem.ts'
import { checkEnding, checkRound } from './impossible/round.ts'
import { checkTotals } from './impossible/totals.ts'
import { checkPhase, checkTurn } from './impossible/turn.ts'
import type { Position } from './state.ts'
import { checkVariant } from './variant.ts'
import { isAdded } from './vocabulary.ts'

/**
 * Everything that is wrong with a position; none where it can occur. Called after every move of long
 * runs, so that the checks are plain loops.
 */
export function validate(position: Position): Problem[] {
  const problems: Problem[] = []
  const report: Report = (path, problem, values = {}) => {
    problems.push({ path, problem, values })
  }
  const seats = position.players.length
  if (!isPlayedWith(position.edition, seats)) {
    report('players', 'edition-seats', { edition: position.edition, seats })
    return problems
  }
  checkSeats(position, report)
  checkVariant(position, report)
  if (problems.length > 0) return problems
  const figures = figuresFor(position.edition, seats, position.options)
  checkBoards(position, report)
  checkTable(position, figures, report)
  checkTotals(position, report)
  if (position.expansions) added().check(position, report)
  else if (isAdded(position.at))
    report('at', 'waits-for-nobody', { at: position.at, seat: position.seat })
  checkRound(position, figures, report)
  checkEnding(position, report)
  checkPhase(position, report)
  if (problems.length === 0) checkTurn(position, report)
  return problems
}

/** Whoever is named sits at the table. */
function checkSeats(position: Position, report: Report): void {
  const seats = position.players.length
  const seated = (path: string, seat: number): void => {
    if (!(seat < seats)) report(path, 'seat', { seat, seats })
  }
  seated('governor', position.governor)
  seated('chooser', position.chooser)
  seated('seat', position.seat)
  for (const [index, { takenBy }] of position.roles.entries())
    if (takenBy !== null) seated(`roles.${index}`, takenBy)
  for (const seat of position.phase.wharfUsed) seated('phase.wharfUsed', seat)
  for (const { seat } of position.phase.due) seated('phase.due', seat)
}
