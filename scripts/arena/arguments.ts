import type { Budget } from '../../src/bots/bot.ts'
import type { Table } from '../../src/frame/played.ts'
import { FIRST_GAME, type GameId } from '../../src/games/ids.ts'
import { REGISTRY } from '../../src/games/registry.ts'
import { LARGEST_SEED, type Parsed, UsageError, wholeNumber } from '../arguments.ts'
import { GAME_NAMES, readGame } from '../games/ids.ts'
import { kindsOf, ofEach, readExpansions, readTable } from '../games/table.ts'
import { commandOf } from './outside.ts'

/** Before the level of a bot that keeps its search tree between decisions. */
export const KEPT = /^kept:/

export interface Arguments extends Required<Table> {
  game: GameId
  /** `random`, a level, `kept:` and a level, or `cmd:` and a command. */
  a: string
  b: string
  games: number
  seed: number
  budget: Budget
  /** Milliseconds that an outside bot has for a decision. */
  limit: number
  workers: number
  json: boolean
}

export const COMMAND = {
  usage: `usage: npm run -s bots:arena -- --a LEVEL --b LEVEL [options]
  --game NAME       ${GAME_NAMES}; default ${FIRST_GAME}
  --a, --b LEVEL    random, or "cmd:COMMAND", an outside bot as docs/bots.md tells;
                    ${ofEach(({ levels, others }) => [...levels, ...others])};
                    "kept:LEVEL" keeps its search tree between decisions;
                    with more than two seats A plays against several of B
  --games N         how many games; default 400. A sits in each seat equally often
  --seats N         2 or more; default 2
  --edition NAME    ${kindsOf('edition')}
  --version NAME    ${kindsOf('version')}
  --expansions LIST ${ofEach(({ expansions }) => expansions)}
  --seed N          same seed, same deals; default 1
  --ms T            time for a decision of advanced or expert, in milliseconds; default 50
  --iterations N    games that they play in their heads for a decision, instead of a time: the same
                    result on every machine
  --limit T         time that an outside bot has for a decision, in milliseconds; default 5000
  --workers N       threads; default 2
  --json            print one JSON object and nothing else`,
  options: {
    game: { type: 'string', default: FIRST_GAME },
    a: { type: 'string' },
    b: { type: 'string' },
    games: { type: 'string', default: '400' },
    seats: { type: 'string', default: '2' },
    edition: { type: 'string' },
    version: { type: 'string' },
    expansions: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    ms: { type: 'string' },
    iterations: { type: 'string' },
    limit: { type: 'string', default: '5000' },
    workers: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  },
} as const

/** The settings of a match; what is wrong with them is thrown as one sentence. */
export function readArguments({ values }: Parsed<typeof COMMAND.options>): Arguments {
  if (values.ms !== undefined && values.iterations !== undefined)
    throw new UsageError('--ms and --iterations are two ways to say one thing: give one of them')
  const game = readGame(values.game)
  const table = readTable(game, values)
  if (table.seats < 2) throw new UsageError('--seats takes a whole number from 2 in the arena')
  return {
    game,
    a: readPlayer(game, 'a', values.a),
    b: readPlayer(game, 'b', values.b),
    games: wholeNumber('games', values.games, 1, 1e6),
    ...table,
    expansions: readExpansions(game, values.expansions),
    seed: wholeNumber('seed', values.seed, 0, LARGEST_SEED),
    budget:
      values.iterations === undefined
        ? { ms: wholeNumber('ms', values.ms ?? '50', 1, 600_000) }
        : { iterations: wholeNumber('iterations', values.iterations, 1, 1e6) },
    limit: wholeNumber('limit', values.limit, 1, 600_000),
    workers: wholeNumber('workers', values.workers, 1, 64),
    json: values.json,
  }
}

function readPlayer(game: GameId, name: string, given: string | undefined): string {
  const { levels, others } = REGISTRY[game].tables
  const players = ['random', ...levels, ...others]
  const known = [...players, ...levels.map((level) => `kept:${level}`)]
  if (given !== undefined && known.includes(given)) return given
  if (given !== undefined && commandOf(given)) return given
  const found = given === undefined ? 'is missing' : `is not '${given}'`
  throw new UsageError(
    `--${name} ${found}: it is one of ${players.join(', ')}, kept:LEVEL or cmd:COMMAND`,
  )
}
