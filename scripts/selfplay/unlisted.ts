import type { Move } from '../../src/games/puerto-rico/rules/moves.ts'
import type { Position } from '../../src/games/puerto-rico/rules/state.ts'
import {
  ALL_BUILDINGS,
  BUILDINGS,
  GOODS,
  RESIDENTS,
  ROLE_TILES,
  SIDES,
  TILE_STATES,
  TILES,
} from '../../src/games/puerto-rico/rules/vocabulary.ts'

type Random = () => number

const below = (random: Random, count: number): number => Math.floor(random() * count)
const oneOf = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)] as T

/** Up to two of the keys, each with a count from 1 to `most`. */
function someOf<K extends string>(
  keys: readonly K[],
  most: number,
  random: Random,
): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {}
  for (let named = below(random, 3); named > 0; named--)
    counts[oneOf(random, keys)] = 1 + below(random, most)
  return counts
}

/** Moves of every kind, as somebody who knows the words but not the rules would make them. */
const MADE_UP: Record<Move['do'], (seat: number, random: Random) => Move> = {
  chooseRole: (seat, random) => ({ do: 'chooseRole', seat, role: oneOf(random, ROLE_TILES) }),
  drawTile: (seat) => ({ do: 'drawTile', seat }),
  takeTile: (seat, random) => ({ do: 'takeTile', seat, tile: oneOf(random, TILES) }),
  manTile: (seat, random) => ({ do: 'manTile', seat, tile: oneOf(random, TILES) }),
  recruit: (seat) => ({ do: 'recruit', seat }),
  place: (seat, random) => ({
    do: 'place',
    seat,
    island: someOf(TILES, 3, random),
    city: someOf(BUILDINGS, 2, random),
  }),
  build: (seat, random) => ({ do: 'build', seat, building: oneOf(random, BUILDINGS) }),
  manBuilding: (seat, random) => ({ do: 'manBuilding', seat, building: oneOf(random, BUILDINGS) }),
  takeGood: (seat, random) => ({ do: 'takeGood', seat, good: oneOf(random, GOODS) }),
  sell: (seat, random) => ({ do: 'sell', seat, good: oneOf(random, GOODS) }),
  load: (seat, random) => ({
    do: 'load',
    seat,
    good: oneOf(random, GOODS),
    ship: 3 + below(random, 7),
  }),
  loadWharf: (seat, random) => ({ do: 'loadWharf', seat, good: oneOf(random, GOODS) }),
  store: (seat, random) => ({
    do: 'store',
    seat,
    keep: someOf(GOODS, 4, random),
  }),
  draft: (seat, random) => ({ do: 'draft', seat, building: oneOf(random, ALL_BUILDINGS) }),
  double: (seat) => ({ do: 'double', seat }),
  takePoints: (seat) => ({ do: 'takePoints', seat }),
  moveGuest: (seat, random) => ({
    do: 'moveGuest',
    seat,
    resident: oneOf(random, RESIDENTS),
    to: oneOf(random, [...TILES, ...ALL_BUILDINGS]),
  }),
  layTile: (seat, random) => ({ do: 'layTile', seat, as: oneOf(random, SIDES) }),
  returnTile: (seat, random) => ({
    do: 'returnTile',
    seat,
    tile: oneOf(random, TILES),
    state: oneOf(random, TILE_STATES),
  }),
  takeResident: (seat, random) => ({
    do: 'takeResident',
    seat,
    resident: oneOf(random, RESIDENTS),
  }),
  sellToSupply: (seat, random) => ({ do: 'sellToSupply', seat, good: oneOf(random, GOODS) }),
  buyTile: (seat) => ({ do: 'buyTile', seat }),
  sellTile: (seat, random) => ({
    do: 'sellTile',
    seat,
    tile: oneOf(random, TILES),
    state: oneOf(random, TILE_STATES),
  }),
  giveGoods: (seat, random) => ({ do: 'giveGoods', seat, goods: someOf(GOODS, 2, random) }),
  loadMixed: (seat, random) => ({ do: 'loadMixed', seat, goods: someOf(GOODS, 3, random) }),
  pass: (seat) => ({ do: 'pass', seat }),
}
const MOVE_KINDS = Object.keys(MADE_UP) as Move['do'][]

/** A move that may or may not be legal: of any kind, most often by the seat whose turn it is. */
export function madeUpMove(position: Position, kinds: readonly Move['do'][], random: Random): Move {
  const seat = random() < 0.9 ? position.seat : below(random, 5)
  return MADE_UP[oneOf(random, random() < 0.7 ? kinds : MOVE_KINDS)](seat, random)
}

/** A legal move spoiled so that no rule can allow it: wrong seat, wrong count, wrong form. */
export function spoiledMove(position: Position, legal: Move, random: Random): unknown {
  const next = { ...legal, seat: (legal.seat + 1) % position.players.length }
  const spoiled = [
    { ...legal, seat: position.players.length },
    // Guests may be moved out of turn: another seat's may go to the same place.
    ...(legal.do === 'moveGuest' ? [] : [next]),
    { ...legal, seat: -1 },
    { ...legal, do: `${legal.do} ` },
    { ...legal, unheardOf: true },
    null,
  ]
  const wrongCount = miscounted(legal, random)
  return wrongCount && random() < 0.6 ? wrongCount : oneOf(random, spoiled)
}

/** The same move with a number that is not the right one; nothing for moves without numbers. */
function miscounted(move: Move, random: Random): unknown {
  const change = random() < 0.5 ? 1 : -1
  if (move.do === 'load' || move.do === 'loadWharf')
    return { ...move, count: oneOf(random, [-1, 0, 20]) }
  if (move.do === 'place') {
    const tile = oneOf(random, TILES)
    return { ...move, island: { ...move.island, [tile]: (move.island[tile] ?? 0) + change } }
  }
  if (move.do === 'store') {
    const good = oneOf(random, GOODS)
    return { ...move, keep: { ...move.keep, [good]: (move.keep[good] ?? 0) + 20 * change } }
  }
  return null
}
