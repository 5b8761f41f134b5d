/** What lies on the table between the players, in words. */

import { COMMA, STOP } from '#language/language.ts'
import { list } from '../../../ui/figure/words.ts'
import type { State } from '../rules/state.ts'
import { ALL_BUILDINGS, HOUSE_SPACES, roleOf } from '../rules/vocabulary.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/figure.ts'
import { type SeatName, shipName, tileTerm } from '../words/say.ts'
import type { SharedPart } from './figure-parts.ts'
import { goodCounts, tileCounts, type Words } from './words.ts'

function roles(state: State, seatName: SeatName): Words[] {
  const items = state.roles.map(({ id, coins, takenBy }) => {
    const what = term(roleOf(id))
    const seat = takenBy === null ? null : seatName(takenBy)
    if (seat !== null)
      return coins > 0
        ? say('figure.role-both', { what, count: coins, seat })
        : say('figure.role-taken', { what, seat })
    return coins > 0 ? say('figure.role-coins', { what, count: coins }) : what
  })
  return [list(say('figure.roles'), items)]
}

function ships(state: State): Words[] {
  return state.ships.map(({ size, good, count }) => {
    const name = [{ text: shipName(size) }]
    const free = say('figure.free', { count: size - count })
    if (!good) return list(name, [say('figure.ship-empty'), free])
    return list(name, [say('figure.count', { what: term(good), count }), free])
  })
}

function plantations({ plantations: { faceUp, pile, discard }, supply }: State): Words[] {
  const quarries = say('figure.count', { what: term('quarry'), count: supply.quarries })
  const rows = [
    list(
      say('figure.face-up'),
      faceUp.map((tile) => term(tileTerm(tile))),
    ),
    [
      ...quarries,
      { text: COMMA },
      ...say('figure.pile', { count: pile.length }),
      { text: STOP.trim() },
    ],
  ]
  const left = tileCounts(discard)
  return left.length > 0 ? [...rows, list(say('figure.discarded'), left)] : rows
}

/** Sentences for each part of the table. */
export const SHARED_WORDS: Record<SharedPart, (state: State, seatName: SeatName) => Words[]> = {
  roles,
  plantations,
  ships,
  market: ({ market, supply, expansions }) => [
    list(say('figure.market'), [
      [{ text: String(market - (expansions?.aboard ?? 0)) }],
      ...(expansions?.aboard
        ? [say('figure.count', { what: term('noble'), count: expansions.aboard })]
        : []),
    ]),
    list(say('figure.colonists'), [[{ text: String(supply.colonists) }]]),
  ],
  house: ({ house }) => [
    list(say('figure.house'), [
      ...house.map((good) => term(good)),
      say('figure.free', { count: HOUSE_SPACES - house.length }),
    ]),
  ],
  supply: ({ supply }) => [
    list(say('figure.supply'), [
      ...goodCounts(supply.goods, true),
      say('figure.points', { count: supply.vp }),
    ]),
  ],
  buildings: ({ supply }) => [
    list(
      say('figure.buildings'),
      ALL_BUILDINGS.filter((id) => supply.buildings[id]).map((id) =>
        say('figure.count', { what: term(id), count: supply.buildings[id] ?? 0 }),
      ),
    ),
  ],
}
