/** Before the game: which buildings lie in the supply. */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { shuffle } from '../../../../engine/rng.ts'
import { BUILDING, buildingOf } from '../buildings.ts'
import { figuresFor } from '../editions.ts'
import type { Expansions } from '../expansions.ts'
import { costOf } from '../roles/builder.ts'
import { defineMove } from '../roles/define-move.ts'
import { type Position, putInStock, type State } from '../state.ts'
import {
  ADDED_BUILDINGS,
  ALL_BUILDINGS,
  type BaseBuildingId,
  BUILDINGS,
  type BuildingId,
} from '../vocabulary.ts'

/** Spaces of the building board by the cost of what lies there. */
const SPACES: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  5: 2,
  6: 1,
  7: 1,
  8: 2,
  9: 1,
  10: 5,
}

const nobles = new Set<BuildingId>(ADDED_BUILDINGS.nobles)
const isNoble = (id: BuildingId): boolean => nobles.has(id)
const base = new Set<BuildingId>(BUILDINGS)
const isBase = (id: BuildingId): id is BaseBuildingId => base.has(id)

/** The buildings that can be in a game with these expansions, those that always are among them. */
function buildingsOf({ sets }: Expansions): BuildingId[] {
  return [...BUILDINGS, ...sets.flatMap((set): readonly BuildingId[] => ADDED_BUILDINGS[set])]
}

/** Whether a building can be in a game with these expansions. */
const isWith = ({ sets }: Expansions, id: BuildingId): boolean =>
  isBase(id) || sets.includes(isNoble(id) ? 'nobles' : 'new-buildings')

/** Whether a building is chosen for a game, and not in every game with these expansions. */
function isDrafted({ options }: Expansions, id: BuildingId): boolean {
  if (buildingOf(id).kind === 'production')
    return isNoble(id) && options['exp.jeweler'] === 'drafted'
  return !(isNoble(id) && options['exp.nobleBuildings'] === 'added')
}

/** Every building that can be chosen for a game. */
export const poolOf = (expansions: Expansions): BuildingId[] =>
  buildingsOf(expansions).filter((id) => isDrafted(expansions, id))

/** The buildings of the expansions that are in every such game. */
export const givenOf = (expansions: Expansions): BuildingId[] => {
  const pool = poolOf(expansions)
  return buildingsOf(expansions).filter((id) => !pool.includes(id) && !isBase(id))
}

/** Copies of a building in a game that has it; of what the expansions add two, with two players one. */
export function copiesOf(state: State, id: BuildingId): number {
  const seats = state.players.length
  if (isBase(id)) return figuresFor(state.edition, seats, state.options).copies[id]
  const { kind } = BUILDING[id]
  if (kind === 'large') return 1
  return seats === 2 && kind === 'commercial' ? 1 : 2
}

const EXCLUSIVE: readonly BuildingId[] = ['hacienda', 'forestHouse']
/** Whether a building is one of a pair that can exclude each other. */
export const isExclusive = (id: BuildingId): boolean => EXCLUSIVE.includes(id)

const isExcluded = ({ options, chosen }: Expansions, id: BuildingId): boolean =>
  options['exp.haciendaForestHouseExclusive'] &&
  EXCLUSIVE.includes(id) &&
  EXCLUSIVE.some((other) => other !== id && chosen.includes(other))

/** Spaces of a cost that no building has been chosen for. */
function spacesLeft(state: State, expansions: Expansions, cost: number): number {
  let left = SPACES[cost] ?? 0
  for (const id of expansions.chosen)
    if (costOf(state, id) === cost && isDrafted(expansions, id)) left -= 1
  return left
}

/** A building of each cost that more were chosen of than there are spaces. */
export const overfullCosts = (state: State, expansions: Expansions): BuildingId[] =>
  Object.keys(SPACES).flatMap((cost) => {
    if (spacesLeft(state, expansions, Number(cost)) >= 0) return []
    const last = expansions.chosen.findLast((id) => costOf(state, id) === Number(cost))
    return last ? [last] : []
  })

/** Whether a building can be chosen now. */
export const canPick = (state: State, expansions: Expansions, id: BuildingId): boolean =>
  !expansions.chosen.includes(id) &&
  spacesLeft(state, expansions, costOf(state, id)) > 0 &&
  !isExcluded(expansions, id)

/** Lays every copy of a building out. */
function choose(state: State, expansions: Expansions, id: BuildingId): number {
  const copies = copiesOf(state, id)
  expansions.chosen.push(id)
  putInStock(state, id, copies)
  return copies
}

export const draft = defineMove<'draft'>({
  rules: {
    'draft.in-pool': ({ expansions }, { building }) =>
      expansions !== undefined &&
      isWith(expansions, building) &&
      isDrafted(expansions, building) &&
      !expansions.chosen.includes(building),
    'draft.space': (state, { building }) =>
      state.expansions !== undefined &&
      spacesLeft(state, state.expansions, costOf(state, building)) > 0,
    'draft.excluded': ({ expansions }, { building }) =>
      expansions !== undefined && !isExcluded(expansions, building),
  },
  candidates: sameForSeat((seat) =>
    ALL_BUILDINGS.map((building) => ({ do: 'draft', seat, building })),
  ),
  apply(state, { seat, building }, emit) {
    if (!state.expansions) return
    const copies = choose(state, state.expansions, building)
    emit('draft.pick', seat, building, copies, 'box', 'supply')
  },
})

/** Whether every space is filled that can be. */
export function draftOver(state: State): boolean {
  const { expansions } = state
  if (!expansions) return true
  for (const id of ALL_BUILDINGS)
    if (isWith(expansions, id) && isDrafted(expansions, id) && canPick(state, expansions, id))
      return false
  return true
}

/** Adds what every such game has, and once the draft is over fills the spaces that are open with what comes first, but for one. */
export function completeDraft(position: Position, expansions: Expansions, but?: BuildingId): void {
  for (const id of givenOf(expansions))
    if (!expansions.chosen.includes(id)) choose(position, expansions, id)
  if (position.at === 'draft') return
  for (const id of poolOf(expansions))
    if (id !== but && canPick(position, expansions, id)) choose(position, expansions, id)
}

/** Makes room for a building that was chosen: as many of its cost leave the game as there are too many, the last first. */
export function makeRoom(position: Position, expansions: Expansions, id: BuildingId): void {
  const cost = costOf(position, id)
  while (spacesLeft(position, expansions, cost) < 0) {
    const last = expansions.chosen.findLast(
      (other) => other !== id && isDrafted(expansions, other) && costOf(position, other) === cost,
    )
    if (!last) return
    expansions.chosen = expansions.chosen.filter((other) => other !== last)
    for (const player of position.players)
      player.city = player.city.filter((built) => built.id !== last)
  }
}

/** Takes what may be drafted out of the supply, lays out what is in every such game, and chooses at once where nobody drafts. */
export function startDraft(state: State, expansions: Expansions): void {
  const pool = poolOf(expansions)
  for (const id of pool) if (isBase(id)) putInStock(state, id, 0)
  for (const id of givenOf(expansions)) choose(state, expansions, id)
  const way = expansions.options['exp.selection']
  if (way === 'all') for (const id of pool) choose(state, expansions, id)
  if (way !== 'random') return
  shuffle(state, pool)
  for (const id of pool) if (canPick(state, expansions, id)) choose(state, expansions, id)
}
