/** The few rules and cases that answer a question, for a page that offers them beside something else. */
import { search } from './engine.ts'
import type { Entry } from './entry.ts'
import { mixed, type PartAnswer } from './mix.ts'
import type { Index } from './search-index.ts'

const MOST = 3

/** What answers a question best; nothing where it is only near. */
export function fewFor(indices: readonly Index[], question: string): Entry[] {
  const answers = indices
    .map(
      (index): PartAnswer => ({
        ...search(index, question),
        written: index.written,
      }),
    )
    .filter(({ isNear }) => !isNear)
  const isQuestion = indices[0]?.language.isQuestion(question) ?? false
  return mixed(answers, isQuestion)
    .map(({ entry }) => entry)
    .filter(({ kind }) => kind === 'rule' || kind === 'case')
    .slice(0, MOST)
}
