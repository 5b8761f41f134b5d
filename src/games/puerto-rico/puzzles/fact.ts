import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import type { Seat } from '../rules/vocabulary.ts'
import type { Segment } from '../words/markup.ts'

/** What speaks for or against a move, in words, with its rule where it has one. */
export interface Fact {
  words: Segment[]
  rule?: RuleId | undefined
}

/** The other of two. */
export const rivalOf = ({ seat }: Position): Seat => 1 - seat
