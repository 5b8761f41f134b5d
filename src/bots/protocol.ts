/** What a page and a worker that thinks say to each other; every question has a number of its own. */
import type { Progress } from './bot.ts'

export type ToWorker<Question> =
  /** `follows`: whoever asks wants to be told how far it is. */
  { kind: 'ask'; id: number; question: Question; follows: boolean } | { kind: 'cancel'; id: number }

export type FromWorker<Answer> =
  /** Once for each hundredth. */
  | { kind: 'progress'; id: number; share: Progress }
  | { kind: 'answer'; id: number; answer: Answer }
  | { kind: 'failed'; id: number; message: string }
