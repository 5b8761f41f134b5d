import type { Luck, ReviewedTurn, ReviewTable } from '../../../../ui/review/definition.ts'
import { reviewed, startWeighing } from '../../bots/review.ts'
import type { LeHavreBots } from '../../bots/types.ts'
import { SPECIAL_BUILDINGS } from '../../rules/vocabulary.ts'
import { botWords } from '../../words/bot-words.ts'
import { cardName } from '../../words/card.ts'
import { say } from '../../words/messages/review.ts'
import { differenceWords, pointsWords, whenWords } from '../../words/review-words.ts'

const SPECIAL = 'end.town-special'

/** The special buildings that came, by rounds. */
function luckOf(turns: readonly ReviewedTurn<LeHavreBots>[]): Luck {
  const rows = turns.flatMap(({ before, events }) =>
    events.flatMap(({ rule, token }) => {
      const card = SPECIAL_BUILDINGS.find((one) => one === token)
      if (rule !== SPECIAL || !card) return []
      return [{ name: [...cardName(card)], detail: say('luck.round', { round: before.round }) }]
    }),
  )
  return { title: say('luck.special'), rows }
}

/** Le Havre, looked over on a page. */
export const reviewTable: ReviewTable<LeHavreBots> = {
  ...reviewed,
  roundOf: ({ round }) => round,
  whenWords,
  pointsWords,
  differenceWords,
  chance: new Set([SPECIAL, 'action.peek']),
  luckOf,
  reasonWords: botWords,
  startWeighing,
}
