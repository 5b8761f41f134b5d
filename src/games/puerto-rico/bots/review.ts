/** Looking over games of Puerto Rico, asked from a page. */
import { type Asking, startAsking } from '../../../bots/asking.ts'
import type { ReviewedGame } from '../../../bots/review.ts'
import type { Weighed, WeighQuestion } from '../../../bots/weigh.ts'
import { game } from '../rules/game.ts'
import { playerView } from '../rules/view.ts'
import type { PuertoRicoBots } from './types.ts'

export const reviewed: ReviewedGame<PuertoRicoBots> = {
  game,
  view: playerView,
  depths: { quick: { first: 500, second: 2000 }, thorough: { first: 1500, second: 6000 } },
  degrees: { mistake: 5, pity: 2.5 },
}

type Weighing = Asking<WeighQuestion<PuertoRicoBots>, Weighed<PuertoRicoBots>>

/** How long a worker may take to come, and for each game that it plays, in milliseconds: phones are slow. */
const TO_COME = 20_000
const A_GAME = 50

const startingBy = (startWorker: () => Worker) => (): Weighing =>
  startAsking({
    startWorker,
    load: async () => (await import('./expert.ts')).weigh,
    patience: ({ games }) => TO_COME + A_GAME * games,
  })

/** Starts one worker that weighs decisions; who starts it closes it. */
export const startWeighing = startingBy(
  () => new Worker(new URL('./weigh-worker.ts', import.meta.url), { type: 'module' }),
)

/** The same for games with an expansion. */
export const startWeighingAdded = startingBy(
  () => new Worker(new URL('./added-weigh-worker.ts', import.meta.url), { type: 'module' }),
)
