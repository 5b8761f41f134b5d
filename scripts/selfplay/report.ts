/** The figures of recorded runs, written into docs/selfplay.md. */
import { readInput, UsageError } from '../arguments.ts'
import { writeWhole } from '../write-whole.ts'
import { readRuns } from './recorded.ts'
import { recordOf } from './tables.ts'

const PAGE = 'docs/selfplay.md'
const MARK = '<!-- Written by `npm run -s selfplay -- report` from here on. -->'

/** Writes the runs in these files; gives the exit code. Nothing is written where one cannot be read. */
export function writeReport(files: readonly string[]): number {
  if (files.length === 0) throw new UsageError('report takes the files of recorded runs')
  const runs = readRuns(files)
  const [prose, figures] = readInput(PAGE).split(MARK)
  if (figures === undefined) throw new Error(`${PAGE}: the line '${MARK}' is missing`)
  writeWhole(PAGE, `${prose}${MARK}\n\n${recordOf(runs)}`)
  const games = runs.reduce((sum, run) => sum + run.games, 0)
  console.log(`${files.length} runs, ${games} games written to ${PAGE}`)
  return 0
}
