/** A problem as its page shows it: everything that is said was made when the page was. */
import type { GameTypes, RuleOf } from '../../engine/types.ts'

/** From 1, the easiest, to 3. */
export type Degree = 1 | 2 | 3

/** A reason as markup, and its rule. */
export type Reason<Rule> = readonly [string, Rule | null]

/** A move and what is said of it, as markup; a reason may have a rule. */
export interface Answer<G extends GameTypes> {
  move: G['Move']
  verdict: string
  because: readonly Reason<RuleOf<G>>[]
  /** What gives the best move away: told once that is known. */
  left: readonly Reason<RuleOf<G>>[]
}

export interface Asked<G extends GameTypes, Start> {
  id: string
  /** What is asked (markup), where it is not the best move by its degree alone. */
  task?: string
  degree: Degree
  /** The position in few words, which the game unpacks. */
  start: Start
  /** The best first. */
  answers: readonly Answer<G>[]
}
