import type { Think } from './bot.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { inSlices } from './slices.ts'

/** What the worker's side needs of its scope. */
export interface Port<Question, Answer> {
  postMessage: (message: FromWorker<Answer>) => void
  addEventListener: (type: 'message', heard: (event: { data: ToWorker<Question> }) => void) => void
}

/** Answers the questions that come through a port; a cancelled one is answered no more. */
export function serve<Question, Answer>(
  think: Think<Question, Answer>,
  port: Port<Question, Answer>,
): void {
  const running = new Map<number, AbortController>()
  /** Tells the page no more than it can show: each message costs it time. */
  function follower(id: number): (share: number) => void {
    let reported = -1
    return (share) => {
      const hundredths = Math.floor(100 * share)
      if (hundredths === reported) return
      reported = hundredths
      port.postMessage({ kind: 'progress', id, share })
    }
  }
  async function answer(id: number, question: Question, follows: boolean): Promise<void> {
    const stop = new AbortController()
    running.set(id, stop)
    const progress = follows ? follower(id) : undefined
    try {
      const found = await inSlices(think(question), { signal: stop.signal, progress })
      port.postMessage({ kind: 'answer', id, answer: found })
    } catch (error) {
      if (!stop.signal.aborted) port.postMessage({ kind: 'failed', id, message: String(error) })
    } finally {
      running.delete(id)
    }
  }
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'ask') void answer(data.id, data.question, data.follows)
    else running.get(data.id)?.abort()
  })
}
