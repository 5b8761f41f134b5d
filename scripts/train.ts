/** Fits the reckoning of a standing to games of the heuristic: see `--help`. */
import { seedOf } from '../src/engine/random-game.ts'
import { NAMES } from '../src/games/puerto-rico/bots/fitted-standing.ts'
import { LARGEST_SEED, runCommand, wholeNumber } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'
import { leastSquares } from './train/least-squares.ts'
import { type Sample, samplesOf } from './train/samples.ts'
import { writeWhole } from './write-whole.ts'

const FILE = 'src/games/puerto-rico/bots/fitted-weights.ts'
const RIDGE = 50
/** Every so many games are kept aside, to tell how well the others foretell them. */
const ASIDE = 4

const COMMAND = {
  usage: `usage: npm run -s bots:train [-- options]
  --games N  games with two seats, and as many with three and four; default 2000
  --seed N   same seed, same weights; default 1
  --write    write ${FILE}`,
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
} as const

const foretold = (weights: readonly number[], { more }: Sample): number =>
  more.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)
const spread = (errors: readonly number[]): string =>
  Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length).toFixed(2)

/** The weights for some numbers of seats, and how far they are off in games that they were not made from. */
function weightsFor(tables: readonly number[], games: number, seed: number): number[] {
  const squares = leastSquares(2 * NAMES.length, RIDGE)
  const aside: Sample[] = []
  for (const seats of tables)
    for (let index = 0; index < games; index++) {
      showProgress(`${seats} seats: ${index} of ${games} games`)
      for (const sample of samplesOf(seats, seedOf(seed, index))) {
        if (index % ASIDE === 0) aside.push(sample)
        else squares.add(sample.more, sample.lead)
      }
    }
  clearProgress()
  const weights = squares.solve()
  const off = spread(aside.map((sample) => sample.lead - foretold(weights, sample)))
  const unknown = spread(aside.map(({ lead }) => lead))
  console.log(`${tables.join(', ')} seats: off by ${off} points, leads are ${unknown}`)
  return weights
}

const written = (weights: readonly number[]): string =>
  NAMES.map((name, index) => {
    const pair = weights.slice(2 * index, 2 * index + 2).map((weight) => weight.toFixed(3))
    return `    ${name}: [${pair.map(Number).join(', ')}],`
  }).join('\n')

await runCommand(COMMAND, async ({ values }) => {
  const games = wholeNumber('games', values.games, ASIDE, 1e6)
  const seed = wholeNumber('seed', values.seed, 0, LARGEST_SEED)
  const two = weightsFor([2], games, seed)
  const several = weightsFor([3, 4], Math.ceil(games / 2), seed)
  const text = `/** Made by \`npm run -s bots:train -- --games ${games} --seed ${seed} --write\`: what each feature of a standing counts. */

export const FITTED = {
  two: {
${written(two)}
  },
  several: {
${written(several)}
  },
} as const
`
  if (values.write) writeWhole(FILE, text)
  else console.log(text)
  return 0
})
