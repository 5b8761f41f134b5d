/** Choosing the buildings before the game (docs/rulings.md I). */
import type { State } from '../../rules/state.ts'
import { ADDED_BUILDINGS, ALL_BUILDINGS, type BuildingId } from '../../rules/vocabulary.ts'
import { listPrice } from './builder.ts'
import { PRINTED } from './figures.ts'
import { addedTo, type Coroutine } from './table.ts'

/** How many spaces there are for each cost. */
const SPACES: Readonly<Record<number, number>> = {
  ...{ 1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5 },
}

const setOf = (id: BuildingId) =>
  (['new-buildings', 'nobles'] as const).find((set) =>
    (ADDED_BUILDINGS[set] as readonly BuildingId[]).includes(id),
  )

/** Whether a kind is drafted at all in this game. */
function isInPool(table: State, id: BuildingId): boolean {
  const { sets, options } = addedTo(table)
  const set = setOf(id)
  if (set && !sets.includes(set)) return false
  if (set === 'nobles' && options['exp.nobleBuildings'] === 'added') return false
  if (id === 'jeweler') return options['exp.jeweler'] === 'drafted'
  return PRINTED[id].kind === 'commercial' || PRINTED[id].kind === 'large'
}

function mayPick(table: State, id: BuildingId): boolean {
  const { chosen, options } = addedTo(table)
  if (!isInPool(table, id) || chosen.includes(id)) return false
  const price = listPrice(table, id)
  const filled = chosen.filter((one) => isInPool(table, one) && listPrice(table, one) === price)
  if (filled.length >= (SPACES[price] ?? 0)) return false
  const other = id === 'hacienda' ? 'forestHouse' : id === 'forestHouse' ? 'hacienda' : null
  return !(options['exp.haciendaForestHouseExclusive'] && other && chosen.includes(other))
}

/** Copies of a kind that is in the game. */
function copiesOf(table: State, id: BuildingId): number {
  if (PRINTED[id].kind === 'large') return 1
  return table.players.length === 2 && id !== 'jeweler' ? 1 : 2
}

export function* draft(table: State): Coroutine {
  const { chosen } = addedTo(table)
  let seat = table.governor
  while (ALL_BUILDINGS.some((id) => mayPick(table, id))) {
    const answer = yield {
      at: 'draft',
      seat,
      allows: (move) => move.do === 'draft' && mayPick(table, move.building),
    }
    if (answer.do !== 'draft') throw new Error('a building expected')
    const { building } = answer
    chosen.push(building)
    table.supply.buildings = { ...table.supply.buildings, [building]: copiesOf(table, building) }
    seat = (seat + 1) % table.players.length
  }
}
