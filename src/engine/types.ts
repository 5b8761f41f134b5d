import type { Emit, GameEvent } from './events.ts'
import type { MoveDefinition } from './move-definition.ts'
import type { Placed } from './stepper.ts'

/** What every position and every move of every game has. */
export interface AnyPosition extends Placed {
  /** Who decides now. */
  seat: number
  players: readonly unknown[]
}
export interface AnyMove {
  do: string
  /** Who makes it. */
  seat: number
}
/** What every game is started from. */
interface AnySetup {
  seats: number
  /** Same seed, same deal. */
  seed: number
}

/** The types of one game under one name, so that shared code takes one parameter. */
export interface GameTypes {
  Position: AnyPosition
  Move: AnyMove
  /** Ids of rules, of tokens, and of the places where tokens lie. */
  Rule: string
  Token: string
  Place: string
  Setup: AnySetup
  /** A position as one seat may see it. */
  View: { seat: number }
}

/** The rules that any game may cite about a move as such. */
type TurnRule = 'turn.form' | 'turn.seat' | 'turn.phase'

export type RuleOf<G extends GameTypes> = G['Rule'] | TurnRule
export type EventOf<G extends GameTypes> = GameEvent<RuleOf<G>, G['Token'], G['Place']>
export type EmitOf<G extends GameTypes> = Emit<RuleOf<G>, G['Token'], G['Place']>
export type MoveDefinitionOf<G extends GameTypes> = MoveDefinition<
  G['Position'],
  G['Move'],
  RuleOf<G>,
  EmitOf<G>
>

/** The answer to "may I?": nothing broken, or every broken rule, the deciding one first. */
export interface Ruling<Rule extends string> {
  legal: boolean
  broken: Rule[]
}

export type Applied<G extends GameTypes> =
  | { ok: true; position: G['Position']; events: EventOf<G>[] }
  | { ok: false; broken: RuleOf<G>[] }

/** A move that was made, and what came of it. */
export interface PlayedTurn<G extends GameTypes> {
  before: G['Position']
  move: G['Move']
  events: EventOf<G>[]
  after: G['Position']
}

/** What is wrong with a position, where (as `players.0.goods`), and the figures that a message needs. */
export interface Problem<Id extends string = string> {
  path: string
  problem: Id
  values: Record<string, string | number>
}

export type Parsed<T, Id extends string = string> =
  | { ok: true; value: T }
  | { ok: false; problems: Problem<Id>[] }
