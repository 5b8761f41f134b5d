/** How strong bots open their games: see `--help`. */
import { openingText, readOpenings } from '../src/frame/opening-file.ts'
import { LEVELS, openingsOf } from '../src/frame/openings.ts'
import { FIRST_GAME, GAMES } from '../src/games/ids.ts'
import { LARGEST_SEED, runCommand, UsageError, wholeNumber } from './arguments.ts'
import { featureOf, readGame } from './games/ids.ts'
import { clearProgress, showProgress } from './progress.ts'
import { writeWhole } from './write-whole.ts'

const COMMAND = {
  usage: `usage: npm run -s openings -- [options]
  plays games of strong bots at every table of a game and tells what was chosen first, and how it went
  --game NAME    ${GAMES.join(' or ')}; default ${FIRST_GAME}
  --games N      how many at each table; default 300
  --seed N       same seed, same games; default 1
  --first LEVEL  who plays the first round, in place of the strongest: ${LEVELS.join(', ')}
  --write        keeps each table, as it is finished, where the site reads it, instead of printing it`,
  options: {
    game: { type: 'string', default: FIRST_GAME },
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
} as const

await runCommand(COMMAND, async ({ values }) => {
  const games = wholeNumber('games', values.games, 1, 1e6)
  const seed = wholeNumber('seed', values.seed, 0, LARGEST_SEED)
  const first = LEVELS.find((level) => level === values.first)
  if (values.first !== undefined && !first)
    throw new UsageError(`--first is one of ${LEVELS.join(', ')}`)
  const withOpened = await featureOf(readGame(values.game), 'openings')
  withOpened((game) => {
    const opened = first ? { ...game, bots: { ...game.bots, first } } : game
    for (const table of opened.tables) {
      const name = `${table.edition}, ${table.seats} seats`
      const counted = openingsOf(opened, table, { games, seed }, (played) =>
        showProgress(`${name}: ${played} of ${games} games`),
      )
      clearProgress()
      if (!values.write) {
        console.log(openingText([counted]))
        continue
      }
      const kept = readOpenings(opened.file)
      const byTable = new Map(kept.map((one) => [`${one.edition} ${one.seats}`, one]))
      byTable.set(`${table.edition} ${table.seats}`, counted)
      writeWhole(opened.file, openingText([...byTable.values()]))
      console.log(`${name}: ${games} games`)
    }
  })
  return 0
})
