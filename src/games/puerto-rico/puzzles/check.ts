/** What must be true of every problem. */
import { game } from '../rules/game.ts'
import { positionFrom } from '../scenario/read-position.ts'
import { positionOf } from './collection.ts'
import { factsOf } from './explain.ts'
import { confirmed } from './make.ts'
import { degreeOf, LEAST_MARGIN, type Puzzle, STILL_AHEAD, themeOf } from './puzzle.ts'

/** What is wrong with a problem, if anything. */
export function faultOfPuzzle(puzzle: Puzzle): string | null {
  const made = positionFrom(puzzle.start)
  if (!made.ok) return `its position cannot occur: ${JSON.stringify(made.problems)}`
  const position = made.value
  const key = (move: unknown): string => {
    const parsed = game.parseMove(move)
    return parsed ? game.keyOfMove(parsed) : ''
  }
  const moves = [puzzle.best, ...puzzle.others.map(({ move }) => move)]
  const illegal = moves.find((move) => !game.judge(position, move).legal)
  if (illegal) return `${JSON.stringify(illegal)} is not legal`
  if (new Set(moves.map(key)).size < moves.length) return 'two of its moves are the same'
  if (puzzle.margin < LEAST_MARGIN) return `its margin is ${puzzle.margin}`
  if (puzzle.others.some(({ loses }) => loses < puzzle.margin)) return 'another move loses less'
  if (puzzle.degree !== degreeOf(puzzle.margin)) return `its degree is ${degreeOf(puzzle.margin)}`
  const theme = themeOf(position, puzzle.best)
  if (puzzle.theme !== theme) return `its theme is ${theme}`
  const silent = moves.find((move) => factsOf(position, move).length === 0)
  if (silent) return `nothing is said of ${JSON.stringify(silent)}`
  return null
}

/** Whether new searches find another move as good; they take seconds. */
export function faultOfSearch(puzzle: Puzzle, seed: number): string | null {
  const sure = confirmed(positionOf(puzzle), puzzle.best, seed, STILL_AHEAD)
  return sure ? null : `new searches do not see ${JSON.stringify(puzzle.best)} ahead`
}
