/**
 * How taps become moves. A hand holds what has been chosen so far; a tap on a place answers with
 * the next hand, or with a move to attempt. Anything can be attempted: the rules answer.
 */

import type { Tap, Tapped } from '../../../ui/table/definition.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { playerAt } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import {
  type BuildingId,
  GOODS,
  type Good,
  type RoleTile,
  type Seat,
  type Tile,
} from '../rules/vocabulary.ts'
import { firstLayout, type Layout, withLayout } from './layout.ts'
import { layoutTap } from './layout-tap.ts'

export interface Hand {
  /** A whole move, chosen and waiting to be confirmed. */
  move: Move | null
  /** A good chosen for a ship that is still to be named. */
  good: Good | null
  /** The layout being made in the mayor phase. */
  layout: Layout | null
  /** Whose guest is being moved; only in games with an expansion. */
  guest?: Seat | undefined
}

/** Nothing chosen; in the mayor phase the layout as it lies. */
export function emptyHand(position: Position): Hand {
  const layout =
    position.at === 'mayor.placing' ? firstLayout(playerAt(position, position.seat)) : null
  return { move: null, good: null, layout }
}

/** Splits 'building:wharf' into its kind and its id. */
function partsOf(key: string): [kind: string, id: string] {
  const [kind = '', id = ''] = key.split(':')
  return [kind, id]
}

/** The move that a place stands for at this decision, or null where it stands for none. */
export function moveAt(position: Position, hand: Hand, key: string, whose?: Seat): Move | null {
  const { at, seat, phase } = position
  if (whose !== undefined && whose !== seat) return null
  const [kind, id] = partsOf(key)
  switch (at) {
    case 'roles':
      return kind === 'role' ? { do: 'chooseRole', seat, role: id as RoleTile } : null
    case 'settler.turn':
      if (kind === 'tile') return { do: 'takeTile', seat, tile: id as Tile }
      if (kind === 'pile') return { do: 'drawTile', seat }
      if (kind === 'land' && phase.drawn) return { do: 'manTile', seat, tile: id as Tile }
      return null
    case 'settler.manning':
      if (kind === 'land') return { do: 'manTile', seat, tile: id as Tile }
      if (kind === 'supplyColonist' && phase.tile) return { do: 'manTile', seat, tile: phase.tile }
      return null
    case 'mayor.recruiting':
      return kind === 'supplyColonist' ? { do: 'recruit', seat } : null
    case 'builder.turn':
      return kind === 'building' ? { do: 'build', seat, building: id as BuildingId } : null
    case 'builder.manning':
      if (kind === 'city') return { do: 'manBuilding', seat, building: id as BuildingId }
      if (kind === 'supplyColonist' && phase.building)
        return { do: 'manBuilding', seat, building: phase.building }
      return null
    case 'craftsman.bonus':
      return kind === 'supplyGood' ? { do: 'takeGood', seat, good: id as Good } : null
    case 'trader.turn':
      if (kind === 'good') return { do: 'sell', seat, good: id as Good }
      return kind === 'house' ? hand.move : null
    case 'captain.loading': {
      const good = hand.good ?? onlyGood(position)
      if (!good) return null
      if (kind === 'ship') return { do: 'load', seat, good, ship: Number(id) }
      if (key === 'city:wharf') return { do: 'loadWharf', seat, good }
      return null
    }
    default:
      return null
  }
}

/** The one kind that the deciding player holds, where there is but one. */
function onlyGood(position: Position): Good | null {
  const { goods } = playerAt(position, position.seat)
  const held = GOODS.filter((good) => goods[good] > 0)
  return held.length === 1 ? (held[0] ?? null) : null
}

/** Ways to load a good, the largest ship first. */
export function loadsOf({ ships, seat }: Position, good: Good): Move[] {
  const sizes = ships.map(({ size }) => size).sort((one, other) => other - one)
  const loads = sizes.map((ship): Move => ({ do: 'load', seat, good, ship }))
  return [...loads, { do: 'loadWharf', seat, good }]
}

/** A load to be refused where no ship takes a good; null where one does. */
function refusedLoad(position: Position, good: Good): Move | null {
  const loads = loadsOf(position, good)
  const taken = loads.some((load) => game.judge(position, load).legal)
  return taken ? null : (loads[0] ?? null)
}

/** What is chosen to be kept so far. */
export function keptIn({ move }: Hand): Partial<Record<Good, number>> {
  return move?.do === 'store' ? move.keep : {}
}

/** A tap on a good in the storage: none of it is to be kept, then one, then all. */
function keepingMore(position: Position, hand: Hand, good: Good): Move | null {
  const held = playerAt(position, position.seat).goods[good]
  const { [good]: before = 0, ...others } = keptIn(hand)
  const count = before === 0 ? Math.min(1, held) : before < held ? held : 0
  const keep = count > 0 ? { ...others, [good]: count } : others
  return Object.keys(keep).length > 0 ? { do: 'store', seat: position.seat, keep } : null
}

const same = (a: Move | null, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What a tap does. A legal move is chosen first and attempted with the second tap; an illegal one is attempted at once, so that its rule answers. */
export function tap(
  position: Position,
  hand: Hand,
  { key, seat: whose, direct }: Tapped,
): Tap<PuertoRico, Hand> {
  const [kind, id] = partsOf(key)
  if (hand.layout && whose === position.seat) {
    const layout = layoutTap(playerAt(position, position.seat), hand.layout, kind, id)
    return { hand: { ...hand, layout } }
  }
  if (position.at === 'captain.loading' && kind === 'good' && whose === position.seat) {
    const good = hand.good === id ? null : (id as Good)
    const refused = good && refusedLoad(position, good)
    return refused ? { hand: emptyHand(position), attempt: refused } : { hand: { ...hand, good } }
  }
  if (position.at === 'captain.storing' && kind === 'good' && whose === position.seat)
    return { hand: { ...hand, move: keepingMore(position, hand, id as Good) } }
  const move = moveAt(position, hand, key, whose)
  if (!move) return { hand }
  // A good that was chosen waits for the next ship, should this one not take it.
  if (position.at === 'captain.loading') return { hand, attempt: move }
  const sure = direct || same(hand.move, move)
  if (sure || !game.judge(position, move).legal) return { hand: emptyHand(position), attempt: move }
  return { hand: { ...hand, move } }
}

/** A layout, and a move that is made good by good, stay. */
export function deselect(hand: Hand): Hand {
  const { move, good, guest } = hand
  const keeps = move === null || 'keep' in move || 'goods' in move
  return keeps && good === null && guest === undefined
    ? hand
    : { ...hand, move: keeps ? move : null, good: null, guest: undefined }
}

/** The move that the main action would make now, or null while something is still to be chosen. */
export function readyMove(position: Position, hand: Hand): Move | null {
  if (hand.layout) return { do: 'place', seat: position.seat, ...hand.layout }
  return hand.move
}

/** The position as it is drawn with what the hand holds: a layout that is being made. */
export function withHand(position: Position, { layout }: Hand): Position {
  if (!layout) return position
  const { seat, players } = position
  return { ...position, players: players.with(seat, withLayout(playerAt(position, seat), layout)) }
}
