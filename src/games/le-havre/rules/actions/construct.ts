/** Constructing buildings, and building ships at a wharf. */

import { hasEffect } from '../buildings.ts'
import { isTopOfStack, isTopShip, takeCard } from '../cards.ts'
import {
  costOf,
  exchangeable,
  materialsOf,
  mayConstruct,
  modernises,
  shipCost,
  topShips,
  yachtInTown,
} from '../costs.ts'
import { emitSparedEnergy, endEffect, strike } from '../deal.ts'
import { currentOf, defineMove } from '../define-move.ts'
import type { Need } from '../effects.ts'
import { coversOne } from '../pay.ts'
import { EVERY_SHIP, MODERNISATION, SHIP, SHIP_TYPE } from '../ships.ts'
import { playerAt, type State } from '../state.ts'
import { ITEMS, type Seat, type ShipId } from '../vocabulary.ts'
import { isBuilt } from './main-action.ts'

/** Whether this turn's visit, which is over, has brought all that its building builds. */
const isFull = ({ phase, players, active }: State, kind: 'construct' | 'buildShip'): boolean => {
  const disc = players[active]?.disc
  if (phase.building !== null || phase.constructed === 0 || !disc) return false
  return hasEffect(disc, kind)
}

export const construct = defineMove<'construct'>({
  rules: {
    'construct.firm-two': (state) => !isFull(state, 'construct'),
    'construct.firm-only': (state) =>
      currentOf(state, 'construct') !== null || isFull(state, 'construct'),
    'construct.not-town': (state, { building }) => !isBuilt(state, building),
    'construct.not-constructible': (state, { building }) => materialsOf(state, building) !== null,
    'construct.top-card': (state, { building }) =>
      isBuilt(state, building) || isTopOfStack(state, building),
    'construct.sawmill'(state, { building }) {
      const containing = currentOf(state, 'construct')?.containing
      return !containing || (materialsOf(state, building)?.[containing] ?? 0) > 0
    },
    'construct.material'(state, { seat, building }) {
      const effect = currentOf(state, 'construct')
      if (!effect || !mayConstruct(state, building, effect)) return true
      return coversOne(playerAt(state, seat).items, [costOf(state, seat, building, effect).need])
    },
  },
  candidates: (state) =>
    currentOf(state, 'construct')
      ? state.stacks.flatMap((stack) =>
          stack.slice(0, 1).map((building) => ({ do: 'construct', seat: state.seat, building })),
        )
      : [],
  apply(state, { seat, building }, emit) {
    const effect = currentOf(state, 'construct')
    if (!effect) return
    const { need, saved } = costOf(state, seat, building, effect)
    for (const item of ITEMS) {
      emit('construct.sawmill', seat, 'discount', saved.visited[item] ?? 0, 'price', 'supply')
      emit('construct.masons-guild', seat, 'discount', saved.own[item] ?? 0, 'price', 'supply')
    }
    strike(state, need, {}, building)
  },
})

export const stop = defineMove<'stop'>({
  rules: {},
  candidates: (state) => [{ do: 'stop', seat: state.seat }],
  apply: endEffect,
})

/** Whether a ship could be built here with so much of its cost. */
function canPay(
  state: State,
  seat: Seat,
  ship: ShipId,
  part: (wharf: NonNullable<State['phase']['building']>) => Need,
): boolean {
  const { building } = state.phase
  if (!currentOf(state, 'buildShip') || building === null || !isTopShip(state, ship)) return true
  return coversOne(playerAt(state, seat).items, [part(building)])
}
const bare = (ship: ShipId): Need => SHIP_TYPE[SHIP[ship].type].cost

export const buildShip = defineMove<'buildShip'>({
  rules: {
    'ship.one-per-visit': (state) => !isFull(state, 'buildShip'),
    'ship.wharf-only': (state) =>
      currentOf(state, 'buildShip') !== null || isFull(state, 'buildShip'),
    'ship.top-card': (state, { ship }) => isTopShip(state, ship),
    'ship.material': (state, { seat, ship }) => canPay(state, seat, ship, () => bare(ship)),
    'ship.modernise': (state, { seat, ship }) =>
      canPay(state, seat, ship, (wharf) =>
        modernises(state, wharf, ship) ? { ...bare(ship), ...MODERNISATION } : bare(ship),
      ),
    'ship.energy': (state, { seat, ship }) =>
      canPay(state, seat, ship, (wharf) => shipCost(state, seat, wharf, ship)),
  },
  candidates: (state) =>
    currentOf(state, 'buildShip')
      ? topShips(state).map((ship) => ({ do: 'buildShip', seat: state.seat, ship }))
      : [],
  apply(state, { seat, ship }, emit) {
    const { building } = state.phase
    if (building === null) return
    emitSparedEnergy(state, seat, EVERY_SHIP.energy, emit)
    strike(state, shipCost(state, seat, building, ship), {}, ship)
  },
})

export const exchangeShip = defineMove<'exchangeShip'>({
  rules: {
    'ship.one-per-visit': (state) => !isFull(state, 'buildShip'),
    'ship.yacht-exchange': (state, { seat, ship }) =>
      isFull(state, 'buildShip') ||
      (currentOf(state, 'buildShip') !== null && exchangeable(state, seat).includes(ship)),
  },
  candidates: (state) =>
    currentOf(state, 'buildShip')
      ? exchangeable(state, state.seat).map((ship) => ({
          do: 'exchangeShip',
          seat: state.seat,
          ship,
        }))
      : [],
  apply(state, { seat, ship }, emit) {
    const yacht = yachtInTown(state)
    if (!yacht) return
    const player = playerAt(state, seat)
    player.ships = player.ships.filter((own) => own !== ship)
    state.gone.push(ship)
    emit('ship.yacht-exchange', seat, ship, 1, 'cards', 'box')
    takeCard(state, seat, yacht, 'ship.yacht-exchange', emit)
    state.phase.constructed += 1
    endEffect(state)
  },
})
