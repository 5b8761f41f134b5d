import type { BotTypes } from './bot.ts'
import type { Bots } from './plug.ts'
import type { FromWorker, Question, ToWorker } from './protocol.ts'
import { chooseInSlices } from './slices.ts'

/** What the worker's side needs of its scope. */
export interface Port<G extends BotTypes> {
  postMessage: (message: FromWorker<G>) => void
  addEventListener: (type: 'message', heard: (event: { data: ToWorker<G> }) => void) => void
}

/** Answers the questions that come through a port; a cancelled one is answered no more. */
export function serve<G extends BotTypes>(bots: Bots<G>, port: Port<G>): void {
  const running = new Map<number, AbortController>()
  async function think(id: number, question: Question<G>): Promise<void> {
    const stop = new AbortController()
    running.set(id, stop)
    const progress = (share: number): void => port.postMessage({ kind: 'progress', id, share })
    try {
      const choice = await chooseInSlices(bots, question, { signal: stop.signal, progress })
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
