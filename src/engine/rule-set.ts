import type { Game } from './game.ts'
import type { Inventory } from './inventory.ts'
import type { EmitOf, GameTypes, Parsed, Problem, RuleOf } from './types.ts'

/** What a game is beyond its verbs: its rules by id, its box, its start, and what can be true of a position. */
export interface RuleSet<G extends GameTypes> {
  game: Game<G>
  /** Every rule id, in the order of the numbers. */
  rules: readonly RuleOf<G>[]
  /** What events and gains may name. */
  tokens: readonly G['Token'][]
  /** The numbers of seats that it is played with, in any edition. */
  seats: readonly number[]
  inventory: Inventory<G['Position'], string>
  /** The first position. A set-up that the game does not have throws. */
  setUp: (setup: G['Setup'], emit?: EmitOf<G>) => G['Position']
  /** Parses anything into a position that can occur, or says what is wrong with it. Never throws. */
  parsePosition: (input: unknown) => Parsed<G['Position']>
  /** What cannot be true of a position of the right shape; none where it can occur. */
  validate: (position: G['Position']) => Problem[]
  /** The position as a seat may see it. */
  playerView: (position: G['Position'], seat: number) => G['View']
  /** A move without what only the seat that makes it may know. */
  publicMove: (move: G['Move']) => object
  /** Equal positions, equal key. */
  canonicalKey: (position: G['Position']) => string
  /** Points seat by seat, who has won, and the rule that decided between equal points, if one did. */
  resultOf: (position: G['Position']) => Result<RuleOf<G>>
}

/** How a game stands, or ended. */
export interface Result<Rule extends string = string> {
  points: number[]
  winners: number[]
  decidedBy: Rule | null
}
