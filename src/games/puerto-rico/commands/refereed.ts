import type { SomeRefereed } from '../../../frame/entry.ts'
import { puertoRico } from '../complete.ts'
import { outlookOf } from '../referee/outlook.ts'
import { problemWords } from '../referee/problems.ts'
import { report } from '../referee/report.ts'
import { ruling } from '../referee/ruling-words.ts'
import { isLine, readLine } from '../scenario/line/read-line.ts'
import { vocabulary } from '../words/keys.ts'
import { readMove } from '../words/typed.ts'

export const referee: SomeRefereed = (use) =>
  use({
    definition: puertoRico,
    vocabulary,
    problemWords,
    whereWords: (problem) => problemWords(problem).where,
    reading: { vocabulary, line: { isLine, readLine } },
    readMove,
    words: { ruling, report },
    outlookOf,
  })
