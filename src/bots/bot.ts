/** What a bot is: whoever asks gives a view, never the whole position. */
import type { Rng } from '../engine/rng.ts'
import type { GameTypes } from '../engine/types.ts'
import type { Node } from './tree.ts'

/** The types that bots of a game add: how strong they are, and why they chose a move. */
export interface BotTypes extends GameTypes {
  Level: string
  Reason: { kind: string }
}

/** How long a search may take: by the clock, or by a number of games that is the same on every machine. */
export type Budget = { ms: number } | { iterations: number }

/** Why the search chose a move. */
type SearchReason<Move, Plan> = { kind: 'only' } | Searched<Move, Plan>

export interface Searched<Move, Plan> {
  kind: 'search'
  /** What speaks for the move at once, as a bot that does not search would say it; null where it would not. */
  plan: Plan | null
  /** How many games were played from here, the margin on average, and the next best move. */
  games: number
  margin: number
  next: { move: Move; margin: number } | null
}

export type ReasonOf<G extends BotTypes> = G['Reason'] | SearchReason<G['Move'], G['Reason']>

/** A move and what a bot holds it to be worth, in points of the final margin. */
export interface Valued<Move> {
  move: Move
  value: number
}

export interface Choice<G extends BotTypes> {
  move: G['Move']
  reason: ReasonOf<G>
  /** The next best moves, the best first, where the bot compared several. */
  others: Valued<G['Move']>[]
}

/** How much of the budget is used, from 0 to 1. */
export type Progress = number

/**
 * Thinking goes in short steps, so that whoever runs it can show progress, do other work between two
 * steps, or stop asking.
 */
export type Thinking<Answer> = Generator<Progress, Answer>
export type Think<Question, Answer> = (question: Question) => Thinking<Answer>

/** A bot decides for the seat whose turn it is; a view of a finished game throws. */
export interface Bot<G extends BotTypes> {
  /** A bot that searches goes on from `tree`, where one is given, and leaves there what it finds. */
  think: (view: G['View'], budget: Budget, rng: Rng, tree?: Node<G['Move']>) => Thinking<Choice<G>>
}

/** Thinks to the end without a pause. */
export function toTheEnd<Answer>(thinking: Thinking<Answer>): Answer {
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}

/** Runs a bot to its choice without a pause. */
export function choose<G extends BotTypes>(
  bot: Bot<G>,
  view: G['View'],
  budget: Budget,
  rng: Rng,
): Choice<G> {
  return toTheEnd(bot.think(view, budget, rng))
}
