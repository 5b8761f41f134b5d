/** What a scenario says of expansions, from its words to a position and back. Importing this module makes it known. */
import { letterOf, seatOf } from '../../../engine/seats.ts'
import { freshPhase } from '../rules/expansions/fresh.ts'
import {
  DEFAULT_EXPANSION_OPTIONS,
  EXPANSION_OPTION_IDS,
  type ExpansionOptions,
  type Expansions,
} from '../rules/expansions.ts'
import type { PlayerSource, Start } from '../rules/notation.ts'
import type { GameSetup } from '../rules/setup.ts'
import { type Player, type Position, putInStock } from '../rules/state.ts'
import { each, GOODS, RESIDENT_PLACES } from '../rules/vocabulary.ts'
import { addScenarioWords } from './added.ts'

type Source = NonNullable<NonNullable<Start['set']>['expansions']>

/** What of a scenario's game concerns expansions; a table that is told has every building, unless it says otherwise. */
function expansionSetup({ game, at, set }: Start): Partial<GameSetup> {
  if (!game?.expansions?.length) return {}
  const told = (set !== undefined || at !== undefined) && at !== 'draft'
  const chosen = game.options ?? {}
  const options = Object.fromEntries(
    EXPANSION_OPTION_IDS.flatMap((id) => (chosen[id] === undefined ? [] : [[id, chosen[id]]])),
  ) as Partial<ExpansionOptions>
  const selection = told ? { 'exp.selection': 'all' as const } : {}
  return { expansions: game.expansions, expansionOptions: { ...selection, ...options } }
}

/** Nobles and forests of a player. */
function setAddedTokens(player: Player, { nobles, forests }: PlayerSource): void {
  if (player.nobles && nobles)
    player.nobles = Object.fromEntries(Object.entries(nobles).filter(([, count]) => count > 0))
  if (player.forests) player.forests = each(GOODS, (good) => forests?.[good] ?? 0)
}

/** What the table has of expansions, before the rest is laid in the supply. */
function setExpansions(position: Position, { set, at }: Start): void {
  const { expansions } = position
  if (!expansions) return
  const { chosen, aboard, doubled, removed, phase }: Source = set?.expansions ?? {}
  if (chosen) {
    expansions.chosen = [...chosen]
    for (const id of Object.keys(position.supply.buildings) as (typeof chosen)[number][])
      if (expansions.chosen.includes(id))
        putInStock(position, id, position.supply.buildings[id] ?? 0)
  }
  expansions.aboard = Math.min(position.market, aboard ?? expansions.aboard)
  expansions.doubled = (doubled ?? []).map(seatOf)
  Object.assign(expansions.removed, removed)
  expansions.phase = { ...freshPhase(), placing: at === 'mayor.placing', calling: at === 'called' }
  Object.assign(expansions.phase, phase)
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
function expansionsSource({ chosen, aboard, doubled, removed, phase }: Expansions): Source {
  return { chosen, aboard, doubled: doubled.map(letterOf), removed, phase }
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
