/** Long runs of what the tests do in short: see `--help`. */

import { readArguments, USAGE } from './proof/arguments.ts'
import { compareWithBook } from './proof/book.ts'
import { compareCharts } from './proof/chart.ts'

if (process.argv.includes('--help')) {
  console.log(USAGE)
} else {
  try {
    const { run, games, positions, seed } = readArguments(process.argv.slice(2))
    if (run === 'book') compareWithBook(positions, seed, console.log)
    else compareCharts(games, seed, console.log)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
