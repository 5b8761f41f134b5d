/** What every part of the model needs: the question a player is asked, and a few plain counts. */
import type { Move } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import {
  type BuildingId,
  type Decision,
  GOODS,
  type Good,
  type Seat,
  TILES,
} from '../../rules/vocabulary.ts'
import { PRINTED } from './figures.ts'

/** Who is asked what, and which answers the rulings allow. */
export interface Question {
  at: Decision
  seat: Seat
  allows: (move: Move) => boolean
}

/** Play told as a tale: it stops at each question and goes on with the answer. */
export type Course = Generator<Question, void, Move>

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

export const owns = (player: Player, id: BuildingId): boolean =>
  player.city.some((built) => built.id === id)

/** Owned and occupied: one colonist is enough (docs/rulings.md E12). */
export const works = (player: Player, id: BuildingId): boolean =>
  player.city.some((built) => built.id === id && built.workers >= 1)

export const sum = (counts: readonly number[]): number =>
  counts.reduce((all, count) => all + count, 0)

export const tilesOf = (player: Player): number => sum(TILES.map((tile) => player.tiles[tile]))

export const goodsIn = (player: Player): Good[] => GOODS.filter((good) => player.goods[good] > 0)

export const spacesBuilt = (player: Player): number =>
  sum(player.city.map((built) => PRINTED[built.id].spaces))

export const colonistsIn = (player: Player): number =>
  player.stored +
  sum(TILES.map((tile) => player.manned[tile])) +
  sum(player.city.map((built) => built.workers))

export const circlesIn = (player: Player): number =>
  tilesOf(player) + sum(player.city.map(({ id }) => PRINTED[id].circles))

/** Writes down why this round is the last, once. */
export function lastRound(table: State, why: State['ending'][number]): void {
  if (!table.ending.includes(why)) table.ending.push(why)
}

/** One colonist for a Hospice or a University: from the supply, or from the ship (docs/rulings.md C13, D12). */
export function fetchColonist(table: State): void {
  if (table.supply.colonists > 0) table.supply.colonists -= 1
  else table.market -= 1
}

export const colonistLeft = (table: State): boolean => table.supply.colonists + table.market > 0
