import { useEffect, useRef, useState } from 'preact/hooks'
import type { BotTypes } from '../../bots/bot.ts'
import {
  DEPTHS,
  type DepthName,
  decisionsOf,
  type PlayedMove,
  review,
  type WeighedDecision,
} from '../../bots/review.ts'
import type { ReviewTable } from './plug.ts'

export interface Reviewed<G extends BotTypes> {
  state: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** What is weighed so far, in the order of play, and the share of the work that is done. */
  weighed: readonly WeighedDecision<G>[]
  share: number
}

/** As many workers as there are cores to spare, two at most: the page needs some too. */
const workers = (): number => (navigator.hardwareConcurrency > 1 ? 2 : 1)

/** Looks a game over in workers; it can be stopped, and what was found by then stays. */
export function useReview<G extends BotTypes>(
  table: ReviewTable<G>,
  turns: readonly PlayedMove<NoInfer<G>>[],
): Reviewed<G> & {
  start: (seats: readonly number[], depth: DepthName) => void
  stop: () => void
} {
  const [reviewed, setReviewed] = useState<Reviewed<G>>({ state: 'idle', weighed: [], share: 0 })
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  const run = async (seats: readonly number[], depth: DepthName): Promise<void> => {
    const stop = new AbortController()
    const { signal } = stop
    stopping.current = stop
    setReviewed({ state: 'running', weighed: [], share: 0 })
    const asked = Array.from({ length: workers() }, table.startWeighing)
    try {
      const weighed = await review<G>({
        plug: table,
        decisions: decisionsOf(table, turns, seats),
        depth: DEPTHS[depth],
        weighers: asked.map(
          ({ ask }) =>
            (question) =>
              ask(question, { signal }),
        ),
        tell: (weighed, share) => setReviewed({ state: 'running', weighed, share }),
      })
      setReviewed({ state: 'done', weighed, share: 1 })
    } catch {
      const state = signal.aborted ? 'stopped' : 'failed'
      setReviewed((now) => ({ ...now, state }))
    } finally {
      for (const { close } of asked) close()
    }
  }
  return {
    ...reviewed,
    start: (seats, depth) => void run(seats, depth),
    stop: () => stopping.current?.abort(),
  }
}
