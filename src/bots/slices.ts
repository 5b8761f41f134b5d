/** Thinking with pauses, so that messages come through and a page stays alive. */
import type { BotTypes, Choice, Progress } from './bot.ts'
import type { Bots } from './plug.ts'
import type { Question } from './protocol.ts'

export interface Slicing {
  /** Stops the thinking; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Told after each slice how much of the budget is used, from 0 to 1. */
  progress?: ((share: Progress) => void) | undefined
}

/** A slice lasts this long, in milliseconds: half a frame. */
const SLICE = 8

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Lets the bot that is asked come to its choice in slices. Errors of the bot reject the promise. */
export async function chooseInSlices<G extends BotTypes>(
  bots: Bots<G>,
  { level, view, budget, seed }: Question<G>,
  { signal, progress }: Slicing = {},
): Promise<Choice<G>> {
  signal?.throwIfAborted()
  const thinking = bots[level].think(view, budget, { rng: seed })
  for (;;) {
    const until = performance.now() + SLICE
    let step = thinking.next()
    while (!step.done && performance.now() < until) step = thinking.next()
    if (step.done) return step.value
    progress?.(step.value)
    await pause()
    signal?.throwIfAborted()
  }
}
