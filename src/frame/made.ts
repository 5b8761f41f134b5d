/** What a game's messages are tried with, and what its log says: see `scripts/sentences.ts`. */
import type { Segment, Value } from '../text/markup.ts'

/** Values for a slot; or, with `says`, the message of that key, or every one whose key begins so, with its own slots filled. */
export type Sample = readonly Value[] | { says: string }

/** By the name of a slot; 'bot.load/goods' is that slot in the messages whose keys begin with 'bot.load', the longest counts. */
export type Samples = Readonly<Record<string, Sample>>

/** What the messages of a game are tried with. */
export interface Made {
  samples: Samples
  /** Lines of the log, each kind once, as played games make them. `people` are called in turn. */
  logged: (people: readonly string[]) => { kind: string; words: Segment[] }[]
}
