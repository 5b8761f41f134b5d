/** Makes and checks the problems of the course: see `--help`. */
import { readFileSync } from 'node:fs'
import { shuffle } from '../src/engine/rng.ts'
import { faultOfPuzzle, faultOfSearch } from '../src/games/puerto-rico/puzzles/check.ts'
import { PUZZLES_FILE, readPuzzles } from '../src/games/puerto-rico/puzzles/collection.ts'
import { puzzlesOf } from '../src/games/puerto-rico/puzzles/make.ts'
import { THEMES, type Theme } from '../src/games/puerto-rico/puzzles/puzzle.ts'
import { LARGEST_SEED, runCommand, wholeNumber } from './arguments.ts'
import { writeWhole } from './write-whole.ts'

/** Problems that are searched anew where nothing else is asked for: a quarter of a minute. */
const SAMPLE = 8

const COMMAND = {
  usage: `usage: npm run -s puzzles -- [--make N] [--seed S] [--search N]
  --make N   adds N problems from games of strong bots to ${PUZZLES_FILE}; takes seconds for each
  --seed S   the seed of the first game, or of the new searches, 1 to ${LARGEST_SEED}; 1 by default
  --search N asks new searches whether the best move of N problems is the only one; 'all' of every one
Without --make every problem is checked: its position, its moves, its margin, its theme, its words;
and ${SAMPLE} of them, drawn by the seed, with new searches.`,
  options: {
    make: { type: 'string' },
    seed: { type: 'string', default: '1' },
    search: { type: 'string', default: String(SAMPLE) },
  },
} as const

/** No theme has more of all problems than this share, so that there are some of each. */
const MOST_OF_A_THEME = 0.18
/** The share counts from so many problems on. */
const SMALLEST = 240

/** Adds problems as they are found, so that a run that is stopped loses nothing. */
function make(count: number, firstSeed: number): void {
  const puzzles = readPuzzles()
  const known = new Set(puzzles.map(({ id }) => id))
  const most = MOST_OF_A_THEME * Math.max(SMALLEST, puzzles.length + count)
  const wanted = (): Theme[] =>
    THEMES.filter((theme) => puzzles.filter((one) => one.theme === theme).length < most)
  const end = puzzles.length + count
  for (let seed = firstSeed; ; seed++)
    for (const puzzle of puzzlesOf(seed, wanted())) {
      if (known.has(puzzle.id)) continue
      writeWhole(PUZZLES_FILE, `${readFileSync(PUZZLES_FILE, 'utf8')}${JSON.stringify(puzzle)}\n`)
      puzzles.push(puzzle)
      console.log(`${puzzle.id}: ${puzzle.theme}, degree ${puzzle.degree}`)
      if (puzzles.length === end) return
    }
}

function check(searched: number, seed: number): number {
  const puzzles = readPuzzles()
  const ids = puzzles.map(({ id }) => id)
  const drawn = ids.slice()
  shuffle({ rng: seed }, drawn)
  const sample = new Set(drawn.slice(0, searched))
  let failed = 0
  for (const [index, puzzle] of puzzles.entries()) {
    const again = ids.indexOf(puzzle.id) < index
    const fault = again
      ? 'a second one of this name'
      : (faultOfPuzzle(puzzle) ?? (sample.has(puzzle.id) ? faultOfSearch(puzzle, seed) : null))
    if (!fault) continue
    failed++
    console.log(`✗ ${PUZZLES_FILE}:${index + 1}: ${puzzle.id}: ${fault}`)
  }
  console.log(`${puzzles.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

await runCommand(COMMAND, ({ values }) => {
  const whole = (name: 'seed' | 'make' | 'search', text: string): number =>
    wholeNumber(name, text, 1, LARGEST_SEED)
  const seed = whole('seed', values.seed)
  if (values.make !== undefined) make(whole('make', values.make), seed)
  const { search } = values
  return check(search === 'all' ? Number.POSITIVE_INFINITY : whole('search', search), seed)
})
