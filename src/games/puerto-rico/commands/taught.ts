import { readFileSync } from 'node:fs'
import type { SomeTaught } from '../../../frame/entry.ts'
import { puertoRico } from '../complete.ts'
import { FEWEST_STEPS, untaughtRules } from '../lessons/coverage.ts'
import { vocabulary } from '../lessons/vocabulary.ts'

const ART = 'src/games/puerto-rico/table/pieces/art.svg'

export const course: SomeTaught = (use) =>
  use({
    definition: puertoRico,
    vocabulary,
    fewestSteps: FEWEST_STEPS,
    untaughtRules,
    isDrawn: (picture) => readFileSync(ART, 'utf8').includes(`<symbol id="${picture}"`),
  })
