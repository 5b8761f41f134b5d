/** What a standing is worth to a seat in the middle of a game, in francs of the final wealth. */
import { BUILDING } from '../../rules/buildings.ts'
import { cardValue } from '../../rules/cards.ts'
import type { Need } from '../../rules/effects.ts'
import { HARVEST } from '../../rules/goods.ts'
import { ENERGY, FOOD } from '../../rules/pay.ts'
import { foodDue } from '../../rules/player.ts'
import { scoreOf } from '../../rules/scoring.ts'
import { roundCards, SHIP, SHIP_TYPE } from '../../rules/ships.ts'
import { type Player, type Position, playerAt } from '../../rules/state.ts'
import { GOODS, type Good, type Item, type Seat, SHIP_TYPES } from '../../rules/vocabulary.ts'

/** What a good can become for its holder while there is time to use it. */
const HOLDING: Record<Good, number> = {
  fish: 0.9,
  wood: 0.9,
  clay: 0.9,
  iron: 2,
  grain: 0.8,
  cattle: 2,
  coal: 2.2,
  hide: 1,
  smokedFish: 1.8,
  charcoal: 1.4,
  brick: 1.8,
  steel: 5,
  bread: 2,
  meat: 2.6,
  coke: 4,
  leather: 2.4,
}
/** Of so many of a good each is worth all of it, of more only a part. */
const PLENTY = 6
const BEYOND = 0.4
/** Rounds in which goods can still be turned into wealth. */
const TIME_TO_USE = 4
/** What it costs to lack one food: part of a loan. */
const LACK = 1.8
/** How much of the food that a ship brings is not wasted. */
const FED = 0.85
/** What a building brings its owner in a round, as fees and free entries. */
const RENT = 0.5
const HARVESTED = 0.8

/** Rounds that are still to end; none in the final stage. */
const roundsLeft = ({ version, players, round, final }: Position): number =>
  final ? 0 : roundCards(version, players.length).length - round + 1

const foodHeld = ({ items }: Player): number =>
  FOOD.reduce((sum, { item, worth }) => sum + worth * items[item], 0)

/** Food that a seat would lack if the round ended now. */
export function foodLacking(position: Position, seat: Seat): number {
  if (position.final || position.at === 'over') return 0
  return Math.max(0, foodDue(position, seat) - foodHeld(playerAt(position, seat)))
}

const plenty = (count: number): number =>
  Math.min(count, PLENTY) + BEYOND * Math.max(0, count - PLENTY)

/** What a card that is only planned counts for, with all of its materials at hand. */
const PLANNED = 0.6
const ENERGY_OF_SHIP = 3

/** How much of what a card takes is held, from 0 to 1; substitutes left aside. */
function shareHeld({ items }: Player, need: Need, energy: number): number {
  const materials = Object.entries(need) as [Item, number][]
  const all = materials.reduce((sum, [, count]) => sum + count, energy)
  const burnt = ENERGY.reduce((sum, { item, worth }) => sum + worth * items[item], 0)
  const held = materials.reduce((sum, [item, count]) => sum + Math.min(count, items[item]), 0)
  return (held + Math.min(energy, burnt)) / all
}

/** What the best of the cards on the stacks promises, by how near it is. */
function plan(position: Position, seat: Seat, rounds: number): number {
  const player = playerAt(position, seat)
  let best = 0
  for (const type of SHIP_TYPES) {
    const [top] = position.ships[type]
    if (!top) continue
    const fed = rounds * FED * (SHIP_TYPE[type].food[position.players.length - 1] ?? 0)
    const share = shareHeld(player, SHIP_TYPE[type].cost, ENERGY_OF_SHIP)
    best = Math.max(best, (SHIP[top].value + fed) * share ** 2)
  }
  for (const [top] of position.stacks) {
    const cost = top && BUILDING[top].cost
    if (!cost) continue
    best = Math.max(best, cardValue(top) * shareHeld(player, cost, 0) ** 2)
  }
  return PLANNED * best
}

/** What the standing of a seat is worth; its wealth itself when the game is over. */
export function worth(position: Position, seat: Seat): number {
  const { total } = scoreOf(position, seat)
  const rounds = position.at === 'over' ? 0 : roundsLeft(position)
  if (rounds === 0) return total
  const player = playerAt(position, seat)
  const use = Math.min(1, rounds / TIME_TO_USE)
  const goods = GOODS.reduce((sum, good) => sum + HOLDING[good] * plenty(player.items[good]), 0)
  const seats = position.players.length
  const fed = player.ships.reduce(
    (sum, ship) => sum + (SHIP_TYPE[SHIP[ship].type].food[seats - 1] ?? 0),
    0,
  )
  const grows = HARVEST.filter(({ good, least }) => player.items[good] >= least).length
  return (
    total +
    use * goods +
    plan(position, seat, rounds) -
    LACK * foodLacking(position, seat) +
    rounds * (FED * fed + RENT * player.buildings.length + HARVESTED * grows)
  )
}
