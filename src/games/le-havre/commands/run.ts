import { existsSync } from 'node:fs'
import { LANGUAGE } from '#language/language.ts'
import { letterOf } from '../../../engine/seats.ts'
import type { Problem } from '../../../engine/types.ts'
import type { SomeRun } from '../../../frame/entry.ts'
import type { ProblemWords } from '../../../ui/referee/set-up.ts'
import { leHavre } from '../definition.ts'
import { problemWords as namedProblemWords } from '../referee/problems.ts'
import { vocabulary } from '../words/keys.ts'

/** Cards have names in this language; where they have none they go by their ids, as in the file. */
export const hasNames = existsSync(`content/le-havre/words/${LANGUAGE}/terms.yaml`)

/** What is wrong with a position. */
export const problemWords = (problem: Problem): ProblemWords =>
  hasNames
    ? namedProblemWords(problem)
    : namedProblemWords(problem, letterOf, (id) => [{ text: id }])

export const scenarios: SomeRun = (use) => use({ definition: leHavre, problemWords, vocabulary })
