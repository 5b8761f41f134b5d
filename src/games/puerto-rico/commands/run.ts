import type { SomeRun } from '../../../frame/entry.ts'
import { puertoRico } from '../complete.ts'
import { problemWords } from '../referee/problems.ts'
import { vocabulary } from '../words/keys.ts'

export const scenarios: SomeRun = (use) => use({ definition: puertoRico, problemWords, vocabulary })
