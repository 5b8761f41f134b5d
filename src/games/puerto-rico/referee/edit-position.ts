/** Keeps a position that is being set up true to the box: what is not named lies in the supply. */

import { copyState } from '../rules/copy-state.ts'
import { figuresFor } from '../rules/editions.ts'
import { layRestInSupply } from '../rules/inventory.ts'
import { freeCity } from '../rules/player.ts'
import type { Position } from '../rules/state.ts'
import { type EndTrigger, GOODS, type Good } from '../rules/vocabulary.ts'

/** A changed copy, with everything that follows from the change; a position that can occur follows from itself. */
export function edited(position: Position, change: (draft: Position) => void): Position {
  const draft = copyState(position)
  change(draft)
  fitRest(draft)
  return draft
}

function fitRest(draft: Position): void {
  layRestInSupply(draft)
  for (const good of GOODS) fitPlantations(draft, good)
  fitEnding(draft)
  const inPlay = draft.roles.find(({ id }) => id === draft.role)
  draft.picks = draft.roles.filter(({ takenBy }) => takenBy !== null).length
  if (draft.at === 'over') return
  const seats = draft.players.length
  const before = draft.picks - (inPlay ? 1 : 0)
  draft.governor = (draft.chooser - (before % seats) + seats) % seats
}

const times = (goods: readonly Good[], good: Good): number =>
  goods.filter((one) => one === good).length

/** Plantations too many on the table come from the bottom of the pile, then from the discard; others go back below. */
function fitPlantations({ edition, options, players, plantations }: Position, good: Good): void {
  const { faceUp, pile, discard } = plantations
  const all = figuresFor(edition, players.length, options).plantations[good]
  const lying = players.reduce((sum, { tiles }) => sum + tiles[good], 0) + times(faceUp, good)
  for (let left = all - lying - times(pile, good) - discard[good]; left > 0; left--)
    pile.unshift(good)
  for (let over = lying + times(pile, good) + discard[good] - all; over > 0; over--) {
    const lowest = pile.indexOf(good)
    if (lowest >= 0) pile.splice(lowest, 1)
    else discard[good] -= 1
  }
}

function fitEnding(draft: Position): void {
  const holds: Partial<Record<EndTrigger, boolean>> = {
    city: draft.players.some((player) => freeCity(player) === 0),
    chips: draft.supply.vp === 0,
  }
  draft.ending = draft.ending.filter((trigger) => holds[trigger] ?? true)
  for (const trigger of ['chips', 'city'] as const)
    if (holds[trigger] && !draft.ending.includes(trigger)) draft.ending.push(trigger)
}
