import { FIRST_GAME, type GameId } from '../../src/games/ids.ts'
import { type Parsed, UsageError, wholeNumber } from '../arguments.ts'
import { GAME_NAMES, readGame } from '../games/ids.ts'
import { readExpansions } from '../games/table.ts'

const PROOFS = ['oracle', 'xstate', 'perft', 'mutation', 'fuzz', 'roundtrip', 'links'] as const
type Proof = (typeof PROOFS)[number]

interface Arguments {
  game: GameId
  proof: Proof
  /** What the games that are compared are played with. */
  expansions: readonly string[]
  games: number
  positions: number
  inputs: number
  seed: number
}

export const COMMAND = {
  usage: `usage: npm run -s verify -- oracle [--positions N] [--seed N] [--game NAME] [--expansions LIST]
       npm run -s verify -- xstate [--games N] [--seed N] [--game NAME] [--expansions LIST]
       npm run -s verify -- perft [--game NAME]
       npm run -s verify -- mutation [--game NAME]
       npm run -s verify -- roundtrip [--positions N] [--seed N] [--game NAME]
       npm run -s verify -- links [--games N] [--seed N] [--game NAME]
       npm run -s verify -- fuzz [--inputs N] [--seed N] [--game NAME]
  --game   ${GAME_NAMES}; default ${FIRST_GAME}
  oracle   the engine against a second implementation of the rules: questions, legal moves, tables,
           scores; of Le Havre payments, costs, food, loads, loans, scores; default 100000 positions,
           half from whole games, half after positions drawn at random;
           --expansions new-buildings,nobles compares games with one or both
  xstate   XState against the compiled stepper, and how often each state and way of the chart is met;
           default 10000 games of all editions and numbers of seats, half of them with options;
           --expansions new-buildings,nobles plays them with one or both, drafted, drawn and all
  perft    counts of legal lines from fixed positions against the recorded counts
  mutation everything the rules do switched off or altered, one thing at a time: what no scenario
           notices is told
  roundtrip
           positions that play reaches, written as a scenario and read again, are the same; scenarios altered
           at random are refused, or can be written, read, seen, played on and undone; --positions of each
  links    random games of every table, expansions and options written as links and read again come to
           the same position; prints how long the links are; default 10000 games
  fuzz     damaged links, scenario files, saved games, progress files and score links, of Le Havre links,
           games, progress, scenario files and positions: an exception, a slow answer or an impossible position
           that is accepted is told; default 10000 of each`,
  options: {
    game: { type: 'string', default: FIRST_GAME },
    expansions: { type: 'string', default: '' },
    games: { type: 'string', default: '10000' },
    positions: { type: 'string', default: '100000' },
    inputs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
  positionals: true,
} as const

/** The settings of a run; what is wrong with them is thrown as one sentence. */
export function readArguments({ values, positionals }: Parsed<typeof COMMAND.options>): Arguments {
  const given = positionals.join(' ')
  const proof = PROOFS.find((name) => name === given)
  if (!proof) throw new UsageError(`There are the proofs ${PROOFS.join(', ')}, not '${given}'`)
  const game = readGame(values.game)
  return {
    game,
    proof,
    expansions: readExpansions(game, values.expansions),
    games: wholeNumber('games', values.games, 1, 1e9),
    positions: wholeNumber('positions', values.positions, 1, 1e9),
    inputs: wholeNumber('inputs', values.inputs, 1, 1e9),
    seed: wholeNumber('seed', values.seed, 0, 1e9),
  }
}
