/** How well games are looked over: see `--help`. */
import type { ReviewTypes } from '../src/bots/comparing.ts'
import { DEPTH_NAMES, type DepthName } from '../src/bots/review.ts'
import { seedOf } from '../src/engine/random-game.ts'
import { LARGEST_SEED, runCommand, UsageError, wholeNumber } from './arguments.ts'
import { clearProgress, showProgress } from './progress.ts'
import { leHavre } from './review/le-havre.ts'
import { findPlanted, type Planting } from './review/planting.ts'
import { puertoRico } from './review/puerto-rico.ts'

const GAMES = ['puerto-rico', 'le-havre'] as const

const COMMAND = {
  usage: `usage: npm run -s bots:review -- [options]
  puts one clearly worst move into each of a number of bot games, looks the games over as the site does, and
  counts in how many it is among the decisions named, and with a reason that names what was planted
  --game NAME     ${GAMES.join(' or ')}; default ${GAMES[0]}
  --planted N     how many games; default 40
  --seed N        same seed, same games; default 1
  --depth NAME    ${DEPTH_NAMES.join(' or ')}; default thorough`,
  options: {
    game: { type: 'string', default: GAMES[0] },
    planted: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    depth: { type: 'string', default: 'thorough' },
  },
} as const

interface Asked {
  games: number
  seed: number
  depth: DepthName
}

async function count<G extends ReviewTypes>(
  planting: Planting<G>,
  { games, seed, depth }: Asked,
): Promise<void> {
  const missed: string[] = []
  let [planted, named, explained, decided, time] = [0, 0, 0, 0, 0]
  for (let index = 0; planted < games; index++) {
    const found = await findPlanted(planting, seedOf(seed, index), depth)
    if (!found) continue
    planted++
    time += found.time
    decided += found.decisions
    if (found.named) named++
    if (found.explained) explained++
    else missed.push(`${found.named ? 'named without it' : 'not named'}  seed ${found.where}`)
    showProgress(`${planted} of ${games} games, ${named} named, ${explained} explained`)
  }
  clearProgress()
  for (const one of missed) console.log(one)
  console.log(
    `${named} of ${planted} planted moves named, ${explained} with a reason that names them; ` +
      `${(decided / planted).toFixed(0)} decisions a game, ` +
      `${((60 * time) / decided).toFixed(1)} s of processor time for 60 of them`,
  )
}

await runCommand(COMMAND, async ({ values }) => {
  const games = wholeNumber('planted', values.planted, 1, 10_000)
  const seed = wholeNumber('seed', values.seed, 0, LARGEST_SEED)
  const depth = DEPTH_NAMES.find((one) => one === values.depth)
  if (!depth) throw new UsageError(`--depth is one of ${DEPTH_NAMES.join(', ')}`)
  const game = GAMES.find((one) => one === values.game)
  if (!game) throw new UsageError(`--game is one of ${GAMES.join(', ')}`)
  if (game === 'le-havre') await count(leHavre, { games, seed, depth })
  else await count(puertoRico, { games, seed, depth })
  return 0
})
