/** How well games are looked over: see `--help`. */
import { toTheEnd } from '../src/bots/bot.ts'
import { DEPTH_NAMES, dearest, decisionsOf, review } from '../src/bots/review.ts'
import { seedOf } from '../src/engine/random-game.ts'
import { weigh } from '../src/games/puerto-rico/bots/expert.ts'
import { reviewed } from '../src/games/puerto-rico/bots/review.ts'
import { LARGEST_SEED, runCommand, UsageError, wholeNumber } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'
import { OWN, plantedGame } from './review/planted.ts'

const COMMAND = {
  usage: `usage: npm run -s bots:review -- [options]
  puts one clearly worst move into each of a number of bot games, looks the games over as the site does, and
  counts in how many it is among the decisions named
  --planted N     how many games; default 40
  --seed N        same seed, same games; default 1
  --depth NAME    ${DEPTH_NAMES.join(' or ')}; default thorough`,
  options: {
    planted: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    depth: { type: 'string', default: 'thorough' },
  },
} as const

await runCommand(COMMAND, async ({ values }) => {
  const games = wholeNumber('planted', values.planted, 1, 10_000)
  const seed = wholeNumber('seed', values.seed, 0, LARGEST_SEED)
  const name = DEPTH_NAMES.find((one) => one === values.depth)
  if (!name) throw new UsageError(`--depth is one of ${DEPTH_NAMES.join(', ')}`)
  const depth = reviewed.depths[name]
  let [planted, named, decided, time] = [0, 0, 0, 0]
  for (let index = 0; planted < games; index++) {
    const game = plantedGame(seedOf(seed, index))
    if (!game) continue
    planted++
    const decisions = decisionsOf(reviewed, game.turns, [OWN])
    const start = process.cpuUsage()
    const weighers = [async (question: Parameters<typeof weigh>[0]) => toTheEnd(weigh(question))]
    const weighed = await review({ definition: reviewed, decisions, depth, weighers })
    const { user, system } = process.cpuUsage(start)
    time += (user + system) / 1e6
    decided += decisions.length
    const found = dearest(weighed).some(({ turn }) => turn === game.at)
    if (found) named++
    else if (process.stdout.isTTY)
      showMissed(
        index,
        weighed.find(({ turn }) => turn === game.at),
      )
    showProgress(`${planted} of ${games} games, ${named} named`)
  }
  clearProgress()
  const each = (60 * time) / decided
  console.log(
    `${named} of ${planted} planted moves named; ${(decided / planted).toFixed(0)} decisions a game, ` +
      `${each.toFixed(1)} s of processor time for 60 of them`,
  )
  return 0
})

function showMissed(index: number, missed: unknown): void {
  console.log(`game ${index}: ${JSON.stringify(missed)?.slice(-300)}`)
}
