/** How long a chapter takes somebody who is new to it. */
import type { ScenarioTypes } from '../scenario/definition.ts'
import { parse, toText } from '../text/markup.ts'
import type { Chapter } from './course.ts'

const SECONDS_A_MOVE = 7
const SECONDS_A_REPLY = 2
/** Letters that are read in a second; the words of steps are short. */
const LETTERS = 10

/** Whole minutes for the moves of a chapter, the opponents' answers and the words of its tasks. */
export function minutesFor<G extends ScenarioTypes>({ steps }: Pick<Chapter<G>, 'steps'>): number {
  const seconds = steps.map(({ task, success, solution, replies }) => {
    const letters = [task, success, ...replies.map(({ say = '' }) => say)]
      .map((markup) => toText(parse(markup)))
      .join('').length
    return solution.length * SECONDS_A_MOVE + replies.length * SECONDS_A_REPLY + letters / LETTERS
  })
  return Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60))
}
