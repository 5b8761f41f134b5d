/** What every part of the model needs: the question a player is asked, and a few plain counts. */
import type { Expansions } from '../../rules/expansions.ts'
import type { Move } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import {
  type At,
  type BuildingId,
  GOODS,
  type Good,
  type Resident,
  type ResidentPlace,
  type Seat,
  TILES,
} from '../../rules/vocabulary.ts'
import { PRINTED } from './figures.ts'

/** Who is asked what, and which answers the rulings allow. */
export interface Question {
  at: At
  seat: Seat
  allows: (move: Move) => boolean
}

/** Play as a coroutine: it stops at each question and goes on with the answer. */
export type Coroutine<Answer = void> = Generator<Question, Answer, Move>

/** A role played: from the chooser on, whose privilege may count twice at the moment of using it. */
export type Phase = (table: State, chooser: Seat, isDoubled: () => boolean) => Coroutine

/** The player in a seat; a seat where nobody sits throws. */
export function playerIn(table: State, seat: Seat): Player {
  const player = table.players[seat]
  if (!player) throw new RangeError(`nobody sits in seat ${seat}`)
  return player
}

/** All seats once, clockwise from one of them. */
export function clockwise(table: State, from: Seat): Seat[] {
  const seats = table.players.map((_, seat) => seat)
  return [...seats.slice(from), ...seats.slice(0, from)]
}

/** Whether a building stands in the city, occupied or not. */
export const owns = (player: Player, id: BuildingId): boolean =>
  player.city.some((built) => built.id === id)

/** Owned and occupied: one resident is enough (docs/rulings.md E12). */
export const works = (player: Player, id: BuildingId): boolean =>
  player.city.some((built) => built.id === id && built.workers >= 1)

/** Everything added up. */
export const sum = (counts: readonly number[]): number =>
  counts.reduce((all, count) => all + count, 0)

/** Forests on the island. */
export const forestsOf = (player: Player): number =>
  sum(GOODS.map((good) => player.forests?.[good] ?? 0))

/** Land spaces with a tile; a forest is one too. */
export const tilesOf = (player: Player): number =>
  sum(TILES.map((tile) => player.tiles[tile])) + forestsOf(player)

/** The kinds of goods that a player has. */
export const goodsIn = (player: Player): Good[] => GOODS.filter((good) => player.goods[good] > 0)

/** City spaces that are built on. */
export const spacesBuilt = (player: Player): number =>
  sum(player.city.map((built) => PRINTED[built.id].spaces))

/** All residents of a player, stored ones included. */
export const colonistsIn = (player: Player): number =>
  player.stored +
  sum(TILES.map((tile) => player.manned[tile])) +
  sum(player.city.map((built) => built.workers))

/** Circles on tiles and buildings, empty or not. */
export const circlesIn = (player: Player): number =>
  sum(TILES.map((tile) => player.tiles[tile])) +
  sum(player.city.map(({ id }) => PRINTED[id].circles))

/** Writes down why this round is the last, once. */
export function lastRound(table: State, why: State['ending'][number]): void {
  if (!table.ending.includes(why)) table.ending = [...table.ending, why]
}

/** Points, chip by chip; what the supply lacks is written down or lost, and the last chip ends the game (docs/rulings.md G2-G4). */
export function reward(table: State, seat: Seat, points: number): void {
  const { supply, options } = table
  for (let point = 0; point < points; point++) {
    if (supply.vp > 0) supply.vp -= 1
    else if (options['vp.beyondSupply'] === 'credit') supply.vpOnPaper += 1
    else continue
    playerIn(table, seat).vp += 1
  }
  if (points > 0 && supply.vp === 0) lastRound(table, 'chips')
}

/** What the expansions add to a table; asked for only where there is one. */
export function addedTo({ expansions }: State): Expansions {
  if (!expansions) throw new Error('a game with an expansion expected')
  return expansions
}

/** Nobles of a player, wherever they stand. */
export const noblesIn = ({ nobles = {} }: Player): number => sum(Object.values(nobles))

/** Residents of one kind on a place: tiles of a kind, a building, or beside the board. */
export function standing(player: Player, place: ResidentPlace, kind: Resident): number {
  const nobles = player.nobles?.[place] ?? 0
  return kind === 'noble' ? nobles : allStanding(player, place) - nobles
}

function allStanding(player: Player, place: ResidentPlace): number {
  if (place === 'stored') return player.stored
  const tile = TILES.find((one) => one === place)
  if (tile) return player.manned[tile]
  return player.city.find(({ id }) => id === place)?.workers ?? 0
}

/** Whether a circle of a player is empty there. */
export function hasEmptyCircle(player: Player, place: ResidentPlace): boolean {
  const tile = TILES.find((one) => one === place)
  if (tile) return player.tiles[tile] > player.manned[tile]
  return player.city.some(({ id, workers }) => id === place && workers < PRINTED[id].circles)
}

/** One resident more on a place, or one fewer. */
export function move1(player: Player, place: ResidentPlace, kind: Resident, by: 1 | -1): void {
  const tile = TILES.find((one) => one === place)
  if (place === 'stored') player.stored += by
  else if (tile) player.manned[tile] += by
  else
    player.city = player.city.map(({ id, workers }) => ({
      id,
      workers: id === place ? workers + by : workers,
    }))
  if (kind === 'noble' && player.nobles) {
    const nobles = (player.nobles[place] ?? 0) + by
    if (nobles > 0) player.nobles[place] = nobles
    else delete player.nobles[place]
  }
}

/** One resident for a Hospice or a University: from the supply, or from the ship, there a noble last (docs/rulings.md C13, D12, J). */
export function fetchResident(table: State): Resident {
  if (table.supply.colonists > 0) {
    table.supply.colonists -= 1
    return 'colonist'
  }
  const nobles = table.expansions?.aboard ?? 0
  const kind = table.market > nobles ? 'colonist' : 'noble'
  if (kind === 'noble') addedTo(table).aboard -= 1
  table.market -= 1
  return kind
}

export const colonistLeft = (table: State): boolean => table.supply.colonists + table.market > 0
