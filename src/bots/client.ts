/** Asking bots from a page. */
import { startAsking, type ThinkingWorker } from './asking.ts'
import type { BotTypes, Budget, Choice } from './bot.ts'
import type { Bots, Question, SeatHistory } from './definition.ts'
import { thinkAs } from './memory.ts'
import type { Slicing } from './slices.ts'

/** What the client asks of a game. */
export interface ClientGame<G extends BotTypes> {
  view: (position: G['Position'], seat: number) => G['View']
  /** Starts the worker that serves its bots. */
  startWorker: () => ThinkingWorker<Question<G>, Choice<G>>
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
    slicing?: Slicing & Pick<Question<G>, 'history'>,
  ) => Promise<Choice<G>>
  /**
   * Lets a bot find out what it can for `history.seat` while another seat decides, until the signal is
   * aborted or the budget used. Only in a worker: the page is not troubled with it.
   */
  thinkAhead: (
    level: G['Level'],
    position: G['Position'],
    budget: Budget,
    seed: number,
    history: SeatHistory,
    signal: AbortSignal,
  ) => void
  /** Ends the worker; what is still asked is rejected. */
  close: () => void
}

/** How long a worker may take to come, and then so many times the budget of a question, in milliseconds: phones are slow. */
const TO_COME = 20_000
const TIMES = 4

/** Starts the bots. Where a worker cannot be had or breaks, they think on the page, in slices. */
export function startBots<G extends BotTypes>(game: ClientGame<G>): BotClient<G> {
  const { ask, isElsewhere, close } = startAsking<Question<G>, Choice<G>>({
    startWorker: game.startWorker,
    load: async () => thinkAs(await game.loadBots()),
    // What is thought ahead is for nobody who waits.
    patience: ({ budget }) => ('ms' in budget ? TO_COME + TIMES * budget.ms : null),
  })
  return {
    ask: (level, position, budget, seed, { history, ...slicing } = {}) =>
      ask({ level, view: game.view(position, position.seat), budget, seed, history }, slicing),
    thinkAhead(level, position, budget, seed, history, signal) {
      if (!isElsewhere()) return
      const view = game.view(position, history.seat)
      ask({ level, view, budget, seed, history }, { signal }).catch(() => undefined)
    },
    close,
  }
}
