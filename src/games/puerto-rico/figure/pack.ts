/** A position in few words, for pages that hold many: what differs from the deal of its edition. */
import { changesFrom, withChanges } from '../../../engine/changes.ts'
import { DEFAULT_OPTIONS, OPTION_IDS, type Options } from '../rules/editions.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'

export interface Packed
  extends Pick<GameSetup, 'edition' | 'seats' | 'expansions' | 'expansionOptions'> {
  /** Those that are not by default. */
  options: Partial<Options>
  changes: unknown
}

const dealOf = (deal: Omit<Packed, 'changes'>): Position => setUp({ ...deal, seed: 1 })

/** Whether a packed position is of a game with an expansion. */
export const isAdded = (packed: unknown): boolean =>
  typeof packed === 'object' && packed !== null && 'expansions' in packed

/** What `unpack` makes the same position of. */
export function pack(position: Position): Packed {
  const { edition, players, expansions } = position
  const chosen = OPTION_IDS.filter((id) => position.options[id] !== DEFAULT_OPTIONS[id])
  const options = Object.fromEntries(chosen.map((id) => [id, position.options[id]]))
  const deal = {
    edition,
    options,
    seats: players.length,
    ...(expansions && { expansions: expansions.sets, expansionOptions: expansions.options }),
  }
  return { ...deal, changes: changesFrom(dealOf(deal), position) }
}

/** The position that was packed. */
export function unpack(packed: Packed): Position {
  const { changes, ...deal } = packed
  return withChanges(dealOf(deal), changes) as Position
}
