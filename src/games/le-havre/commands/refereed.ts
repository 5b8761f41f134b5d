import type { SomeRefereed } from '../../../frame/entry.ts'
import { leHavre } from '../definition.ts'
import { report } from '../referee/report.ts'
import { ruling } from '../referee/ruling-words.ts'
import { isLine, readLine } from '../scenario/line/line.ts'
import { vocabulary } from '../words/keys.ts'
import { readMove } from '../words/typed.ts'
import { hasNames, problemWords } from './run.ts'

export const referee: SomeRefereed = (use) =>
  use({
    definition: leHavre,
    vocabulary,
    problemWords,
    whereWords: (problem) => problemWords(problem).where,
    reading: { vocabulary, line: { isLine, readLine } },
    readMove,
    words: hasNames ? { ruling, report } : null,
  })
