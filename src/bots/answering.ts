import { BOTS } from '../games/puerto-rico/bots/levels.ts'
import type { FromWorker, Question, ToWorker } from './protocol.ts'
import { chooseInSlices, type Slicing } from './slices.ts'

/** What the worker's side needs of its scope. */
export interface Port {
  postMessage: (message: FromWorker) => void
  addEventListener: (type: 'message', heard: (event: { data: ToWorker }) => void) => void
}

/** Lets a bot choose, in slices. Rejects with the signal's reason once that is aborted. */
export function answer({ level, view, budget, seed }: Question, slicing: Slicing) {
  return chooseInSlices(BOTS[level], view, budget, { rng: seed }, slicing)
}

/** Answers the questions that come through a port; a cancelled one is answered no more. */
export function serve(port: Port): void {
  const running = new Map<number, AbortController>()
  async function think(id: number, question: Question): Promise<void> {
    const stop = new AbortController()
    running.set(id, stop)
    const progress = (share: number): void => port.postMessage({ kind: 'progress', id, share })
    try {
      const choice = await answer(question, { signal: stop.signal, progress })
      port.postMessage({ kind: 'choice', id, choice })
    } catch (error) {
      if (!stop.signal.aborted) port.postMessage({ kind: 'failed', id, message: String(error) })
    } finally {
      running.delete(id)
    }
  }
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'ask') void think(data.id, data.question)
    else running.get(data.id)?.abort()
  })
}
