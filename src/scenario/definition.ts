import type * as v from 'valibot'
import type { RuleSet } from '../engine/rule-set.ts'
import type { EmitOf, GameTypes, Parsed, RuleOf } from '../engine/types.ts'

/** The types that scenarios of a game add: how a file tells a position, and what it says of one at the end. */
export interface ScenarioTypes extends GameTypes {
  Start: object
  End: object
}

/** What comparing a position with the words of `end` asks of a game. */
export interface ComparedGame<G extends ScenarioTypes> {
  scenario: Pick<ScenarioGame<G>['scenario'], 'factsOf'>
}

/** What scenarios ask of a game. */
export interface ScenarioGame<G extends ScenarioTypes> extends RuleSet<G> {
  scenario: {
    /** The keys of a file that tell the position, with their schemas: `game`, `at`, `set` … */
    startEntries: v.ObjectEntries
    /** Those of `game`, where a file says something of the game that is played. */
    gameEntries?: v.ObjectEntries
    endSchema: v.GenericSchema<unknown, G['End']>
    /** The position that a file tells, or what cannot be true of it. `emit` hears of a deal taken as it falls. */
    positionFrom: (start: G['Start'], emit?: EmitOf<G>) => Parsed<G['Position']>
    /** A position in the words of a file: read again it gives the same position. */
    startFrom: (position: G['Position']) => G['Start']
    /** The position in the words that `end` uses; rules that had to be asked for it go to `cited`. */
    factsOf: (
      position: G['Position'],
      end: G['End'],
      cited: Set<RuleOf<G>>,
    ) => Record<string, unknown>
  }
}
