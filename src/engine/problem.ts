import { SEAT_LETTERS } from './seats.ts'
import type { Problem } from './types.ts'

/** What is wrong with a position, in one English line. */
export function describeProblem({ path, problem, values }: Problem): string {
  const figures = Object.entries(values)
    .map(
      ([name, value]) =>
        `${name} ${name === 'seat' ? (SEAT_LETTERS[Number(value)] ?? value) : value}`,
    )
    .join(', ')
  return `${path}: ${problem}${figures ? ` (${figures})` : ''}`
}
