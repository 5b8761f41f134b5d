import { writeStraight } from '../../src/engine/write-straight.ts'
import { ACTS } from '../../src/games/puerto-rico/rules/acts.ts'
import { chart } from '../../src/games/puerto-rico/rules/chart.ts'
import { guards, steps } from '../../src/games/puerto-rico/rules/sequence.ts'

/** The straight code of every game that has some, by its path. */
export function straightModules(): Map<string, string> {
  return new Map([
    [
      'src/games/puerto-rico/rules/generated/straight.ts',
      writeStraight({ chart, guards, steps, acts: ACTS, types: 'PuertoRico' }),
    ],
  ])
}
