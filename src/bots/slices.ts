/** Thinking with pauses, so that messages come through and a page stays alive. */
import type { Rng } from '../engine/rng.ts'
import type { View } from '../games/puerto-rico/rules/view.ts'
import type { Bot, Budget, Choice, Progress } from './bot.ts'

export interface Slicing {
  /** Stops the thinking; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Told after each slice how much of the budget is used, from 0 to 1. */
  progress?: ((share: Progress) => void) | undefined
}

/** A slice lasts this long, in milliseconds: half a frame. */
const SLICE = 8

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Runs a bot to its choice in slices. Errors of the bot reject the promise. */
export async function chooseInSlices(
  bot: Bot,
  view: View,
  budget: Budget,
  rng: Rng,
  { signal, progress }: Slicing = {},
): Promise<Choice> {
  signal?.throwIfAborted()
  const thinking = bot.think(view, budget, rng)
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
