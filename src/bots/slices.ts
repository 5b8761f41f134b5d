/** Thinking with pauses, so that messages come through and a page stays alive. */
import type { Progress, Thinking } from './bot.ts'

export interface Slicing {
  /** Stops the thinking; the promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Told after each slice how much of the budget is used, from 0 to 1. */
  progress?: ((share: Progress) => void) | undefined
}

/** A slice lasts this long, in milliseconds: half a frame. */
const SLICE = 8

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Thinks to the end in slices. Errors on the way reject the promise. */
export async function inSlices<Answer>(
  thinking: Thinking<Answer>,
  { signal, progress }: Slicing = {},
): Promise<Answer> {
  signal?.throwIfAborted()
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
