/** The courses that are checked, each with what its game asks of it. */
import { readFileSync } from 'node:fs'
import type { RuleOf } from '../../src/engine/types.ts'
import * as ofLeHavre from '../../src/games/le-havre/lessons/coverage.ts'
import { vocabulary as wordsOfLeHavre } from '../../src/games/le-havre/lessons/vocabulary.ts'
import { leHavre } from '../../src/games/le-havre/plug.ts'
import type { LeHavre } from '../../src/games/le-havre/rules/types.ts'
import { puertoRico } from '../../src/games/puerto-rico/complete.ts'
import * as ofPuertoRico from '../../src/games/puerto-rico/lessons/coverage.ts'
import { vocabulary as wordsOfPuertoRico } from '../../src/games/puerto-rico/lessons/vocabulary.ts'
import type { PuertoRico } from '../../src/games/puerto-rico/rules/types.ts'
import type { Chapter } from '../../src/lessons/course.ts'
import type { LessonGame } from '../../src/lessons/plug.ts'
import type { Vocabulary } from '../../src/lessons/vocabulary.ts'
import type { ScenarioTypes } from '../../src/scenario/plug.ts'
import type { GameId } from './ids.ts'

/** What checking a course asks of its game. */
export interface Taught<G extends ScenarioTypes> {
  plug: LessonGame<G>
  vocabulary: Vocabulary<G>
  fewestSteps: number
  /** Rules that have to be taught, and are not. */
  untaughtRules: (course: readonly Chapter<G>[]) => RuleOf<G>[]
  /** Whether the game draws a picture of this name. */
  isDrawn: (picture: string) => boolean
}

const inPuertoRico: Taught<PuertoRico> = {
  plug: puertoRico,
  vocabulary: wordsOfPuertoRico,
  fewestSteps: ofPuertoRico.FEWEST_STEPS,
  untaughtRules: ofPuertoRico.untaughtRules,
  isDrawn: (picture) =>
    readFileSync('src/games/puerto-rico/table/pieces/art.svg', 'utf8').includes(
      `<symbol id="${picture}"`,
    ),
}

const inLeHavre: Taught<LeHavre> = {
  plug: leHavre,
  vocabulary: wordsOfLeHavre,
  fewestSteps: ofLeHavre.FEWEST_STEPS,
  untaughtRules: ofLeHavre.untaughtRules,
  isDrawn: ofLeHavre.isDrawn,
}

/** Does something with the course of a game that is known by its name only. */
export function withCourse<T>(id: GameId, use: <G extends ScenarioTypes>(of: Taught<G>) => T): T {
  return id === 'le-havre' ? use(inLeHavre) : use(inPuertoRico)
}
