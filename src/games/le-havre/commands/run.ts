import { existsSync } from 'node:fs'
import { LANGUAGE } from '#language/language.ts'
import { letterOf } from '../../../engine/seats.ts'
import type { SomeRun } from '../../../frame/entry.ts'
import { leHavre } from '../definition.ts'
import { problemWords } from '../referee/problems.ts'
import { vocabulary } from '../words/keys.ts'

/** Cards have names in this language; where they have none they go by their ids, as in the file. */
const hasNames = existsSync(`content/le-havre/words/${LANGUAGE}/terms.yaml`)

export const scenarios: SomeRun = (use) =>
  use({
    definition: leHavre,
    vocabulary,
    problemWords: hasNames
      ? problemWords
      : (problem) => problemWords(problem, letterOf, (id) => [{ text: id }]),
  })
