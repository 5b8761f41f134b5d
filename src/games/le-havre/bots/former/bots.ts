/** Bots that weigh where a move leads within their own action: the beginner, and the 중급 of before. */
import type { Bot } from '../../../../bots/bot.ts'
import { leavesNoChoice } from '../../../../bots/no-choice.ts'
import { random } from '../../../../engine/rng.ts'
import { game } from '../../rules/game.ts'
import { determinize } from '../determinize.ts'
import type { LeHavreBots } from '../types.ts'
import { weigh } from './lookahead.ts'

/** How far a beginner's liking varies from one time to the next, in francs. */
const MOOD = 8
/** Decisions of its own action that a beginner looks ahead. */
const SEEN = 2

const ONLY = { kind: 'only' } as const
const FANCY = { kind: 'fancy' } as const

/** 초급: sees half of an action, and goes by mood. */
export const novice: Bot<LeHavreBots> = {
  *think(view, _budget, rng) {
    const position = determinize(view, rng)
    const weighed = yield* weigh(position, rng, SEEN)
    const liked = weighed.map(({ move, value }) => ({ move, value: value + random(rng) * MOOD }))
    const { move } = liked.reduce((best, next) => (next.value > best.value ? next : best))
    const reason = leavesNoChoice<LeHavreBots>(game, position) ? ONLY : FANCY
    return { move, reason, others: [] }
  },
}

/** 중급 as it was before bots planned whole actions: it measures what came after. */
export const former: Bot<LeHavreBots> = {
  *think(view, _budget, rng) {
    const position = determinize(view, rng)
    const [best] = yield* weigh(position, rng)
    if (!best) throw new RangeError('nothing was weighed')
    return { move: best.move, reason: FANCY, others: [] }
  },
}
