/** Looking over games of Le Havre, asked from a page. */
import { type Asking, startAsking } from '../../../bots/asking.ts'
import type { ReviewedGame } from '../../../bots/review.ts'
import type { Weighed, WeighQuestion } from '../../../bots/weigh.ts'
import { game } from '../rules/game.ts'
import { playerView } from '../rules/view.ts'
import type { LeHavreBots } from './types.ts'

/** Beside the main action a turn is only begun and ended, where nothing can be bought or paid back. */
const BESIDES: ReadonlySet<string> = new Set(['buy', 'repay'])

export const reviewed: ReviewedGame<LeHavreBots> = {
  game,
  view: playerView,
  isWeighed(before, { do: kind, seat }) {
    if (kind === 'supply' || kind === 'sell') return false
    if (kind !== 'endTurn') return true
    for (const move of game.legalMoves(before))
      if (move.seat === seat && BESIDES.has(move.do)) return true
    return false
  },
  depths: { quick: { first: 20, second: 80 }, thorough: { first: 60, second: 240 } },
  degrees: { mistake: 15, pity: 7 },
}

/** How long a worker may take to come, and for each game that it plays, in milliseconds: phones are slow. */
const TO_COME = 30_000
const A_GAME = 1000

/** Starts one worker that weighs decisions; who starts it closes it. */
export const startWeighing = (): Asking<WeighQuestion<LeHavreBots>, Weighed<LeHavreBots>> =>
  startAsking({
    startWorker: () =>
      new Worker(new URL('./weigh-worker.ts', import.meta.url), { type: 'module' }),
    load: async () => (await import('./weigh.ts')).weigh,
    patience: ({ games }) => TO_COME + A_GAME * games,
  })
