import type { Problem } from './types.ts'

/** What is wrong with a position, in one English line. */
export function describeProblem({ path, problem, values }: Problem): string {
  const figures = Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
  return `${path}: ${problem}${figures ? ` (${figures})` : ''}`
}
