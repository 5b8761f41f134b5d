/** Mayor: the privilege, Villas, the ship, the layouts, the refill (docs/rulings.md E, J). */
import type { MoveOf } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import {
  ALL_BUILDINGS,
  type BuildingId,
  RESIDENT_PLACES,
  type Resident,
  type Seat,
  TILES,
  type Tile,
} from '../../rules/vocabulary.ts'
import { PRINTED } from './figures.ts'
import { ask } from './guests.ts'
import {
  addedTo,
  type Coroutine,
  circlesIn,
  clockwise,
  colonistsIn,
  lastRound,
  move1,
  noblesIn,
  type Phase,
  playerIn,
  sum,
  works,
} from './table.ts'

type Layout = Pick<MoveOf<'place'>, 'island' | 'city' | 'nobles'>

/** Whether a player may lay out their residents so: no circle twice, none left over beside an empty circle (docs/rulings.md E5). */
export function mayStandSo(player: Player, layout: Layout): boolean {
  const onTiles = TILES.map((tile: Tile) => layout.island[tile] ?? 0)
  const onBuildings = ALL_BUILDINGS.map((id: BuildingId) => layout.city[id] ?? 0)
  if (TILES.some((tile, index) => (onTiles[index] ?? 0) > player.tiles[tile])) return false
  for (const [index, id] of ALL_BUILDINGS.entries()) {
    const circles = player.city.some((built) => built.id === id) ? PRINTED[id].circles : 0
    if ((onBuildings[index] ?? 0) > circles) return false
  }
  const placed = sum(onTiles) + sum(onBuildings)
  if (placed !== Math.min(colonistsIn(player), circlesIn(player))) return false
  return areNoblesRight(player, layout, placed)
}

/** Nobles are among those on their place, and there are no more of either kind than the player has. */
function areNoblesRight(player: Player, { island, city, nobles }: Layout, placed: number): boolean {
  if (!player.nobles) return nobles === undefined
  const among: Readonly<Record<string, number | undefined>> = { ...island, ...city }
  const count = (place: (typeof RESIDENT_PLACES)[number]): number => nobles?.[place] ?? 0
  if (RESIDENT_PLACES.some((place) => count(place) > (among[place] ?? 0))) return false
  const named = sum(RESIDENT_PLACES.map(count))
  const own = noblesIn(player)
  return named <= own && placed - named <= colonistsIn(player) - own
}

export const mayorPhase: Phase = function* (table, chooser, isDoubled) {
  yield* recruit(table, chooser, isDoubled)
  if (table.expansions)
    for (const seat of clockwise(table, chooser))
      if (works(playerIn(table, seat), 'villa')) villa(table, seat)
  yield* share(table, chooser)
  yield* unload(table, chooser)
  for (const seat of clockwise(table, chooser)) yield* layOut(table, seat)
  refill(table)
}

/** One colonist from the supply; by a Library a second, if the first was taken. */
function* recruit(table: State, chooser: Seat, isDoubled: () => boolean): Coroutine {
  for (let recruits = 0; recruits < 2; recruits++) {
    const left = table.supply.colonists > 0
    if (recruits === 1 && !(left && isDoubled())) return
    const answer = yield* ask(table, () => ({
      at: 'mayor.recruiting',
      seat: chooser,
      allows(move) {
        if (move.do === 'recruit') return left
        return move.do === 'pass' && (!left || table.options['mayor.privilegeOptional'])
      },
    }))
    if (answer?.do !== 'recruit') return
    table.supply.colonists -= 1
    playerIn(table, chooser).stored += 1
  }
}

/** A noble, else a colonist, else nobody. */
function villa(table: State, seat: Seat): void {
  const added = addedTo(table)
  if (added.nobles > 0) {
    added.nobles -= 1
    move1(playerIn(table, seat), 'stored', 'noble', 1)
  } else if (table.supply.colonists > 0) {
    table.supply.colonists -= 1
    move1(playerIn(table, seat), 'stored', 'colonist', 1)
  }
}

/** By an option each may refuse colonists of their part of a ship without nobles; they leave the game (docs/rulings.md E13). */
function* share(table: State, chooser: Seat): Coroutine {
  if (!table.options['mayor.shareOptional'] || (table.expansions?.aboard ?? 0) > 0) return
  const parts = table.players.map(() => 0)
  for (let seat = chooser, left = table.market; left > 0; left--) {
    parts[seat] = (parts[seat] ?? 0) + 1
    seat = (seat + 1) % parts.length
  }
  for (const seat of clockwise(table, chooser)) {
    const part = parts[seat] ?? 0
    if (part === 0) continue
    const answer = yield* ask(table, () => ({
      at: 'mayor.sharing',
      seat,
      allows: (move) => move.do === 'takeShare' && move.count <= part,
    }))
    const taken = answer?.do === 'takeShare' ? answer.count : part
    table.market -= part
    table.supply.refused += part - taken
    playerIn(table, seat).stored += taken
  }
}

/** One resident after the other by turns; while both kinds lie there, whoever takes one chooses. */
function* unload(table: State, chooser: Seat): Coroutine {
  const { expansions } = table
  for (let seat = chooser; table.market > 0; seat = (seat + 1) % table.players.length) {
    const nobles = expansions?.aboard ?? 0
    let kind: Resident = nobles === table.market ? 'noble' : 'colonist'
    if (nobles > 0 && nobles < table.market) {
      const answer = yield* ask(table, () => ({
        at: 'mayor.taking',
        seat,
        allows: (move) => move.do === 'takeResident',
      }))
      if (answer?.do === 'takeResident') kind = answer.resident
    }
    table.market -= 1
    if (expansions && kind === 'noble') expansions.aboard -= 1
    move1(playerIn(table, seat), 'stored', kind, 1)
  }
}

function* layOut(table: State, seat: Seat): Coroutine {
  const player = playerIn(table, seat)
  const answer = yield* ask(table, () => ({
    at: 'mayor.placing',
    seat,
    allows: (move) => move.do === 'place' && mayStandSo(player, move),
  }))
  if (answer?.do !== 'place') throw new Error('a layout expected')
  const residents = colonistsIn(player)
  const nobles = noblesIn(player)
  player.stored = 0
  for (const tile of TILES) player.manned[tile] = answer.island[tile] ?? 0
  player.city = player.city.map(({ id }) => ({ id, workers: answer.city[id] ?? 0 }))
  player.stored = residents - colonistsIn(player)
  if (!player.nobles) return
  player.nobles = { ...answer.nobles }
  const waiting = nobles - noblesIn(player)
  if (waiting > 0) player.nobles.stored = waiting
}

/** One resident for each empty circle on a building, at least one for each player; one of them a noble (docs/rulings.md E8, E10, J). */
function refill(table: State): void {
  const { expansions, supply } = table
  const withNobles = expansions?.sets.includes('nobles') ?? false
  let wanted = 0
  for (const player of table.players)
    for (const { id, workers } of player.city) wanted += PRINTED[id].circles - workers
  wanted = Math.max(wanted, table.players.length)
  if (expansions && withNobles && expansions.nobles > 0) {
    expansions.nobles -= 1
    expansions.aboard += 1
    table.market += 1
    wanted -= 1
  }
  if (!withNobles && wanted > supply.colonists) lastRound(table, 'colonists')
  for (; wanted > 0 && supply.colonists > 0; wanted--) {
    supply.colonists -= 1
    table.market += 1
  }
  const literal = table.options['end.colonists'] === 'supplyEmpty'
  if (!withNobles && literal && supply.colonists === 0) lastRound(table, 'colonists')
}
