export type Count = { passed: number; failed: number }

/** Reads a tool's closing summary; null when the output has none. */
export type Counter = (output: string) => Count | null

function lastMatch(output: string, pattern: RegExp): RegExpExecArray | null {
  return [...output.matchAll(new RegExp(pattern, 'gm'))].at(-1) ?? null
}

function numberBefore(text: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0)
}

/** A stage that is one check as a whole: the compiler, the linter, the build. */
export const oneCheck: Counter = () => ({ passed: 1, failed: 0 })

/** Our own scripts close with `N passed, N failed`. */
export const closingLine: Counter = (output) => {
  const found = lastMatch(output, /^(\d+) passed, (\d+) failed$/)
  return found && { passed: Number(found[1]), failed: Number(found[2]) }
}

/** Vitest: `Tests  1 failed | 12 passed (13)`. */
export const vitest: Counter = (output) => {
  const found = lastMatch(output, /^ *Tests {2}.*$/)
  return (
    found && { passed: numberBefore(found[0], 'passed'), failed: numberBefore(found[0], 'failed') }
  )
}

/** Playwright's list: `1 failed`, `2 flaky`, `3 did not run`, `12 passed (3.4s)`, a line each. */
export const playwright: Counter = (output) => {
  const number = (word: string) => Number(lastMatch(output, RegExp(`^ *(\\d+) ${word}`))?.[1] ?? 0)
  const failed = ['failed', 'flaky', 'interrupted', 'did not run', 'skipped'].map(number)
  const count = { passed: number('passed'), failed: failed.reduce((a, b) => a + b) }
  return count.passed + count.failed > 0 ? count : null
}

/**
 * The count of a finished stage. What its summary says never hides a failure: a stage that exits
 * with an error, gives no summary or ran nothing counts as failed at least once.
 */
export function tally(counter: Counter, output: string, exitCode: number): Count {
  const count = counter(output)
  if (exitCode === 0 && count !== null && count.passed + count.failed > 0) return count
  // One check as a whole has not passed when its command failed.
  const passed = counter === oneCheck ? 0 : (count?.passed ?? 0)
  return { passed, failed: Math.max(1, count?.failed ?? 0) }
}
