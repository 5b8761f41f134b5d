/** 선장, loading (docs/rulings.md F11-F20). */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { added } from '../added.ts'
import type { Emit } from '../events.ts'
import { placeOfShip } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { bearing, goodsOf, hasPower, isChooser } from '../player.ts'
import { playerAt, type Ship, type State } from '../state.ts'
import { add, at, GOODS, type Good, put, type Seat } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'
import { givePoints, payPoints } from './points.ts'
import { doubles } from './privilege.ts'

const shipOf = (state: State, size: number): Ship | undefined => {
  for (const ship of state.ships) if (ship.size === size) return ship
  return undefined
}

/** Goods of a kind lie on another ship than this one. */
const liesElsewhere = (state: State, good: Good, ship: Ship): boolean => {
  for (const other of state.ships) if (other !== ship && other.good === good) return true
  return false
}

/** How many of `seat`'s goods of a kind this ship takes; 0 where it takes none. */
export function loadable(state: State, seat: Seat, good: Good, ship: Ship): number {
  if (ship.good !== null && ship.good !== good) return 0
  if (liesElsewhere(state, good, ship)) return 0
  return Math.min(at(playerAt(state, seat).goods, good), ship.size - ship.count)
}

/** The most goods of a kind that one ship has room for: the one they lie on, else the largest empty one. */
function roomFor(state: State, good: Good): number {
  let room = 0
  for (const ship of state.ships) {
    if (ship.good === good) return ship.size - ship.count
    if (ship.good === null && ship.size > room) room = ship.size
  }
  return room
}

const mostLoadable = (state: State, seat: Seat, good: Good): number =>
  Math.min(at(playerAt(state, seat).goods, good), roomFor(state, good))

/** Whether any of the seat's goods can go on a cargo ship: only then does the duty to load bind (docs/rulings.md F13, F17). */
export function canLoad(state: State, seat: Seat): boolean {
  const { goods } = playerAt(state, seat)
  for (const good of GOODS) if (at(goods, good) > 0 && roomFor(state, good) > 0) return true
  return false
}

/** A ship of one's own can still be used in this phase. */
export function ownShipLeft(state: State, seat: Seat): boolean {
  if (wharfLeft(state, seat)) return true
  return state.expansions !== undefined && added().smallWharfLeft(state, seat)
}

/** The wharf can still be used in this phase. */
export function wharfLeft(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat)
  return hasPower(player, 'ownShip') && !state.phase.wharfUsed.includes(seat) && goodsOf(player) > 0
}

const onShip =
  (keeps: (ship: Ship, state: State, move: { good: Good }) => boolean) =>
  (state: State, move: { good: Good; ship: number }): boolean => {
    const ship = shipOf(state, move.ship)
    return ship === undefined || keeps(ship, state, move)
  }

export const load = defineMove<'load'>({
  rules: {
    'captain.own-good': (state, move) => at(playerAt(state, move.seat).goods, move.good) > 0,
    'captain.ship-in-play': (state, move) => shipOf(state, move.ship) !== undefined,
    'captain.one-kind-per-ship': onShip(
      (ship, _, move) => ship.good === null || ship.good === move.good,
    ),
    'captain.kind-elsewhere': onShip((ship, state, move) => !liesElsewhere(state, move.good, ship)),
    'captain.ship-space': onShip((ship) => ship.count < ship.size),
    'captain.largest-load': (state, move) => {
      const ship = shipOf(state, move.ship)
      if (!ship || state.options['captain.shipChoice'] === 'free') return true
      const here = loadable(state, move.seat, move.good, ship)
      return here === 0 || here >= mostLoadable(state, move.seat, move.good)
    },
    'captain.load-all': (state, move) => {
      const ship = shipOf(state, move.ship)
      if (!ship || move.count === undefined) return true
      return move.count === loadable(state, move.seat, move.good, ship)
    },
  },
  candidates(state) {
    const { seat, ships } = state
    const { goods } = playerAt(state, seat)
    const loads: MoveOf<'load'>[] = []
    for (const good of GOODS)
      if (at(goods, good) > 0)
        for (const ship of ships) loads.push({ do: 'load', seat, good, ship: ship.size })
    return loads
  },
  apply(state, { seat, good, ship: size }, emit) {
    const ship = shipOf(state, size)
    if (!ship) return
    const count = loadable(state, seat, good, ship)
    add(playerAt(state, seat).goods, good, -count)
    ship.good = good
    ship.count += count
    emit('captain.load', seat, good, count, 'goods', placeOfShip(ship))
    rewardLoading(state, seat, count, emit)
  },
})

