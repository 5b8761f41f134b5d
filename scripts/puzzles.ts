/** Makes and checks the problems of the games: see `--help`. */
import { existsSync, readFileSync } from 'node:fs'
import { shuffle } from '../src/engine/rng.ts'
import type { PuzzleRow, Puzzles } from '../src/frame/puzzles.ts'
import { FIRST_GAME, GAMES } from '../src/games/ids.ts'
import { REGISTRY } from '../src/games/registry.ts'
import { LARGEST_SEED, runCommand, UsageError, wholeNumber } from './arguments.ts'
import { featureOf, readGame } from './games/ids.ts'
import { writeWhole } from './write-whole.ts'

/** Problems of a game that are searched anew where nothing else is asked for: a quarter of a minute. */
const SAMPLE = 8

/** The games that have problems. */
const PRACTISED = GAMES.filter((id) => REGISTRY[id].puzzles)

const COMMAND = {
  usage: `usage: npm run -s puzzles -- [--game NAME] [--make N] [--theme T] [--seed S] [--search N]
  --game NAME  ${PRACTISED.join(' or ')}; makes those of ${FIRST_GAME} and checks those of all by default
  --make N     adds N problems from games of strong bots; takes seconds for each
  --theme T    makes those of one theme alone
  --seed S     the seed of the first game, or of the new searches, 1 to ${LARGEST_SEED}; 1 by default
  --search N   asks new searches whether the best move of N problems is the only one; 'all' of every one
Without --make every problem is checked: its position, its moves, its margin, its theme, its words;
and ${SAMPLE} of each game, drawn by the seed, with new searches.`,
  options: {
    game: { type: 'string' },
    make: { type: 'string' },
    theme: { type: 'string' },
    seed: { type: 'string', default: '1' },
    search: { type: 'string', default: String(SAMPLE) },
  },
} as const

/** No theme has more of all problems than this share, so that there are some of each. */
const MOST_OF_A_THEME = 0.18
/** The share counts from so many problems on. */
const SMALLEST = 240

/** Adds problems as they are found, so that a run that is stopped loses nothing. */
function make<Theme extends string, Puzzle extends PuzzleRow>(
  { file, themes, read, make }: Puzzles<Theme, Puzzle>,
  count: number,
  firstSeed: number,
  only: string | undefined,
): void {
  if (only !== undefined && !themes.some((theme) => theme === only))
    throw new UsageError(`no theme ${only}: there are ${themes.join(', ')}`)
  const puzzles = [...read()]
  const known = new Set(puzzles.map(({ id }) => id))
  const most = MOST_OF_A_THEME * Math.max(SMALLEST, puzzles.length + count)
  const wanted = (): Theme[] =>
    themes.filter(
      (theme) =>
        (only ?? theme) === theme && puzzles.filter((one) => one.theme === theme).length < most,
    )
  const end = puzzles.length + count
  for (let seed = firstSeed; ; seed++)
    for (const puzzle of make(seed, wanted())) {
      if (known.has(puzzle.id)) continue
      const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
      writeWhole(file, `${before}${JSON.stringify(puzzle)}\n`)
      puzzles.push(puzzle)
      console.log(`${puzzle.id}: ${puzzle.theme}, degree ${puzzle.degree}`)
      if (puzzles.length === end) return
    }
}

/** Checks the problems of a game; gives how many passed and how many did not. */
function check<Theme extends string, Puzzle extends PuzzleRow>(
  { file, read, faultOf, faultOfSearch }: Puzzles<Theme, Puzzle>,
  searched: number,
  seed: number,
): { passed: number; failed: number } {
  const puzzles = read()
  const ids = puzzles.map(({ id }) => id)
  const drawn = ids.slice()
  shuffle({ rng: seed }, drawn)
  const sample = new Set(drawn.slice(0, searched))
  let failed = 0
  for (const [index, puzzle] of puzzles.entries()) {
    const again = ids.indexOf(puzzle.id) < index
    const fault = again
      ? 'a second one of this name'
      : (faultOf(puzzle) ?? (sample.has(puzzle.id) ? faultOfSearch(puzzle, seed) : null))
    if (!fault) continue
    failed++
    console.log(`✗ ${file}:${index + 1}: ${puzzle.id}: ${fault}`)
  }
  return { passed: puzzles.length - failed, failed }
}

await runCommand(COMMAND, async ({ values }) => {
  const whole = (name: 'seed' | 'make' | 'search', text: string): number =>
    wholeNumber(name, text, 1, LARGEST_SEED)
  const seed = whole('seed', values.seed)
  const named = values.game === undefined ? null : readGame(values.game)
  if (values.make !== undefined) {
    const count = whole('make', values.make)
    const some = await featureOf(named ?? FIRST_GAME, 'puzzles')
    some((of) => make(of, count, seed, values.theme))
  }
  const { search } = values
  const searched = search === 'all' ? Number.POSITIVE_INFINITY : whole('search', search)
  const sums = { passed: 0, failed: 0 }
  for (const id of named ? [named] : PRACTISED) {
    const some = await featureOf(id, 'puzzles')
    const { passed, failed } = some((of) => check(of, searched, seed))
    sums.passed += passed
    sums.failed += failed
  }
  console.log(`${sums.passed} passed, ${sums.failed} failed`)
  return sums.failed > 0 ? 1 : 0
})
