import type { Table } from '../../src/frame/played.ts'
import { FIRST_GAME, type GameId } from '../../src/games/ids.ts'
import { LARGEST_SEED, type Parsed, UsageError, wholeNumber } from '../arguments.ts'
import { GAME_NAMES, readGame } from '../games/ids.ts'
import { kindsOf, ofEach, readExpansions, readTable } from '../games/table.ts'

export interface Arguments extends Table {
  expansions: readonly string[]
  game: GameId
  games: number
  seed: number
  checks: boolean
  /** Moves are judged at one decision in so many, drawn by chance; positions are always checked. */
  judging: number
  json: boolean
  workers: number
  /** The seed of the one game to replay with its log. */
  reproduce: number | null
}

export const COMMAND = {
  usage: `usage: npm run -s selfplay -- [options]
       npm run -s selfplay -- report [FILE …]
  --game NAME       ${GAME_NAMES}; default ${FIRST_GAME}
  --seats N         default 2
  --edition NAME    ${kindsOf('edition')}
  --version NAME    ${kindsOf('version')}
  --expansions LIST with a comma; ${ofEach(({ expansions }) => expansions)}
  --games N         how many games; default 1000
  --seed N          same seed, same games; default 1
  --judging N       judge the listed and made-up moves at one decision in N; default 1, at all;
                    positions are checked after every move anyhow
  --no-checks       play only, to measure bare speed
  --workers N       threads; default 1
  --json            print one JSON object and nothing else; not with --reproduce
  --reproduce SEED  play one game by its own seed and print its log
  report [FILE …]   print tables of runs of Puerto Rico without expansions that --json has written;
                    runs of the same number of seats are added up; default those in bench/selfplay`,
  options: {
    seats: { type: 'string', default: '2' },
    game: { type: 'string', default: FIRST_GAME },
    edition: { type: 'string' },
    version: { type: 'string' },
    expansions: { type: 'string', default: '' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    judging: { type: 'string', default: '1' },
    'no-checks': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    reproduce: { type: 'string' },
  },
  positionals: true,
} as const

/** The settings of a run; what is wrong with them is thrown as one sentence. */
export function readArguments({
  values,
  positionals: [word],
}: Parsed<typeof COMMAND.options>): Arguments {
  if (word !== undefined) throw new UsageError(`Only report can be asked for, not '${word}'`)
  if (values.json && values.reproduce !== undefined)
    throw new UsageError('--reproduce prints a log, which is no JSON')
  const game = readGame(values.game)
  return {
    game,
    ...readTable(game, values),
    expansions: readExpansions(game, values.expansions),
    games: wholeNumber('games', values.games, 1, 1e9),
    seed: wholeNumber('seed', values.seed, 0, LARGEST_SEED),
    workers: wholeNumber('workers', values.workers, 1, 64),
    checks: !values['no-checks'],
    judging: wholeNumber('judging', values.judging, 1, 1e6),
    json: values.json,
    reproduce:
      values.reproduce === undefined
        ? null
        : wholeNumber('reproduce', values.reproduce, 0, LARGEST_SEED),
  }
}
