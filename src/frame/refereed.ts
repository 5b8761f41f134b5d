import type { RefereeGame } from '../referee/definition.ts'
import type { Reading } from '../referee/read.ts'
import type { Words } from '../referee/words.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { ReportDefinition } from '../ui/referee/definition.ts'
import type { RulingWords } from '../ui/referee/words-definition.ts'
import type { Typing } from '../ui/table/definition.ts'
import type { Run } from './run.ts'

/** What the referee on the command line asks of a game. */
export interface Refereed<G extends ScenarioTypes> extends Run<G> {
  definition: RefereeGame<G>
  reading: Reading<G>
  /** Where something that cannot be stands on the table. */
  whereWords: (problem: Parameters<Run<G>['problemWords']>[0]) => Words
  readMove: Typing<G>['readMove']
  /** How it is told; null where the game has no words in this language, and ids stand for them. */
  words: { ruling: RulingWords<G>; report: Pick<ReportDefinition<G>, 'position' | 'survey'> } | null
  /** How near the end is, for programs, where the game tells it. */
  outlookOf?: (position: G['Position']) => object
}