const wharfLoads = sameForSeat((seat) =>
  GOODS.map((good) => ({ do: 'loadWharf' as const, seat, good })),
)

export const loadWharf = defineMove<'loadWharf'>({
  rules: {
    'captain.own-good': (state, move) => at(playerAt(state, move.seat).goods, move.good) > 0,
    'wharf.owned': (state, move) => hasPower(playerAt(state, move.seat), 'ownShip'),
    'wharf.once': (state, move) => !state.phase.wharfUsed.includes(move.seat),
    'wharf.load-all': (state, move) =>
      move.count === undefined || move.count === at(playerAt(state, move.seat).goods, move.good),
  },
  candidates: (state) => (wharfLeft(state, state.seat) ? wharfLoads(state) : []),
  apply(state, { seat, good }, emit) {
    const { goods } = playerAt(state, seat)
    const count = at(goods, good)
    put(goods, good, 0)
    add(state.supply.goods, good, count)
    state.phase.wharfUsed = [...state.phase.wharfUsed, seat]
    emit('wharf.load', seat, good, count, 'goods', 'supply')
    rewardLoading(state, seat, count, emit)
  },
})

/** Points for goods loaded in one action (docs/rulings.md F11). */
function rewardLoading(state: State, seat: Seat, count: number, emit: Emit): void {
  payPoints(state, seat, count, 'captain.point', emit)
  rewardAction(state, seat, 1, emit)
}

/** What a loading action of any sort earns besides its goods (docs/rulings.md F16). */
export function rewardAction(state: State, seat: Seat, times: number, emit: Emit): void {
  state.phase.passes = 0
  const player = playerAt(state, seat)
  if (isChooser(state, seat) && !state.phase.chooserLoaded) {
    state.phase.chooserLoaded = true
    payPoints(state, seat, 1, 'captain.privilege', emit)
    if (doubles(state)) givePoints(state, seat, 1, 'library.point', emit)
  }
  for (const { powers, rule } of bearing(player, 'loadBonus'))
    if (rule) givePoints(state, seat, times * (powers.loadBonus ?? 0), rule, emit)
  if (state.expansions) added().rewardAction(state, seat, times, emit)
}

const keepsOpen = (state: State, seat: Seat): boolean =>
  state.expansions !== undefined && added().keepsOpen(state, seat)

/** Nobody can load any more, or nobody wanted to in a whole turn round the table (docs/rulings.md F15, F18). */
export function loadingOver(state: State): boolean {
  if (state.phase.passes >= state.players.length) return true
  for (let seat = 0; seat < state.players.length; seat++)
    if (canLoad(state, seat) || wharfLeft(state, seat) || keepsOpen(state, seat)) return false
  return true
}

export function startLoading(state: State): void {
  state.phase.passes = 0
  state.phase.wharfUsed = []
  state.phase.chooserLoaded = false
}

/** Full ships sail; the others wait with what they carry (docs/rulings.md F27). */
export function emptyShips(state: State, emit: Emit): void {
  for (const ship of state.ships) {
    if (ship.good === null || ship.count < ship.size) continue
    emit('captain.empty-ships', state.chooser, ship.good, ship.count, placeOfShip(ship), 'supply')
    add(state.supply.goods, ship.good, ship.count)
    ship.good = null
    ship.count = 0
  }
}
