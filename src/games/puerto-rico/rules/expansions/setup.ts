/** What the expansions bring to the set-up. */

import type { Emit } from '../events.ts'
import {
  COLONISTS,
  DEFAULT_EXPANSION_OPTIONS,
  type ExpansionOptions,
  type Expansions,
  NOBLES,
  optionsWith,
} from '../expansions.ts'
import type { Position } from '../state.ts'
import { byGood, EXPANSIONS, type ExpansionId } from '../vocabulary.ts'
import { draftOver, startDraft } from './draft.ts'
import { freshPhase } from './fresh.ts'

/** Adds what the expansions bring: nobles, forests, other buildings, and the draft of them. */
export function addExpansions(
  position: Position,
  sets: readonly ExpansionId[],
  chosen: Partial<ExpansionOptions> | undefined,
  emit: Emit,
): void {
  const known = optionsWith(sets)
  const options: ExpansionOptions = {
    ...DEFAULT_EXPANSION_OPTIONS,
    ...Object.fromEntries(
      Object.entries(chosen ?? {}).filter(([id]) => known.some((one) => one === id)),
    ),
  }
  const expansions: Expansions = {
    sets: EXPANSIONS.filter((set) => sets.includes(set)),
    options,
    chosen: [],
    nobles: 0,
    aboard: 0,
    removed: { colonists: 0, nobles: 0, vp: 0 },
    doubled: [],
    phase: freshPhase(),
  }
  position.expansions = expansions
  if (sets.includes('new-buildings'))
    for (const player of position.players) player.forests = byGood(() => 0)
  if (sets.includes('nobles')) {
    for (const player of position.players) player.nobles = {}
    expansions.nobles = NOBLES - 1
    expansions.aboard = 1
    position.supply.colonists =
      options['exp.nobleColonists'] === 'all'
        ? COLONISTS - position.market + 1
        : position.supply.colonists + 1
    emit('noble.first', 0, 'noble', 1, 'supply', 'market')
  }
  startDraft(position, expansions)
  if (!draftOver(position)) position.at = 'draft'
}
