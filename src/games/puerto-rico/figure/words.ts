/** Pieces of the sentences that describe a drawing. */

import { GOODS, TILES } from '../rules/vocabulary.ts'
import { type Segment, term } from '../words/markup.ts'
import { say } from '../words/messages/figure.ts'
import { tileTerm } from '../words/say.ts'

export type Words = Segment[]

/** '옥수수 3개' for each kind that is there, or for all. */
export function goodCounts(counts: Readonly<Record<string, number>>, all = false): Words[] {
  return GOODS.filter((good) => all || (counts[good] ?? 0) > 0).map((good) =>
    say('figure.count', { what: term(good), count: counts[good] ?? 0 }),
  )
}

/** '옥수수 농장 3개' for each kind that is there. */
export function tileCounts(counts: Readonly<Record<string, number>>): Words[] {
  return TILES.filter((tile) => (counts[tile] ?? 0) > 0).map((tile) =>
    say('figure.count', { what: term(tileTerm(tile)), count: counts[tile] ?? 0 }),
  )
}
