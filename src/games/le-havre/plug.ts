/** All that the shared parts ask of Le Havre, in one object. */
import { canonicalJson } from '../../engine/canonical.ts'
import type { LessonGame } from '../../lessons/plug.ts'
import type { RefereeGame } from '../../referee/plug.ts'
import { addressOf, isThere } from './lessons/places.ts'
import { referee } from './referee/plug.ts'
import { game } from './rules/game.ts'
import { inventory } from './rules/inventory.ts'
import { endSchema, startEntries } from './rules/notation.ts'
import { TOKENS } from './rules/notes.ts'
import { parsePosition, problemsOf } from './rules/position.ts'
import { RULES } from './rules/rule-ids.ts'
import { resultOf } from './rules/scoring.ts'
import { setUp } from './rules/setup.ts'
import type { LeHavre } from './rules/types.ts'
import { view } from './rules/view.ts'
import { factsOf } from './scenario/facts.ts'
import { positionFrom } from './scenario/read-position.ts'
import { startFrom } from './scenario/write-position.ts'
import { emptyHand, readyMove } from './table/hand.ts'
// What it says names its terms.
import './words/names.ts'

export const leHavre: LessonGame<LeHavre> & RefereeGame<LeHavre> = {
  game,
  rules: RULES,
  tokens: TOKENS,
  seats: [1, 2, 3, 4, 5],
  inventory,
  setUp,
  parsePosition,
  problemsOf,
  view,
  keyOf: canonicalJson,
  resultOf,
  scenario: { startEntries, endSchema, positionFrom, startFrom, factsOf },
  referee,
  places: { addressOf, isThere },
  readyMove: (position) => readyMove(position, emptyHand(position)),
}
