import type { Luck, ReviewedTurn, ReviewTable } from '../../../../ui/review/definition.ts'
import { reviewed, startWeighing, startWeighingAdded } from '../../bots/review.ts'
import type { PuertoRicoBots } from '../../bots/types.ts'
import { figuresFor } from '../../rules/editions.ts'
import { GOODS } from '../../rules/vocabulary.ts'
import { botWords } from '../../words/bot-words.ts'
import { term } from '../../words/markup.ts'
import { say } from '../../words/messages/review.ts'
import { differenceWords, pointsWords, whenWords } from '../../words/review-words.ts'
import { tileTerm } from '../../words/say.ts'

const REFILL = 'settler.refill'

/** Plantation tiles that came, beside how many of each would have come if they came evenly. */
function luckOf(turns: readonly ReviewedTurn<PuertoRicoBots>[]): Luck {
  const start = turns[0]?.before
  const title = say('luck.tiles')
  if (!start) return { title, rows: [] }
  const { plantations } = figuresFor(start.edition, start.players.length, start.options)
  const came = turns.flatMap(({ events }) =>
    events.flatMap(({ rule, token }) => (rule === REFILL ? [token] : [])),
  )
  const all = GOODS.reduce((sum, good) => sum + plantations[good], 0)
  return {
    title,
    rows: GOODS.map((good) => ({
      name: term(tileTerm(good)),
      detail: say('luck.count', {
        count: came.filter((token) => token === good).length,
        even: ((came.length * plantations[good]) / all).toFixed(1),
      }),
    })),
  }
}

/** Puerto Rico, looked over on a page. */
export const reviewTable: ReviewTable<PuertoRicoBots> = {
  ...reviewed,
  roundOf: ({ round }) => round,
  whenWords,
  pointsWords,
  differenceWords,
  chance: new Set([REFILL, 'hacienda.draw']),
  luckOf,
  reasonWords: botWords,
  startWeighing,
}

/** The same for games with an expansion. */
export const addedReviewTable: ReviewTable<PuertoRicoBots> = {
  ...reviewTable,
  startWeighing: startWeighingAdded,
}
