import type { RuleOf } from '../engine/types.ts'
import type { Chapter } from '../lessons/course.ts'
import type { LessonGame } from '../lessons/definition.ts'
import type { Vocabulary } from '../lessons/vocabulary.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'

/** What checking a course asks of its game. */
export interface Taught<G extends ScenarioTypes> {
  definition: LessonGame<G>
  vocabulary: Vocabulary<G>
  fewestSteps: number
  /** Rules that have to be taught, and are not. */
  untaughtRules: (course: readonly Chapter<G>[]) => RuleOf<G>[]
  /** Whether the game draws a picture of this name. */
  isDrawn: (picture: string) => boolean
}
