/** Asking bots from a page: in a worker, or in short slices beside everything else where none runs. */
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { view } from '../games/puerto-rico/rules/view.ts'
import type { Budget, Choice, Level } from './bot.ts'
import type { FromWorker, Question, ToWorker } from './protocol.ts'
import type { Slicing } from './slices.ts'

export interface Bots {
  /**
   * What a bot would do at a position, for the seat whose turn it is: it is shown no more than that
   * seat's view. Rejects with the signal's reason when aborted, and with an Error when the bot fails.
   */
  ask: (
    level: Level,
    position: Position,
    budget: Budget,
    seed: number,
    slicing?: Slicing,
  ) => Promise<Choice>
  /** Ends the worker; what is still asked is rejected. */
  close: () => void
}

/** What the client needs of a worker. */
export interface BotWorker {
  postMessage: (message: ToWorker) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Waiting {
  question: Question
  slicing: Slicing
  resolve: (choice: Choice | Promise<Choice>) => void
  reject: (reason: unknown) => void
}

const newWorker = (): BotWorker =>
  new Worker(new URL('../games/puerto-rico/bots/worker.ts', import.meta.url), { type: 'module' })

/** Starts the bots. Where a worker cannot be had or breaks, they think on the page, in slices. */
export function startBots(create: () => BotWorker = newWorker): Bots {
  const waiting = new Map<number, Waiting>()
  const closed = new AbortController()
  let worker: BotWorker | null = null
  let asked = 0

  /** Thinks here from now on; what the worker owes is thought again. */
  function thinkHere(): void {
    worker?.terminate()
    worker = null
    for (const { question, slicing, resolve } of waiting.values()) resolve(here(question, slicing))
    waiting.clear()
  }
  async function here(question: Question, { signal, progress }: Slicing): Promise<Choice> {
    // Pages whose worker runs need not load the bots themselves.
    const { answer } = await import('./answering.ts')
    const signals = signal ? [signal, closed.signal] : [closed.signal]
    return answer(question, { signal: AbortSignal.any(signals), progress })
  }
  function hear(message: FromWorker): void {
    const one = waiting.get(message.id)
    if (!one) return
    if (message.kind === 'progress') {
      one.slicing.progress?.(message.share)
      return
    }
    waiting.delete(message.id)
    if (message.kind === 'choice') one.resolve(message.choice)
    else one.reject(new Error(message.message))
  }

  try {
    worker = create()
    worker.onmessage = ({ data }) => hear(data)
    worker.onerror = thinkHere
  } catch {
    worker = null
  }

  return {
    async ask(level, position, budget, seed, slicing = {}) {
      const { signal } = slicing
      signal?.throwIfAborted()
      closed.signal.throwIfAborted()
      const question = { level, view: view(position, position.seat), budget, seed }
      if (!worker) return here(question, slicing)
      const id = asked++
      const abort = (): void => {
        waiting.get(id)?.reject(signal?.reason)
        waiting.delete(id)
        worker?.postMessage({ kind: 'cancel', id })
      }
      signal?.addEventListener('abort', abort, { once: true })
      try {
        return await new Promise<Choice>((resolve, reject) => {
          waiting.set(id, { question, slicing, resolve, reject })
          worker?.postMessage({ kind: 'ask', id, question })
        })
      } finally {
        signal?.removeEventListener('abort', abort)
      }
    },
    close() {
      closed.abort()
      for (const { reject } of waiting.values()) reject(closed.signal.reason)
      waiting.clear()
      worker?.terminate()
      worker = null
    },
  }
}
