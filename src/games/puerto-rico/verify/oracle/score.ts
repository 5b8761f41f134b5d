/** The final score (docs/rulings.md H). */
import type { Player, State } from '../../rules/state.ts'
import { type Seat, TILES } from '../../rules/vocabulary.ts'
import { PRINTED } from './figures.ts'
import {
  colonistsIn,
  forestsOf,
  goodsIn,
  noblesIn,
  playerIn,
  sum,
  tilesOf,
  works,
} from './table.ts'

/** Points of a player: chips, buildings, and the large buildings where somebody works. */
export function pointsOf(player: Player): number {
  const city = player.city.map(({ id }) => PRINTED[id])
  let points = player.vp + sum(city.map((building) => building.points))
  if (works(player, 'guildHall')) {
    points += city.filter(({ kind }) => kind === 'small plant').length
    points += 2 * city.filter(({ kind }) => kind === 'large plant').length
  }
  if (works(player, 'residence')) {
    const tiles = tilesOf(player)
    if (tiles >= 1) points += 4
    for (let beyond = 10; beyond <= tiles; beyond++) points += 1
  }
  if (works(player, 'fortress')) points += Math.floor(colonistsIn(player) / 3)
  if (works(player, 'customsHouse')) points += Math.floor(player.vp / 4)
  if (works(player, 'cityHall'))
    points += city.filter(({ kind }) => kind === 'commercial' || kind === 'large').length
  if (works(player, 'cloister')) points += [0, 1, 3, 6, 10][setsOf(player)] ?? 0
  points += noblesIn(player) * (works(player, 'royalGarden') ? 2 : 1)
  return points
}

/** Sets of three equal tiles; forests are one kind, whatever lies below. */
const setsOf = (player: Player): number =>
  sum([...TILES.map((tile) => player.tiles[tile]), forestsOf(player)].map((n) => Math.floor(n / 3)))

/** Coins and goods, one good for one coin. */
export const wealthOf = (player: Player): number =>
  player.coins + sum(goodsIn(player).map((good) => player.goods[good]))

/** Whoever nobody beats: in points, or in coins and goods at equal points. */
export function firstSeats(table: State): Seat[] {
  const beats = (one: Player, other: Player): boolean =>
    pointsOf(one) > pointsOf(other) ||
    (pointsOf(one) === pointsOf(other) && wealthOf(one) > wealthOf(other))
  return table.players
    .map((_, seat) => seat)
    .filter((seat) => !table.players.some((other) => beats(other, playerIn(table, seat))))
}
