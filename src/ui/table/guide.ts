/** What a live table is told from outside, and what it tells of a refused try. */
import type { ComponentChildren } from 'preact'
import type { GameTypes, RuleOf } from '../../engine/types.ts'
import type { Segment } from '../../text/markup.ts'

/** A try that the rules refused. */
export interface Refusal<G extends GameTypes> {
  move: G['Move']
  broken: readonly RuleOf<G>[]
}

/** Nothing is added to the bar that asks. */
export const PLAIN = {
  frozen: false,
  alone: false,
  message: null,
  tools: null,
  announcement: [],
  refused: null,
} as const

/** What a lesson adds to the table. */
export interface Guide<G extends GameTypes> {
  /** Nothing can be done now: the opponent is about to move, or there is something to read first. */
  frozen: boolean
  /** One person alone is asked here, so that questions need no name. */
  alone: boolean
  /** Stands in the bar instead of the question. */
  message: ComponentChildren
  /** What was asked for last, if anything: what is chosen makes room for its answer. */
  asked?: unknown
  /** Help to ask for: seen as long as nothing can be pressed, then on a phone among what is asked for seldom. */
  help?: ComponentChildren
  /** More buttons for the bar. */
  tools: ComponentChildren
  /** Buttons that are pressed seldom. */
  more?: ComponentChildren
  /** Addresses of the places that the next move is made with, after a mistake: the bar does not lie on them. */
  next?: readonly string[]
  /** Announced besides what the last move made happen. */
  announcement: readonly Segment[]
  /** Why the last move was made, where that is known; announced with it alone. */
  why?: readonly Segment[]
  /** What is said of a try that the rules refused, and behind a link its rule; null: the words of the rules. */
  refused: ((refusal: Refusal<G>) => readonly Segment[]) | null
}
