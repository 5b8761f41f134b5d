/** Scenarios for programs: a position in words, moves, and what must come of them (YAML or JSON). */

import * as leHavreWords from '../games/le-havre/rules/notation.ts'
import { ruleSet as leHavreRules } from '../games/le-havre/rules/rule-set.ts'
import type { LeHavre } from '../games/le-havre/rules/types.ts'
import { factsOf as leHavreFacts } from '../games/le-havre/scenario/facts.ts'
import { positionFrom as leHavrePosition } from '../games/le-havre/scenario/read-position.ts'
import { startFrom as leHavreStart } from '../games/le-havre/scenario/write-position.ts'
import '../games/puerto-rico/rules/expansions/rules.ts'
import { endSchema, gameEntries, startEntries } from '../games/puerto-rico/rules/notation.ts'
import { ruleSet as puertoRicoRules } from '../games/puerto-rico/rules/rule-set.ts'
import type { PuertoRico } from '../games/puerto-rico/rules/types.ts'
import '../games/puerto-rico/scenario/expansions.ts'
import { factsOf } from '../games/puerto-rico/scenario/facts.ts'
import { positionFrom } from '../games/puerto-rico/scenario/read-position.ts'
import { startFrom } from '../games/puerto-rico/scenario/write-position.ts'
import type { ScenarioGame } from '../scenario/definition.ts'

export type { ScenarioGame, ScenarioTypes } from '../scenario/definition.ts'
export type { ParsedFile } from '../scenario/parse.ts'
export { parseScenario } from '../scenario/parse.ts'
export type { Run } from '../scenario/run.ts'
export { runScenario } from '../scenario/run.ts'
export type { LegalSource, MoveSource, ScenarioSource } from '../scenario/schema.ts'
export type { Vocabulary } from '../scenario/vocabulary.ts'

/** What `parseScenario` and `runScenario` are given for Puerto Rico. */
export const puertoRicoScenarios: ScenarioGame<PuertoRico> = {
  ...puertoRicoRules,
  scenario: { startEntries, gameEntries, endSchema, positionFrom, startFrom, factsOf },
}

/** What `parseScenario` and `runScenario` are given for Le Havre. */
export const leHavreScenarios: ScenarioGame<LeHavre> = {
  ...leHavreRules,
  scenario: {
    startEntries: leHavreWords.startEntries,
    gameEntries: leHavreWords.gameEntries,
    endSchema: leHavreWords.endSchema,
    positionFrom: leHavrePosition,
    startFrom: leHavreStart,
    factsOf: leHavreFacts,
  },
}
