import type { Arguments } from './arguments.ts'
import type { Tally } from './run.ts'

/** Games in a second, to one decimal. */
export const perSecond = (games: number, seconds: number): number =>
  Math.round((games / seconds) * 10) / 10

/** A run as `--json` prints it: what was played, at which table, and what came of it. */
export function runRecord(
  { game, edition, expansions, seats, seed }: Arguments,
  { problems: _, ...tally }: Tally,
  seconds: number,
) {
  return {
    game,
    edition,
    expansions,
    seats,
    seed,
    ...tally,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: perSecond(tally.games, seconds),
  }
}
