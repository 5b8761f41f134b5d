/** Damaged links to questions, for fuzz rounds. */
import type { Input } from '../engine/fuzz.ts'
import { packLink } from '../saves/link.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { toText } from '../text/markup.ts'
import type { RefereeGame } from './definition.ts'
import { unreadWords } from './faults.ts'
import { linkOf, questionOf } from './link.ts'
import type { Question } from './question.ts'

/** Links with damage of any sort: refused with a word, or a question about a position that can occur. */
export function fuzzedLink<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  questions: readonly Question<G>[],
  problemWords: Parameters<typeof unreadWords>[1],
): Input {
  return {
    name: 'link',
    async make({ below, pick, mangled, poisoned }) {
      const question = pick(questions)
      if (below(2) === 0) return mangled(await linkOf(definition, question))
      const start = definition.scenario.startFrom(question.position)
      return packLink(definition.game.parts, poisoned({ ...start, move: question.move }))
    },
    async read(text) {
      const read = await questionOf(definition, text)
      if (!read.ok) {
        const words = unreadWords(read, problemWords)
        return { refused: words.map((part) => toText(part)).join(' ') }
      }
      const { draft, position } = read.question
      // A draft is shown to be mended, and never ruled on.
      return { impossible: draft ? [] : definition.validate(position) }
    },
  }
}
