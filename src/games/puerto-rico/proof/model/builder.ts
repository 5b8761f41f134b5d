/** Builder, quarries and University (docs/rulings.md D). */
import type { State } from '../../rules/state.ts'
import type { BuildingId, Seat } from '../../rules/vocabulary.ts'
import { PRINTED } from './figures.ts'
import {
  type Course,
  clockwise,
  colonistLeft,
  fetchColonist,
  lastRound,
  owns,
  playerIn,
  spacesBuilt,
  works,
} from './table.ts'

/** The price on the list; one option lets Factory and University change theirs. */
export function listPrice(table: State, id: BuildingId): number {
  if (table.options['cost.swapFactoryUniversity'] && id === 'factory')
    return PRINTED.university.price
  if (table.options['cost.swapFactoryUniversity'] && id === 'university')
    return PRINTED.factory.price
  return PRINTED[id].price
}

/** What a player pays: less one for each occupied quarry up to the column, less one for the builder, never below 0 (docs/rulings.md D5-D7). */
export function priceFor(table: State, seat: Seat, id: BuildingId, privileged: boolean): number {
  const quarries = playerIn(table, seat).manned.quarry
  const saved = Math.min(quarries, PRINTED[id].column) + (privileged ? 1 : 0)
  return Math.max(0, listPrice(table, id) - saved)
}

export function* builderPhase(table: State, chooser: Seat): Course {
  for (const seat of clockwise(table, chooser)) yield* builderTurn(table, seat, seat === chooser)
}

function* builderTurn(table: State, seat: Seat, privileged: boolean): Course {
  const player = playerIn(table, seat)
  const mayBuild = (id: BuildingId): boolean =>
    (table.supply.buildings[id] ?? 0) > 0 &&
    !owns(player, id) &&
    spacesBuilt(player) + PRINTED[id].spaces <= 12 &&
    player.coins >= priceFor(table, seat, id, privileged)
  const answer = yield {
    at: 'builder.turn',
    seat,
    allows: (move) => move.do === 'pass' || (move.do === 'build' && mayBuild(move.building)),
  }
  if (answer.do !== 'build') return
  const { building } = answer
  const schooled = works(player, 'university')
  player.coins -= priceFor(table, seat, building, privileged)
  table.supply.buildings[building] -= 1
  player.city.push({ id: building, workers: 0 })
  if (spacesBuilt(player) === 12) lastRound(table, 'city')
  if (schooled) yield* manBuilding(table, seat, building)
}

/** The University offers one colonist, for the building just built (docs/rulings.md D10-D13). */
function* manBuilding(table: State, seat: Seat, building: BuildingId): Course {
  const left = colonistLeft(table)
  const answer = yield {
    at: 'builder.manning',
    seat,
    allows: (move) =>
      move.do === 'pass' || (move.do === 'manBuilding' && left && move.building === building),
  }
  if (answer.do !== 'manBuilding') return
  fetchColonist(table)
  for (const built of playerIn(table, seat).city) if (built.id === building) built.workers = 1
}
