/** Writes the figures of recorded runs into docs/selfplay.md: `npm run -s selfplay-record -- FILE…`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readRuns } from './selfplay/recorded.ts'
import { recordOf } from './selfplay/tables.ts'

const PAGE = 'docs/selfplay.md'
const MARK = '<!-- Written by selfplay-record from here on. -->'
const USAGE = `usage: npm run -s selfplay-record -- FILE…
  FILE  what npm run -s selfplay -- --json printed; runs of the same seats are added up`

const files = process.argv.slice(2)
if (files.length === 0 || files.includes('--help')) {
  console.log(USAGE)
  process.exitCode = files.length === 0 ? 2 : 0
} else {
  try {
    const runs = readRuns(files)
    const [prose, figures] = readFileSync(PAGE, 'utf8').split(MARK)
    if (figures === undefined) throw new Error(`${PAGE}: the line '${MARK}' is missing`)
    writeFileSync(PAGE, `${prose}${MARK}\n\n${recordOf(runs)}`)
    const games = runs.reduce((sum, run) => sum + run.games, 0)
    console.log(`${files.length} runs, ${games} games written to ${PAGE}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
