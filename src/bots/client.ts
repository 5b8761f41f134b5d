/** Asking bots from a page. */
import { startAsking, type ThinkingWorker } from './asking.ts'
import type { BotTypes, Budget, Choice } from './bot.ts'
import { type Bots, type Question, thinkAs } from './plug.ts'
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
    slicing?: Slicing,
  ) => Promise<Choice<G>>
  /** Ends the worker; what is still asked is rejected. */
  close: () => void
}

/** Starts the bots. Where a worker cannot be had or breaks, they think on the page, in slices. */
export function startBots<G extends BotTypes>(game: ClientGame<G>): BotClient<G> {
  const { ask, close } = startAsking<Question<G>, Choice<G>>({
    startWorker: game.startWorker,
    load: async () => thinkAs(await game.loadBots()),
  })
  return {
    ask: (level, position, budget, seed, slicing) =>
      ask({ level, view: game.view(position, position.seat), budget, seed }, slicing),
    close,
  }
}
