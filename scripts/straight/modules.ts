import { writeStraight } from '../../src/engine/write-straight.ts'
import { ACTS as LE_HAVRE_ACTS } from '../../src/games/le-havre/rules/acts.ts'
import { chart as leHavreChart } from '../../src/games/le-havre/rules/chart.ts'
import * as leHavreSequence from '../../src/games/le-havre/rules/sequence.ts'
import { ACTS } from '../../src/games/puerto-rico/rules/acts.ts'
import { ADDED_GUARDS, ADDED_STEPS } from '../../src/games/puerto-rico/rules/added.ts'
import { chart } from '../../src/games/puerto-rico/rules/chart.ts'
import { guards, steps } from '../../src/games/puerto-rico/rules/sequence.ts'
import { ADDED_DECISIONS } from '../../src/games/puerto-rico/rules/vocabulary.ts'

/** What only games with an expansion have: they are played by the table of the chart. */
const ADDED = new Set<string>([...ADDED_GUARDS, ...ADDED_STEPS, ...ADDED_DECISIONS])

/** The straight code of every game that has some, by its path. */
export function straightModules(): Map<string, string> {
  return new Map([
    [
      'src/games/puerto-rico/rules/generated/straight.ts',
      writeStraight({ chart, guards, steps, acts: ACTS, without: ADDED, types: 'PuertoRico' }),
    ],
    [
      'src/games/le-havre/rules/generated/straight.ts',
      writeStraight({
        chart: leHavreChart,
        guards: leHavreSequence.guards,
        steps: leHavreSequence.steps,
        acts: LE_HAVRE_ACTS,
        types: 'LeHavre',
      }),
    ],
  ])
}
