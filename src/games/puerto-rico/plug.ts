/** All that the shared parts ask of Puerto Rico, in one object. */
import { canonicalJson } from '../../engine/canonical.ts'
import type { LessonGame } from '../../lessons/plug.ts'
import type { RefereeGame } from '../../referee/plug.ts'
import { addressOf, isThere } from './lessons/places.ts'
import { referee } from './referee/plug.ts'
import { game } from './rules/game.ts'
import { problemsOf } from './rules/impossible.ts'
import { inventory } from './rules/inventory.ts'
import { endSchema, startEntries } from './rules/notation.ts'
import { TOKENS } from './rules/notes.ts'
import { parsePosition } from './rules/position.ts'
import { ALL_RULES } from './rules/rule-ids.ts'
import { resultOf } from './rules/scoring.ts'
import { setUp } from './rules/setup.ts'
import type { PuertoRico } from './rules/types.ts'
import { view } from './rules/view.ts'
import { factsOf } from './scenario/facts.ts'
import { positionFrom } from './scenario/read-position.ts'
import { startFrom } from './scenario/write-position.ts'
import { emptyHand, readyMove } from './table/hand.ts'
// What it says names its terms.
import './words/names.ts'

export const puertoRico: LessonGame<PuertoRico> & RefereeGame<PuertoRico> = {
  game,
  rules: ALL_RULES,
  tokens: TOKENS,
  seats: [2, 3, 4, 5],
  inventory,
  setUp,
  parsePosition,
  problemsOf,
  view,
  keyOf: canonicalJson,
  resultOf(position) {
    const { sheets, winners, decidedBy } = resultOf(position)
    return { points: sheets.map(({ total }) => total), winners, decidedBy }
  },
  scenario: {
    startEntries,
    endSchema,
    positionFrom,
    startFrom,
    factsOf,
  },
  referee,
  places: { addressOf, isThere },
  readyMove: (position) => readyMove(position, emptyHand(position)),
}
