/** Asking from a page what takes thought: in a worker, or in short slices beside everything else where none runs. */
import type { Think } from './bot.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { inSlices, type Slicing } from './slices.ts'

/** Where the thinking is done. */
interface Thinkers<Question, Answer> {
  /** Starts the worker that answers. */
  startWorker: () => ThinkingWorker<Question, Answer>
  /** The same thinking for where no worker runs: pages whose worker runs need not load it. */
  load: () => Promise<Think<Question, Answer>>
  /** How long a worker may take to say anything about a question, in milliseconds; null where it has all the time. */
  patience: (question: Question) => number | null
}

/** What is needed of a worker. */
export interface ThinkingWorker<Question, Answer> {
  postMessage: (message: ToWorker<Question>) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<FromWorker<Answer>>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export interface Asking<Question, Answer> {
  /** Rejects with the signal's reason when aborted, and with an Error when the thinking fails. */
  ask: (question: Question, slicing?: Slicing) => Promise<Answer>
  /** Whether a worker does the thinking, and not the page. */
  isElsewhere: () => boolean
  /** Ends the worker; what is still asked is rejected. */
  close: () => void
}

interface Waiting<Question, Answer> {
  question: Question
  slicing: Slicing
  /** When nothing has come of it by then, the worker is given up. */
  timer: ReturnType<typeof setTimeout> | undefined
  resolve: (answer: Answer | Promise<Answer>) => void
  reject: (reason: unknown) => void
}

/** Starts a worker to ask. Where it cannot be had, breaks or never answers, the thinking is done on the page, in slices. */
export function startAsking<Question, Answer>(
  thinkers: Thinkers<Question, Answer>,
): Asking<Question, Answer> {
  const waiting = new Map<number, Waiting<Question, Answer>>()
  const closed = new AbortController()
  let worker: ThinkingWorker<Question, Answer> | null = null
  let thinking: Promise<Think<Question, Answer>> | null = null
  let asked = 0

  /** Loaded once, so that what it remembers stays; asked for again where it did not come. */
  function thinkOnPage(): Promise<Think<Question, Answer>> {
    thinking ??= thinkers.load().catch((reason) => {
      thinking = null
      throw reason
    })
    return thinking
  }

  /** Thinks here from now on; what the worker owes is thought again. */
  function thinkHere(): void {
    worker?.terminate()
    worker = null
    for (const { question, slicing, timer, resolve } of waiting.values()) {
      clearTimeout(timer)
      resolve(here(question, slicing))
    }
    waiting.clear()
  }
  async function here(question: Question, { signal, progress }: Slicing): Promise<Answer> {
    const think = await thinkOnPage()
    const signals = signal ? [signal, closed.signal] : [closed.signal]
    return inSlices(think(question), { signal: AbortSignal.any(signals), progress })
  }
  function hear(message: FromWorker<Answer>): void {
    const one = waiting.get(message.id)
    if (!one) return
    clearTimeout(one.timer)
    if (message.kind === 'progress') {
      one.slicing.progress?.(message.share)
      return
    }
    waiting.delete(message.id)
    if (message.kind === 'answer') one.resolve(message.answer)
    else one.reject(new Error(message.message))
  }

  try {
    worker = thinkers.startWorker()
    worker.onmessage = ({ data }) => hear(data)
    worker.onerror = thinkHere
  } catch {
    worker = null
  }

  return {
    async ask(question, slicing = {}) {
      const { signal } = slicing
      signal?.throwIfAborted()
      closed.signal.throwIfAborted()
      if (!worker) return here(question, slicing)
      const id = asked++
      const abort = (): void => {
        clearTimeout(waiting.get(id)?.timer)
        waiting.get(id)?.reject(signal?.reason)
        waiting.delete(id)
        worker?.postMessage({ kind: 'cancel', id })
      }
      signal?.addEventListener('abort', abort, { once: true })
      try {
        return await new Promise<Answer>((resolve, reject) => {
          const patience = thinkers.patience(question)
          const timer = patience === null ? undefined : setTimeout(thinkHere, patience)
          waiting.set(id, { question, slicing, timer, resolve, reject })
          worker?.postMessage({
            kind: 'ask',
            id,
            question,
            follows: slicing.progress !== undefined,
          })
        })
      } finally {
        signal?.removeEventListener('abort', abort)
      }
    },
    isElsewhere: () => worker !== null,
    close() {
      closed.abort()
      for (const { timer, reject } of waiting.values()) {
        clearTimeout(timer)
        reject(closed.signal.reason)
      }
      waiting.clear()
      worker?.terminate()
      worker = null
    },
  }
}
