/** What can be changed of a position with an expansion, besides what every position has. */

import {
  completeDraft,
  draftOver,
  givenOf,
  makeRoom,
  poolOf,
} from '../../rules/expansions/draft.ts'
import { freshPhase } from '../../rules/expansions/fresh.ts'
import type { AddedPhase, ExpansionOptions, Expansions } from '../../rules/expansions.ts'
import { addResidents, noblesOn, residentsOn } from '../../rules/player.ts'
import { type Position, playerAt } from '../../rules/state.ts'
import type { At, BuildingId, Good, ResidentPlace, RoleTile, Seat } from '../../rules/vocabulary.ts'
import { completePhase } from '../../scenario/complete-added.ts'
import { type Edit, setTurn, within } from '../edits.ts'

/** So many nobles among the residents of a place; where there are fewer residents, more of them stand there. */
export const setNobles =
  (seat: Seat, place: ResidentPlace, count: number): Edit =>
  (draft) => {
    const player = playerAt(draft, seat)
    const more = within(count) - noblesOn(player, place)
    const others = residentsOn(player, place, 'colonist')
    addResidents(player, place, 'noble', more)
    addResidents(player, place, 'colonist', more > 0 ? -Math.min(more, others) : -more)
  }

/** One noble more from the supply, beside the board. */
export const addNoble =
  (seat: Seat): Edit =>
  (draft) =>
    addResidents(playerAt(draft, seat), 'stored', 'noble', 1)

export const setForests =
  (seat: Seat, good: Good, count: number): Edit =>
  (draft) => {
    const { forests } = playerAt(draft, seat)
    if (forests) forests[good] = within(count)
  }

/** Nobles on the ship, beside the colonists there. */
export const setAboard =
  (count: number): Edit =>
  (draft) => {
    const { expansions } = draft
    if (!expansions) return
    draft.market += within(count) - expansions.aboard
    expansions.aboard = within(count)
  }

/** Whether a kind of building is in the game, in place of another of its cost; one that is not stands in no city. */
export const setChosen =
  (id: BuildingId, isChosen: boolean): Edit =>
  (draft) => {
    const { expansions } = draft
    if (!expansions) return
    const others = expansions.chosen.filter((other) => other !== id)
    expansions.chosen = isChosen ? [...others, id] : others
    if (isChosen) {
      makeRoom(draft, expansions, id)
      return
    }
    if (expansions.options['exp.selection'] !== 'all') completeDraft(draft, expansions, id)
    for (const player of draft.players) player.city = player.city.filter((built) => built.id !== id)
  }

/** Options of the game; the buildings that are in every such game are in it. */
export const setOptions =
  (options: Partial<ExpansionOptions>): Edit =>
  (draft) => {
    const { expansions } = draft
    if (!expansions) return
    expansions.options = { ...expansions.options, ...options }
    if (expansions.options['exp.selection'] === 'all')
      expansions.chosen = [...givenOf(expansions), ...poolOf(expansions)]
    for (const id of expansions.chosen) makeRoom(draft, expansions, id)
    completeDraft(draft, expansions)
  }

/** What has left the game. */
export const setRemoved =
  (what: 'colonists' | 'vp', count: number): Edit =>
  ({ expansions }) => {
    if (expansions) expansions.removed[what] = within(count)
  }

export const setAddedPhase =
  (phase: Partial<AddedPhase>): Edit =>
  ({ expansions }) => {
    if (expansions) Object.assign(expansions.phase, phase)
  }

/** Seats that have doubled a privilege in this round. */
export const setDoubled =
  (doubled: readonly Seat[]): Edit =>
  ({ expansions }) => {
    if (expansions) expansions.doubled = [...doubled]
  }

/** The role whose phase is about to begin. */
export const setCalledRole =
  (id: RoleTile): Edit =>
  (draft) => {
    for (const card of draft.roles) {
      if (card.id === draft.role) card.takenBy = null
      if (card.id === id) Object.assign(card, { takenBy: draft.chooser, coins: 0 })
    }
    draft.role = id
  }

/** Where the game stands, with what the phase has come to by then. */
export const setAddedTurn =
  (at: At, chooser: Seat, seat: Seat): Edit =>
  (draft) => {
    const { expansions, role } = draft
    const isNew = at !== draft.at || seat !== draft.seat || chooser !== draft.chooser
    setTurn(at, chooser, seat)(draft)
    const free = draft.roles.find(({ takenBy }) => takenBy === null)
    if (at === 'called' && free) setCalledRole(role ?? free.id)(draft)
    if (!expansions || !isNew) return
    if (at === 'draft') beginDraft(draft, expansions)
    expansions.phase = phaseAt(draft, expansions)
    const { plantations } = draft
    if (expansions.phase.drawn) plantations.pile = plantations.pile.slice(0, -1)
    if (expansions.phase.doubled && !expansions.doubled.includes(chooser))
      expansions.doubled.push(chooser)
  }

/** Buildings are chosen by turns from the governor on, before the first round. */
function beginDraft(draft: Position, expansions: Expansions): void {
  const seats = draft.players.length
  const given = givenOf(expansions)
  if (draftOver(draft)) {
    const last = expansions.chosen.findLast((id) => !given.includes(id))
    expansions.chosen = expansions.chosen.filter((id) => id !== last)
  }
  const drafted = expansions.chosen.length - given.length
  expansions.options = { ...expansions.options, 'exp.selection': 'draft' }
  draft.governor = (((draft.seat - drafted) % seats) + seats) % seats
  draft.chooser = draft.governor
  draft.round = 1
}

/** What is likeliest to have happened in the phase so far; what matters of it can be changed. */
function phaseAt(draft: Position, expansions: Expansions): AddedPhase {
  const { at, plantations } = draft
  const phase = freshPhase()
  completePhase(draft, { ...expansions, phase }, {})
  return {
    ...phase,
    doubled: at === 'settler.second',
    drawn: at.endsWith('.turning') ? (plantations.pile.at(-1) ?? null) : null,
  }
}
