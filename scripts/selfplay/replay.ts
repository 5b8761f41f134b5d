import { MOST_DECISIONS, moverOf } from '../../src/engine/random-game.ts'
import { game } from '../../src/games/puerto-rico/rules/game.ts'
import type { Move } from '../../src/games/puerto-rico/rules/moves.ts'
import type { Note } from '../../src/games/puerto-rico/rules/notes.ts'
import { placeOf } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import { resultOf } from '../../src/games/puerto-rico/rules/scoring.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { Arguments } from './arguments.ts'
import { moveProblemsAt, problemsAt } from './checks.ts'

const nameOf = (seat: number): string => String.fromCharCode(65 + seat)

function lineOf({ rule, seat, token, count, from, to }: Note): string {
  const cited = `${placeOf(rule).number} ${rule}`
  return `      ${cited.padEnd(32)} ${nameOf(seat)} ${count} ${token}: ${from} → ${to}`
}

const wordsOf = ({ do: kind, seat, ...rest }: Move): string =>
  `${nameOf(seat)} ${kind} ${Object.values(rest)
    .map((value) => (typeof value === 'object' ? JSON.stringify(value) : value))
    .join(' ')}`

/**
 * Plays one game again, telling each move, what it moved and by which rule, and the score; gives the
 * number of violations met.
 */
export function replay(
  { edition, seats, checks }: Arguments,
  seed: number,
  print: (line: string) => void,
): number {
  const notes: Note[] = []
  let position = setUp({ edition, seats, seed }, (rule, seat, token, count, from, to) =>
    notes.push({ rule, seat, token, count, from, to }),
  )
  print(`${edition}, ${seats} seats, seed ${seed}`)
  for (const note of notes) print(lineOf(note))

  const draw = moverOf(seed)
  const holder = { rng: seed }
  let violations = 0
  for (let decision = 1; decision <= MOST_DECISIONS; decision++) {
    const move = game.randomMove(position, draw)
    const problems = checks
      ? [...problemsAt(position, move), ...moveProblemsAt(position, move, holder)]
      : []
    for (const problem of problems) {
      violations += 1
      print(`  VIOLATION ${problem}`)
    }
    if (!move) break
    print(`${String(decision).padStart(4)}  ${position.at}  ${wordsOf(move)}`)
    const next = game.advance(position, move)
    if (!next.ok) {
      print(`  VIOLATION the move breaks ${next.broken.join(', ')}`)
      return violations + 1
    }
    for (const note of next.notes) print(lineOf(note))
    position = next.position
  }
  printScores(resultOf(position), print)
  return violations
}

function printScores(result: ReturnType<typeof resultOf>, print: (line: string) => void): void {
  for (const { seat, lines, total, tieBreak } of result.sheets) {
    print(`${nameOf(seat)} ${total} points, ${tieBreak} coins and goods`)
    for (const { rule, points, counted } of lines)
      print(`      ${`${placeOf(rule).number} ${rule}`.padEnd(32)} ${points} (${counted})`)
  }
  print(`first: ${result.winners.map(nameOf).join(', ')} ${result.decidedBy ?? ''}`.trimEnd())
}
