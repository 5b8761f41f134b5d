/** A position in few words, for pages that hold many: what differs from the deal of its version. */
import { changesFrom, withChanges } from '../../../engine/changes.ts'
import { DEFAULT_OPTIONS, OPTION_IDS, type Options } from '../rules/options.ts'
import { type GameSetup, setUp } from '../rules/setup.ts'
import type { Position } from '../rules/state.ts'

export interface Packed extends Pick<GameSetup, 'version' | 'seats'> {
  /** Those that are not by default. */
  options: Partial<Options>
  changes: unknown
}

const dealOf = (deal: Omit<Packed, 'changes'>): Position => setUp({ ...deal, seed: 1 })

/** What `unpack` makes the same position of. */
export function pack(position: Position): Packed {
  const { version, players } = position
  const chosen = OPTION_IDS.filter((id) => position.options[id] !== DEFAULT_OPTIONS[id])
  const options = Object.fromEntries(chosen.map((id) => [id, position.options[id]]))
  const deal = { version, seats: players.length, options }
  return { ...deal, changes: changesFrom(dealOf(deal), position) }
}

/** The position that was packed. */
export function unpack({ changes, ...deal }: Packed): Position {
  return withChanges(dealOf(deal), changes) as Position
}
