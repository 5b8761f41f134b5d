/** What a scenario says of expansions, from its words to a position and back. Importing this module makes it known. */
import { letterOf, seatOf } from '../../../engine/seats.ts'
import { completeDraft } from '../rules/expansions/draft.ts'
import { freshPhase } from '../rules/expansions/fresh.ts'
import {
  DEFAULT_EXPANSION_OPTIONS,
  EXPANSION_OPTION_IDS,
  type ExpansionOptions,
  type Expansions,
} from '../rules/expansions.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import type { GameSetup } from '../rules/setup.ts'
import type { Player, Position } from '../rules/state.ts'
import { BUILDINGS, each, GOODS, RESIDENT_PLACES } from '../rules/vocabulary.ts'
import { addScenarioWords } from './added.ts'
import { addedPhaseSource, phaseGiven } from './added-phase.ts'
import { completePhase } from './complete-added.ts'

type Source = NonNullable<NonNullable<Start['set']>['expansions']>

/** What of a scenario's game concerns expansions; a table that is told has every building, unless it says otherwise. */
function expansionSetup({ game, at, set }: Start): Partial<GameSetup> {
  if (!game?.expansions?.length) return {}
  const isGiven = (set !== undefined || at !== undefined) && at !== 'draft'
  const chosen = game.options ?? {}
  const options = Object.fromEntries(
    EXPANSION_OPTION_IDS.flatMap((id) => (chosen[id] === undefined ? [] : [[id, chosen[id]]])),
  ) as Partial<ExpansionOptions>
  const way = set?.expansions?.chosen ? 'draft' : 'all'
  const selection = isGiven ? ({ 'exp.selection': way } as const) : {}
  return { expansions: game.expansions, expansionOptions: { ...selection, ...options } }
}

/** Nobles and forests of a player. */
function setAddedTokens(player: Player, { nobles, forests }: PlayerSource): void {
  if (player.nobles && nobles)
    player.nobles = Object.fromEntries(Object.entries(nobles).filter(([, count]) => count > 0))
  if (player.forests) player.forests = each(GOODS, (good) => forests?.[good] ?? 0)
}

/** What the table has of expansions, before the rest is laid in the supply. */
function setExpansions(position: Position, { set }: Start): void {
  const { expansions } = position
  if (!expansions) return
  const { chosen, aboard, doubled, removed, phase }: Source = set?.expansions ?? {}
  if (chosen) {
    expansions.chosen = [...chosen]
    completeDraft(position, expansions)
    // What is in the game lies in the supply, if only as none; what is left of it is laid there with the rest.
    position.supply.buildings = {
      ...each(BUILDINGS, () => 0),
      ...Object.fromEntries(expansions.chosen.map((id) => [id, 0])),
    }
  }
  expansions.aboard = aboard ?? Math.min(position.market, expansions.aboard)
  expansions.doubled = (doubled ?? []).map(seatOf)
  Object.assign(expansions.removed, removed)
  expansions.phase = freshPhase()
  completePhase(position, expansions, phaseGiven(phase ?? {}, position.players.length))
}

/** A supply that is told holds no more: the rest has left the game. */
function limitSupply(position: Position, { set }: Start): void {
  const { expansions, supply } = position
  const { nobles, colonists } = set?.expansions ?? {}
  if (!expansions) return
  if (nobles !== undefined) {
    expansions.removed.nobles += expansions.nobles - nobles
    expansions.nobles = nobles
  }
  if (colonists !== undefined) {
    expansions.removed.colonists += supply.colonists - colonists
    supply.colonists = colonists
  }
}

/** The options of a position's expansions that are not as usual. */
function expansionGame({ expansions }: Position): NonNullable<Start['game']> {
  if (!expansions) return {}
  const changed = EXPANSION_OPTION_IDS.filter(
    (id) => expansions.options[id] !== DEFAULT_EXPANSION_OPTIONS[id] || id === 'exp.selection',
  )
  return {
    expansions: expansions.sets,
    options: Object.fromEntries(changed.map((id) => [id, expansions.options[id]])),
  }
}

/** Nobles and forests of a player in words. */
function addedTokens({ nobles, forests }: Player): Pick<PlayerSource, 'nobles' | 'forests'> {
  const laid = forests && Object.fromEntries(Object.entries(forests).filter(([, count]) => count))
  const standing = Object.fromEntries(
    RESIDENT_PLACES.flatMap((place) => (nobles?.[place] ? [[place, nobles[place]]] : [])),
  )
  return {
    ...(Object.keys(standing).length > 0 && { nobles: standing }),
    ...(laid && Object.keys(laid).length > 0 && { forests: laid }),
  }
}

/** What the table has of expansions in words. */
function expansionsSource(position: Position, expansions: Expansions): Source {
  const { sets, chosen, aboard, doubled, removed } = expansions
  const phase = addedPhaseSource(position, expansions)
  const nobles = sets.includes('nobles') ? { aboard } : {}
  return { chosen, ...nobles, doubled: doubled.map(letterOf), removed, phase }
}

addScenarioWords({
  expansionSetup,
  setAddedTokens,
  setExpansions,
  limitSupply,
  expansionGame,
  addedTokens,
  expansionsSource,
})
