/** What the expansions add to the tokens of a game. */
import type { TellTokens } from '../../../../engine/inventory.ts'
import { BUILDING } from '../buildings.ts'
import { COLONISTS, type Expansions, NOBLES } from '../expansions.ts'
import type { Position } from '../state.ts'
import { type CountedToken, tileToken } from '../tokens.ts'
import { ALL_BUILDINGS, BUILDINGS, type BuildingId } from '../vocabulary.ts'
import { copiesOf } from './draft.ts'

type Tell = TellTokens<CountedToken>

export function tellExpansions({ nobles, aboard, removed, phase }: Expansions, tell: Tell): void {
  tell('noble', 'supply', null, nobles)
  tell('noble', 'market', null, aboard)
  tell('noble', 'removed', null, removed.nobles)
  tell('colonist', 'removed', null, removed.colonists)
  tell('vp', 'removed', null, removed.vp)
  if (phase.drawn) tell(tileToken(phase.drawn), 'hand', null, 1)
}

/** Sets how many there are with an expansion: nobles, more colonists, and the buildings that were chosen. */
export function countExpansions(
  position: Position,
  { sets, options, chosen }: Expansions,
  sums: Map<CountedToken, number>,
): void {
  if (sets.includes('nobles')) {
    sums.set('noble', NOBLES)
    if (options['exp.nobleColonists'] === 'all') sums.set('colonist', COLONISTS)
  }
  for (const id of ALL_BUILDINGS) {
    const isPlant =
      (BUILDINGS as readonly BuildingId[]).includes(id) && BUILDING[id].kind === 'production'
    if (!isPlant) sums.set(id, chosen.includes(id) ? copiesOf(position, id) : 0)
  }
}
