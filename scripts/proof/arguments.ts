import { parseArgs } from 'node:util'

export interface Arguments {
  run: 'book' | 'chart'
  games: number
  positions: number
  seed: number
}

export const USAGE = `usage: npm run -s proof -- book [--positions N] [--seed N]
       npm run -s proof -- chart [--games N] [--seed N]
  book   the engine beside the rules told a second time: questions, legal moves, tables, scores;
         default 100000 positions, half from whole games, half after tables drawn at random
  chart  XState beside the compiled stepper, and how often each state and way of the chart is met;
         default 10000 games of all editions and numbers of seats, half of them with options`

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > 1e9)
    throw new RangeError(
      `--${name} takes a whole number from ${least} to 1000000000, not '${text}'\n\n${USAGE}`,
    )
  return value
}

/** The arguments of a run; what is wrong with them is thrown as one sentence and the usage. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '10000' },
      positions: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
    },
  })
  const [run = '', ...others] = positionals
  if ((run !== 'book' && run !== 'chart') || others.length > 0)
    throw new RangeError(`book or chart is expected, not '${positionals.join(' ')}'\n\n${USAGE}`)
  return {
    run,
    games: wholeNumber('games', values.games, 1),
    positions: wholeNumber('positions', values.positions, 1),
    seed: wholeNumber('seed', values.seed, 0),
  }
}
