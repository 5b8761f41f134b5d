import type { Budget } from '../../src/bots/bot.ts'
import { LEVELS } from '../../src/games/puerto-rico/bots/levels.ts'
import { EDITIONS, type EditionId } from '../../src/games/puerto-rico/rules/editions.ts'
import { LARGEST_SEED, type Parsed, UsageError, wholeNumber } from '../arguments.ts'
import { readPuertoRicoTable } from '../games/table.ts'
import { commandOf } from './outside.ts'

/** Levels of the site, and a candidate to be one. */
export const PLAYERS = ['random', ...LEVELS, 'fitted'] as const

export interface Arguments {
  /** `random`, a level, or `cmd:` and a command. */
  a: string
  b: string
  games: number
  seats: number
  edition: EditionId
  seed: number
  budget: Budget
  /** Milliseconds that an outside bot has for a decision. */
  limit: number
  workers: number
  json: boolean
}

export const COMMAND = {
  usage: `usage: npm run -s arena -- --a LEVEL --b LEVEL [options]
  --a, --b LEVEL    ${PLAYERS.join(', ')}, or "cmd:COMMAND", an outside bot as docs/bots.md
                    tells; with more than two seats A plays against several of B
  --games N         how many games; default 400. A sits in each seat equally often
  --seats N         2 to 5; default 2
  --edition NAME    ${EDITIONS.join(' or ')}; default two-player for two seats, else classic
  --seed N          same seed, same deals; default 1
  --ms T            time for a decision of advanced or fitted, in milliseconds; default 50
  --iterations N    games that they play in their heads for a decision, instead of a time: the same
                    result on every machine
  --limit T         time that an outside bot has for a decision, in milliseconds; default 5000
  --workers N       threads; default 2
  --json            print one JSON object and nothing else`,
  options: {
    a: { type: 'string' },
    b: { type: 'string' },
    games: { type: 'string', default: '400' },
    seats: { type: 'string', default: '2' },
    edition: { type: 'string' },
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
  return {
    a: readPlayer('a', values.a),
    b: readPlayer('b', values.b),
    games: wholeNumber('games', values.games, 1, 1e6),
    ...readPuertoRicoTable(values),
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

function readPlayer(name: string, given: string | undefined): string {
  const level = PLAYERS.find((id) => id === given)
  if (level) return level
  if (given !== undefined && commandOf(given)) return given
  const found = given === undefined ? 'is missing' : `is not '${given}'`
  throw new UsageError(`--${name} ${found}: it is one of ${PLAYERS.join(', ')}, or cmd:COMMAND`)
}
