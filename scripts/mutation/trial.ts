/** One mutant against the scenarios. Bundled, and read anew for each mutant, so that nothing is left of the one before. */
import { doubtsOf } from '../../src/scenario/doubts.ts'
import { runScenario } from '../../src/scenario/run.ts'
import type { ScenarioSource } from '../../src/scenario/schema.ts'

/** The switch that the instrumented sources look at. */
export interface Switch {
  activeMutant?: string
  currentTestId?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}

function fails(source: ScenarioSource): boolean {
  try {
    const run = runScenario(source)
    return run.problems.length > 0 || run.failures.length > 0 || doubtsOf(run).length > 0
  } catch {
    return true
  }
}

/** Runs scenarios in turn; gives the index of the first that fails. `reach` is told which is next. */
export function firstFailing(
  scenarios: readonly ScenarioSource[],
  reach: (index: number) => void,
): number | null {
  for (const [index, source] of scenarios.entries()) {
    reach(index)
    if (fails(source)) return index
  }
  return null
}
