/** Puts the names of this game's terms into the shared texts; whoever parses its markup imports this first. */
import { NAMES } from '#le-havre/words/generated/names.ts'
import { addTerms, type TermId } from '../../../text/names.ts'
import type { CardId, ShipId } from '../rules/vocabulary.ts'

declare module '../../../text/names.ts' {
  interface Terms extends Readonly<Record<keyof typeof NAMES, true>> {}
}

addTerms(NAMES)

export * from '../../../text/names.ts'

/** Buildings whose id means another thing in the first game. */
const OTHER_IDS = {
  bank: 'havreBank',
  blackMarket: 'havreBlackMarket',
  church: 'havreChurch',
  huntingLodge: 'havreHuntingLodge',
  storehouse: 'havreStorehouse',
} as const satisfies Partial<Record<CardId, TermId>>

/** The term of a building. */
export function buildingTerm(id: Exclude<CardId, ShipId>): TermId {
  return id in OTHER_IDS ? OTHER_IDS[id as keyof typeof OTHER_IDS] : (id as TermId)
}
