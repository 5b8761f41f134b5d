/** What a bot is: whoever asks gives a view, never the whole position. */
import type { Rng } from '../engine/rng.ts'
import type { Reason } from '../games/puerto-rico/bots/reason.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { View } from '../games/puerto-rico/rules/view.ts'

export const LEVELS = ['novice', 'intermediate', 'advanced'] as const
export type Level = (typeof LEVELS)[number]

/** How long a search may take: by the clock, or by a number of games that is the same on every machine. */
export type Budget = { ms: number } | { iterations: number }

/** A move and what the bot holds it to be worth, in points of the final margin. */
export interface Valued {
  move: Move
  value: number
}

export interface Choice {
  move: Move
  reason: Reason
  /** The next best moves, the best first, where the bot compared several. */
  others: Valued[]
}

/** How much of the budget is used, from 0 to 1. */
export type Progress = number

/**
 * A bot thinks in short steps, so that whoever runs it can show progress, do other work between two
 * steps, or stop asking. It decides for the seat whose turn it is; a view of a finished game throws.
 */
export interface Bot {
  level: Level
  think: (view: View, budget: Budget, rng: Rng) => Generator<Progress, Choice>
}

/** Runs a bot to its choice without a pause. */
export function choose(bot: Bot, view: View, budget: Budget, rng: Rng): Choice {
  const thinking = bot.think(view, budget, rng)
  for (;;) {
    const step = thinking.next()
    if (step.done) return step.value
  }
}
