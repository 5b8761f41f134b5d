/** What a page and the bots' worker say to each other; every question has a number of its own. */
import type { BotTypes, Budget, Choice, Progress } from './bot.ts'

export interface Question<G extends BotTypes> {
  level: G['Level']
  view: G['View']
  budget: Budget
  /** Same view, same seed, same number of iterations: same choice. */
  seed: number
}

export type ToWorker<G extends BotTypes> =
  | { kind: 'ask'; id: number; question: Question<G> }
  | { kind: 'cancel'; id: number }

export type FromWorker<G extends BotTypes> =
  | { kind: 'progress'; id: number; share: Progress }
  | { kind: 'choice'; id: number; choice: Choice<G> }
  | { kind: 'failed'; id: number; message: string }
