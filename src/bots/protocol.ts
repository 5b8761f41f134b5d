/** What a page and the bots' worker say to each other; every question has a number of its own. */
import type { View } from '../games/puerto-rico/rules/view.ts'
import type { Budget, Choice, Level, Progress } from './bot.ts'

export interface Question {
  level: Level
  view: View
  budget: Budget
  /** Same view, same seed, same number of iterations: same choice. */
  seed: number
}

export type ToWorker =
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'cancel'; id: number }

export type FromWorker =
  | { kind: 'progress'; id: number; share: Progress }
  | { kind: 'choice'; id: number; choice: Choice }
  | { kind: 'failed'; id: number; message: string }
