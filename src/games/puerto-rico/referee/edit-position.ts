/** Keeps a position that is being set up true to the box: what is not named lies in the supply. */

import { copyState } from '../rules/copy-state.ts'
import { figuresFor } from '../rules/editions.ts'
import { layRestInSupply } from '../rules/inventory.ts'
import { allOn, freeCity, noblesOn } from '../rules/player.ts'
import type { Player, Position } from '../rules/state.ts'
import { type EndTrigger, GOODS, type Good, RESIDENT_PLACES } from '../rules/vocabulary.ts'

/** A changed copy, with everything that follows from the change; a position that can occur follows from itself. */
export function edited(position: Position, change: (draft: Position) => void): Position {
  const draft = copyState(position)
  change(draft)
  fitRest(draft, position)
  return draft
}

function fitRest(draft: Position, was: Position): void {
  for (const player of draft.players) fitNobles(player)
  layRestInSupply(draft)
  for (const good of GOODS) fitPlantations(draft, good)
  fitEnding(draft, was)
  const inPlay = draft.roles.find(({ id }) => id === draft.role)
  draft.picks = draft.roles.filter(({ takenBy }) => takenBy !== null).length
  const seats = draft.players.length
  const before = draft.picks - (inPlay || draft.at === 'over' ? 1 : 0)
  draft.governor = (draft.chooser - (before % seats) + seats) % seats
}

/** Nobles are among the residents of their place. */
function fitNobles(player: Player): void {
  const { nobles } = player
  if (!nobles) return
  for (const place of RESIDENT_PLACES) {
    const count = Math.min(noblesOn(player, place), allOn(player, place))
    if (count > 0) nobles[place] = count
    else delete nobles[place]
  }
}

const times = (goods: readonly Good[], good: Good): number =>
  goods.filter((one) => one === good).length

/** Plantations too many on the table come from the bottom of the pile, then from the discard; others go back below. */
function fitPlantations(position: Position, good: Good): void {
  const { edition, options, players, plantations, expansions } = position
  const { faceUp, discard } = plantations
  const pile = [...plantations.pile]
  const all = figuresFor(edition, players.length, options).plantations[good]
  const laid = players.map(({ tiles, forests }) => tiles[good] + (forests?.[good] ?? 0))
  const drawn = expansions?.phase.drawn === good ? 1 : 0
  const lying = laid.reduce((sum, count) => sum + count, drawn) + times(faceUp, good)
  for (let left = all - lying - times(pile, good) - discard[good]; left > 0; left--)
    pile.unshift(good)
  for (let over = lying + times(pile, good) + discard[good] - all; over > 0; over--) {
    const lowest = pile.indexOf(good)
    if (lowest >= 0) pile.splice(lowest, 1)
    else discard[good] -= 1
  }
  plantations.pile = pile
}

function fitEnding(draft: Position, was: Position): void {
  // With an expansion a chip may be paid back after the last one was taken.
  const isBack = was.supply.vp > 0 && was.ending.includes('chips')
  const holds: Partial<Record<EndTrigger, boolean>> = {
    city: draft.players.some((player) => freeCity(player) === 0),
    chips: draft.supply.vp === 0 || isBack,
  }
  draft.ending = draft.ending.filter((trigger) => holds[trigger] ?? true)
  for (const trigger of ['chips', 'city'] as const)
    if (holds[trigger] && !draft.ending.includes(trigger)) draft.ending = [...draft.ending, trigger]
}
