import type { EventOf, RuleOf } from '../../engine/types.ts'
import type { Change } from '../../referee/changes.ts'
import type { KindOf } from '../../referee/definition.ts'
import type { Permission } from '../../referee/verdict.ts'
import type { Words } from '../../referee/words.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import type { SeatName, TableWords } from '../table/definition.ts'

/** How verdicts of a game are told on a page, where every rule leads to its paragraph. */
export interface VerdictWords<G extends ScenarioTypes>
  extends RulingWords<G>,
    Pick<TableWords<G>, 'ruleHref'> {}

/** How verdicts of a game are told. */
export interface RulingWords<G extends ScenarioTypes>
  extends Pick<TableWords<G>, 'refusal' | 'logLine' | 'ruleTitle'> {
  /** A move in full, with every number that it is made of. */
  move: (move: G['Move']) => Words
  /** The same as a record tells it, where nobody sees what it is for; null where nothing need be added. */
  recorded?: (move: G['Move'], position: G['Position']) => Words | null
  /** What moves of a kind do. */
  kind: (kind: KindOf<G>) => Words
  /** Every count that is another than before; what nobody counts at the table is left out. */
  changes: (changes: readonly Change[], nameOf: SeatName) => Words[]
  /** Whether what an event tells was drawn, and would be another thing at another table. */
  isDrawn: (event: EventOf<G>) => boolean
  /** Who decides what next. */
  next: (position: G['Position'], nameOf: SeatName) => Words
  /** What somebody may miss in what a legal move brings, with the rule of each; without words its title says all. */
  missed: (
    position: G['Position'],
    made: Permission<G>,
    nameOf: SeatName,
  ) => readonly { rule: RuleOf<G>; words: Words | null }[]
}
