/** The bots of Le Havre: both weigh where a move leads, the stronger one to the end of its action. */
import type { Bot } from '../../../bots/bot.ts'
import { leavesNoChoice } from '../../../bots/no-choice.ts'
import type { Bots } from '../../../bots/plug.ts'
import { random } from '../../../engine/rng.ts'
import { game } from '../rules/game.ts'
import type { Position } from '../rules/state.ts'
import { determinize } from './determinize.ts'
import { type Weighed, weigh } from './lookahead.ts'
import type { LeHavreBots, Reason } from './types.ts'
import { foodLacking, worth } from './worth.ts'

/** Moves kept to be shown beside the chosen one. */
const SHOWN = 2
/** How far a beginner's liking varies from one time to the next, in francs. */
const MOOD = 8
/** Decisions of its own action that a beginner looks ahead. */
const SEEN = 2

function reasonOf(position: Position, { next, value }: Weighed): Reason {
  const { seat } = position
  const food = foodLacking(position, seat) - foodLacking(next, seat)
  if (food > 0) return { kind: 'feeds', food }
  const francs = Math.round(value - worth(position, seat))
  return francs > 0 ? { kind: 'gains', francs } : { kind: 'least' }
}

const ONLY = { kind: 'only' } as const
const FANCY = { kind: 'fancy' } as const

/** 초급: sees half of an action, and goes by mood. */
const novice: Bot<LeHavreBots> = {
  *think(view, _budget, rng) {
    const position = determinize(view, rng)
    const weighed = yield* weigh(position, rng, SEEN)
    const liked = weighed.map(({ move, value }) => ({ move, value: value + random(rng) * MOOD }))
    const { move } = liked.reduce((best, next) => (next.value > best.value ? next : best))
    const reason = leavesNoChoice<LeHavreBots>(game, position) ? ONLY : FANCY
    return { move, reason, others: [] }
  },
}

/** 중급: follows each move to the end of its action. */
const intermediate: Bot<LeHavreBots> = {
  *think(view, _budget, rng) {
    const position = determinize(view, rng)
    const [best, ...others] = yield* weigh(position, rng)
    if (!best) throw new RangeError('nothing was weighed')
    return {
      move: best.move,
      reason: leavesNoChoice<LeHavreBots>(game, position) ? ONLY : reasonOf(position, best),
      others: others.slice(0, SHOWN).map(({ move, value }) => ({ move, value })),
    }
  },
}

/** The bots by level, from the weakest to the strongest. */
export const BOTS: Bots<LeHavreBots> = { novice, intermediate }
