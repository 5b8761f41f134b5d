import type { SomeRun } from '../../../frame/entry.ts'
import { leHavre } from '../plug.ts'
import { problemWords } from '../referee/problems.ts'
import { vocabulary } from '../words/keys.ts'

export const scenarios: SomeRun = (use) => use({ plug: leHavre, problemWords, vocabulary })
