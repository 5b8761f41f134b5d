/** What a scenario of Le Havre is about, as a question to the referee (Node only). */
import { askedIn as shared } from '../../../referee/asked.ts'
import { verdictOn } from '../../../referee/verdict.ts'
import type { ScenarioSource } from '../../../scenario/schema.ts'
import { leHavre } from '../definition.ts'
import type { LeHavre } from '../rules/types.ts'
import { whyNot } from './why-not.ts'

/** Where it is another step than it seems, counted from 0. */
const DISPUTED: Readonly<Record<string, number>> = {
  'building/construction-firm-two': 3,
  'pay/substitutes': 3,
  'interest/one-franc': 2,
  'end/feeding-less-the-ships': 2,
  'final/one-action-each': 3,
}

/** The move in dispute, and what is played before it; null where nothing can be asked. */
export const askedIn = (id: string, source: ScenarioSource<LeHavre>) =>
  shared(leHavre, {
    source,
    step: DISPUTED[id],
    missedIn({ before, move, broken }) {
      const asked = broken.length === 0 ? leHavre.game.parseMove(move) : null
      const verdict = asked && verdictOn(leHavre, before, asked)
      return verdict?.legal ? whyNot(before, verdict) : []
    },
  })
