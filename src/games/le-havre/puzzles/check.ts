/** What must be true of every problem. */
import { game } from '../rules/game.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { positionOf } from './collection.ts'
import { confirmed } from './make.ts'
import { degreeOf, LEAST_MARGIN, type Puzzle, STILL_AHEAD, THEMES } from './puzzle.ts'

/** What is wrong with a problem, if anything. */
export function faultOfPuzzle(puzzle: Puzzle): string | null {
  const { start, best, facts, margin, others, rest, degree, missed, theme } = puzzle
  const made = positionFrom(start)
  if (!made.ok) return `its position cannot occur: ${JSON.stringify(made.problems)}`
  const moves = [best, ...others.map(({ move }) => move), ...rest.map(({ move }) => move)]
  const illegal = moves.find((move) => !game.judge(made.value, move).legal)
  if (illegal) return `${JSON.stringify(illegal)} is not legal`
  if (new Set(moves.map(game.keyOfMove)).size < moves.length) return 'two of its moves are the same'
  if (others.length < 2) return 'there is next to nothing to choose from'
  if (margin < LEAST_MARGIN) return `its margin is ${margin}`
  if (others.some(({ loses }) => loses < margin)) return 'another move loses less'
  if (degree !== degreeOf(missed)) return `its degree is ${degreeOf(missed)}`
  if (!THEMES.includes(theme)) return `there is no theme ${theme}`
  const silent = [{ move: best, facts }, ...others].find((one) => one.facts.length === 0)
  return silent ? `nothing is said of ${JSON.stringify(silent.move)}` : null
}

/** Whether new searches find another move as good; they take seconds. */
export function faultOfSearch(puzzle: Puzzle, seed: number): string | null {
  const sure = confirmed(positionOf(puzzle), puzzle.best, seed, STILL_AHEAD)
  return sure ? null : `new searches do not see ${JSON.stringify(puzzle.best)} ahead`
}
