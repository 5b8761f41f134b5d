/** Makes and checks the problems of the course: see `--help`. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { faultOfPuzzle } from '../src/games/puerto-rico/puzzles/check.ts'
import { puzzlesOf } from '../src/games/puerto-rico/puzzles/make.ts'
import type { Puzzle } from '../src/games/puerto-rico/puzzles/puzzle.ts'
import { LARGEST_SEED, runCommand, UsageError } from './arguments.ts'

const FILE = 'content/puerto-rico/puzzles.jsonl'

const COMMAND = {
  usage: `usage: npm run -s puzzles -- [--make N] [--seed S] [--search]
  --make N   adds N problems from games of strong bots to ${FILE}; takes seconds for each
  --seed S   the seed of the first game, 1 to ${LARGEST_SEED}; 1 by default
  --search   checks with new searches too whether each best move is the only one
Without --make every problem is checked: its position, its moves, its margin, its theme.`,
  options: {
    make: { type: 'string' },
    seed: { type: 'string', default: '1' },
    search: { type: 'boolean', default: false },
  },
} as const

function wholeNumber(text: string, name: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > LARGEST_SEED)
    throw new UsageError(`--${name} is a whole number from 1 to ${LARGEST_SEED}, not ${text}`)
  return number
}

function kept(): Puzzle[] {
  if (!existsSync(FILE)) return []
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** Adds problems as they are found, so that a run that is stopped loses nothing. */
function make(count: number, firstSeed: number): void {
  const known = new Set(kept().map(({ id }) => id))
  let made = 0
  for (let seed = firstSeed; made < count; seed++)
    for (const puzzle of puzzlesOf(seed)) {
      if (made === count) return
      if (known.has(puzzle.id)) continue
      appendFileSync(FILE, `${JSON.stringify(puzzle)}\n`)
      made++
      console.log(`${puzzle.id}: ${puzzle.theme}, degree ${puzzle.degree}`)
    }
}

function check(seed: number | undefined): number {
  const puzzles = kept()
  const ids = puzzles.map(({ id }) => id)
  let failed = 0
  for (const [index, puzzle] of puzzles.entries()) {
    const again = ids.indexOf(puzzle.id) < index
    const fault = again ? 'a second one of this name' : faultOfPuzzle(puzzle, seed)
    if (!fault) continue
    failed++
    console.log(`✗ ${FILE}:${index + 1}: ${puzzle.id}: ${fault}`)
  }
  console.log(`${puzzles.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

await runCommand(COMMAND, ({ values }) => {
  const seed = wholeNumber(values.seed, 'seed')
  if (values.make !== undefined) make(wholeNumber(values.make, 'make'), seed)
  return check(values.search ? seed : undefined)
})
