import { useEffect, useRef, useState } from 'preact/hooks'
import type { ReviewTypes } from '../../bots/comparing.ts'
import {
  type DepthName,
  decisionsOf,
  type PlayedMove,
  review,
  type WeighedDecision,
} from '../../bots/review.ts'
import type { ReviewTable } from './definition.ts'

interface Reviewed<G extends ReviewTypes> {
  state: 'idle' | 'running' | 'done' | 'stopped' | 'failed'
  /** What is weighed so far, in the order of play, and the share of the work that is done. */
  weighed: readonly WeighedDecision<G>[]
  share: number
}

/** What is found is drawn at most so often, in milliseconds. */
const APART = 400

/** As many workers as there are cores to spare, two at most: the page needs some too. */
const workers = (): number => (navigator.hardwareConcurrency > 1 ? 2 : 1)

/** Looks a game over in workers; it can be stopped, and what was found by then stays. */
export function useReview<G extends ReviewTypes>(
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
    let found: Omit<Reviewed<G>, 'state'> = { weighed: [], share: 0 }
    let drawn = performance.now()
    setReviewed({ state: 'running', ...found })
    const asked = Array.from({ length: workers() }, table.startWeighing)
    try {
      const weighed = await review<G>({
        definition: table,
        decisions: decisionsOf(table, turns, seats),
        depth: table.depths[depth],
        weighers: asked.map(
          ({ ask }) =>
            (question) =>
              ask(question, { signal }),
        ),
        tell(weighed, share) {
          found = { weighed, share }
          if (performance.now() - drawn < APART) return
          drawn = performance.now()
          setReviewed({ state: 'running', ...found })
        },
      })
      setReviewed({ state: 'done', weighed, share: 1 })
    } catch {
      setReviewed({ state: signal.aborted ? 'stopped' : 'failed', ...found })
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
