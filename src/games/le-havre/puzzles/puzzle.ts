/** A position with one clearly best action: the problems of Le Havre. */

import type { Degree } from '../../../ui/puzzles/asked.ts'
import type { Level } from '../bots/levels.ts'
import type { Move } from '../rules/moves.ts'
import type { Start } from '../rules/notation.ts'
import type { BuildingId, CardId, Items, Offer } from '../rules/vocabulary.ts'

/** What a problem is about; where several fit, the first. */
export const THEMES = [
  'special',
  'last-actions',
  'feeding',
  'first-ship',
  'building',
  'shipping',
  'loans',
  'energy',
  'making',
  'offers',
] as const
export type Theme = (typeof THEMES)[number]

/** What speaks for or against a move, as facts of the game. */
export type Fact =
  /** What the whole action takes and gives. */
  | { kind: 'brings'; gives: Items; gains: Items }
  /** A card that the action builds, or that the next own one can. */
  | { kind: 'builds' | 'then-builds'; card: CardId; francs: number }
  /** What the next own action can ship. */
  | { kind: 'then-ships'; francs: number }
  /** Food that is missing at the end of the round, before and after; francs are not counted. */
  | { kind: 'food'; before: number; after: number }
  | { kind: 'loans'; taken: number }
  /** What the other thereupon takes, or the building that they enter. */
  | { kind: 'rival-takes'; item: Offer; count: number }
  | { kind: 'rival-enters'; building: BuildingId }
  /** The wealth that it leads to at the end of the game. */
  | { kind: 'final'; francs: number }

export interface Weighed {
  move: Move
  /** How many francs it loses beside the best, by the most doubtful of the searches. */
  loses: number
  facts: readonly Fact[]
}

export interface Puzzle {
  /** The seed of its game and the number of moves before it: '7-41'. */
  id: string
  theme: Theme
  /** From 1, which weak bots solve too, to 3. */
  degree: Degree
  /** The position, as scenarios tell it. */
  start: Start
  best: Move
  facts: readonly Fact[]
  /** How many francs the next best move loses. */
  margin: number
  /** The next best moves, the better first. */
  others: readonly Weighed[]
  /** Main actions that lose more, with what they bring. */
  rest: readonly { move: Move; facts: readonly Fact[] }[]
  /** The levels of bots that play something else. */
  missed: readonly Level[]
}

/** A best move is ahead by as many francs in every search. */
export const LEAST_MARGIN = 2.5
/** What searches with another seed must still see. */
export const STILL_AHEAD = 1

/** By how many levels of bots miss the best move. */
export function degreeOf(missed: readonly Level[]): Degree {
  if (missed.length <= 1) return 1
  return missed.length === 2 ? 2 : 3
}
