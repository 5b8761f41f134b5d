/** All that the shared parts ask of Le Havre, in one object. */
import type { LessonGame } from '../../lessons/definition.ts'
import type { RefereeGame } from '../../referee/definition.ts'
import { addressOf, isThere } from './lessons/places.ts'
import { referee } from './referee/definition.ts'
import { endSchema, gameEntries, startEntries } from './rules/notation.ts'
import { ruleSet } from './rules/rule-set.ts'
import type { LeHavre } from './rules/types.ts'
import { factsOf } from './scenario/facts.ts'
import { positionFrom } from './scenario/read-position.ts'
import { startFrom } from './scenario/write-position.ts'
import { emptyHand, readyMove } from './table/hand.ts'
import { placesOf } from './table/move-places.ts'
// What it says names its terms.
import './words/names.ts'

export const leHavre: LessonGame<LeHavre> & RefereeGame<LeHavre> = {
  ...ruleSet,
  scenario: { startEntries, gameEntries, endSchema, positionFrom, startFrom, factsOf },
  referee,
  places: { addressOf, of: placesOf, isThere },
  readyMove: (position) => readyMove(position, emptyHand(position)),
}
