/** A drawing in words, part by part, for those who listen. */
import { letterOf } from '../../../engine/seats.ts'
import type { State } from '../rules/state.ts'
import type { SeatName } from '../words/say.ts'
import { OWN_WORDS } from './describe-player.ts'
import { SHARED_WORDS } from './describe-table.ts'
import type { Part } from './figure-parts.ts'
import type { Words } from './words.ts'

/** Sentences that say what a drawing of the part shows. */
export function describe(part: Part, state: State, seatName: SeatName = letterOf): Words[] {
  if (part.seat !== undefined) return OWN_WORDS[part.name](state, part.seat, seatName)
  return SHARED_WORDS[part.name](state, seatName)
}
