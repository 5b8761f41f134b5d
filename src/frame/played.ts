/** What the commands that play games ask of one. */
import type { Game } from '../engine/game.ts'
import type { Machine } from '../engine/machine.ts'
import type { PerftRow } from '../engine/perft.ts'
import type { Rng } from '../engine/rng.ts'
import type { EmitOf, GameTypes, RuleOf } from '../engine/types.ts'
import type { Asked, Figures } from './figures.ts'

/** The table that is played at: an edition or version, and how many sit there. */
export interface Table {
  edition: string
  seats: number
  /** What is played with besides. */
  expansions?: readonly string[]
}

/** Plays the game of a seed to its end and gives the number of decisions. */
export type Way = (seats: number, seed: number) => number

export interface Played<G extends GameTypes> {
  game: Game<G>
  machine: Pick<Machine<G>, 'startActor' | 'positionOf'>
  /** Fixed positions with the recorded counts of legal lines. */
  perft: readonly PerftRow<G['Position']>[]
  /** Ways to play it without expansions that are measured besides, by name. */
  ways?: Readonly<Record<string, Way>>
  setUp: (setup: G['Setup'], emit?: EmitOf<G>) => G['Position']
  setupOf: (table: Table, seed: number) => G['Setup']
  /** A set-up drawn at random; `index` gives every table its turn. */
  someSetup: (holder: Rng, index: number) => G['Setup']
  tableOf: (setup: G['Setup']) => Table
  /** What is wrong with a position, and with what the game says of its moves. */
  problemsAt: (position: G['Position'], drawn: G['Move'] | null) => string[]
  moveProblemsAt: (position: G['Position'], drawn: G['Move'] | null, holder: Rng) => string[]
  /** Adds what a finished game came to. */
  count: (figures: Figures, position: G['Position'], asked: Asked) => void
  /** A rule as a log cites it: '6.4 captain.load'. */
  cited: (rule: RuleOf<G>) => string
  /** The score of a finished game, line by line. */
  scoreLines: (position: G['Position']) => string[]
}
