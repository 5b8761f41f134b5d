import type { Problem } from '../engine/types.ts'
import type { Words } from '../referee/words.ts'
import type { ScenarioGame, ScenarioTypes } from '../scenario/definition.ts'
import type { Vocabulary } from '../scenario/vocabulary.ts'

/** What running scenario files asks of their game. */
export interface Run<G extends ScenarioTypes> {
  definition: ScenarioGame<G>
  /** A position that cannot be, in words. */
  problemWords: (problem: Problem) => { what: Words; mend: Words }
  vocabulary?: Vocabulary
}
