/** Asking bots from a page: in a worker, or in short slices beside everything else where none runs. */
import type { BotTypes, Budget, Choice } from './bot.ts'
import type { Bots } from './plug.ts'
import type { FromWorker, Question, ToWorker } from './protocol.ts'
import { chooseInSlices, type Slicing } from './slices.ts'

/** What the client asks of a game. */
export interface ClientGame<G extends BotTypes> {
  view: (position: G['Position'], seat: number) => G['View']
  /** Starts the worker that serves its bots. */
  startWorker: () => BotWorker<G>
  /** Its bots, for where no worker runs: pages whose worker runs need not load them. */
  loadBots: () => Promise<Bots<G>>
}

export interface BotClient<G extends BotTypes> {
  /**
   * What a bot would do at a position, for the seat whose turn it is: it is shown no more than that
   * seat's view. Rejects with the signal's reason when aborted, and with an Error when the bot fails.
   */
  ask: (
    level: G['Level'],
    position: G['Position'],
    budget: Budget,
    seed: number,
    slicing?: Slicing,
  ) => Promise<Choice<G>>
  /** Ends the worker; what is still asked is rejected. */
  close: () => void
}

/** What the client needs of a worker. */
export interface BotWorker<G extends BotTypes> {
  postMessage: (message: ToWorker<G>) => void
  terminate: () => void
  onmessage: ((event: MessageEvent<FromWorker<G>>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

interface Waiting<G extends BotTypes> {
  question: Question<G>
  slicing: Slicing
  resolve: (choice: Choice<G> | Promise<Choice<G>>) => void
  reject: (reason: unknown) => void
}

/** Starts the bots. Where a worker cannot be had or breaks, they think on the page, in slices. */
export function startBots<G extends BotTypes>(game: ClientGame<G>): BotClient<G> {
  const waiting = new Map<number, Waiting<G>>()
  const closed = new AbortController()
  let worker: BotWorker<G> | null = null
  let asked = 0

  /** Thinks here from now on; what the worker owes is thought again. */
  function thinkHere(): void {
    worker?.terminate()
    worker = null
    for (const { question, slicing, resolve } of waiting.values()) resolve(here(question, slicing))
    waiting.clear()
  }
  async function here(question: Question<G>, { signal, progress }: Slicing): Promise<Choice<G>> {
    const bots = await game.loadBots()
    const signals = signal ? [signal, closed.signal] : [closed.signal]
    return chooseInSlices(bots, question, { signal: AbortSignal.any(signals), progress })
  }
  function hear(message: FromWorker<G>): void {
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
    worker = game.startWorker()
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
      const question: Question<G> = {
        level,
        view: game.view(position, position.seat),
        budget,
        seed,
      }
      if (!worker) return here(question, slicing)
      const id = asked++
      const abort = (): void => {
        waiting.get(id)?.reject(signal?.reason)
        waiting.delete(id)
        worker?.postMessage({ kind: 'cancel', id })
      }
      signal?.addEventListener('abort', abort, { once: true })
      try {
        return await new Promise<Choice<G>>((resolve, reject) => {
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
