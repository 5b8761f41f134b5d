/** The figures of recorded runs as tables. */
import { readdirSync } from 'node:fs'
import { readRuns } from './recorded.ts'
import { recordOf } from './tables.ts'

/** The runs that are kept with the project. */
const KEPT = 'bench/selfplay'

/** Prints the runs in these files, or those that are kept; gives the exit code. */
export function printReport(files: readonly string[]): number {
  const kept = (): string[] => readdirSync(KEPT).map((name) => `${KEPT}/${name}`)
  const runs = readRuns(files.length > 0 ? files : kept())
  console.log(recordOf(runs))
  return 0
}
