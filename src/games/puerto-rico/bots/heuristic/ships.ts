/** The captain phase on bare numbers, played out by greed: quick enough to ask before every load. */
import { hasPower } from '../../rules/player.ts'
import { playerAt, type State } from '../../rules/state.ts'
import { GOODS, type Good } from '../../rules/vocabulary.ts'

export interface Harbor {
  size: number[]
  /** Which good lies on each ship, by its place in the vocabulary; -1 for none. */
  kind: number[]
  count: number[]
  /** Goods of each seat. */
  goods: number[][]
  /** Whether each seat may still load into its own ship. */
  wharf: boolean[]
  /** Points on top of each load. */
  bonus: number[]
  chooser: number
  chooserLoaded: boolean
  points: number[]
}

/** Ships and goods of a state; `chooser` is whoever has, or would have, the captain. */
export function harborOf(state: State, chooser: number): Harbor {
  const size: number[] = []
  const kind: number[] = []
  const count: number[] = []
  for (const ship of state.ships) {
    size.push(ship.size)
    kind.push(ship.good === null ? -1 : GOODS.indexOf(ship.good))
    count.push(ship.count)
  }
  const goods: number[][] = []
  const wharf: boolean[] = []
  const bonus: number[] = []
  const points: number[] = []
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat)
    goods.push(GOODS.map((good) => player.goods[good]))
    wharf.push(hasPower(player, 'ownShip') && !state.phase.wharfUsed.includes(seat))
    bonus.push(hasPower(player, 'loadBonus') ? 1 : 0)
    points.push(0)
  }
  const chooserLoaded = state.role === 'captain' && state.phase.chooserLoaded
  return { size, kind, count, goods, wharf, bonus, chooser, chooserLoaded, points }
}

/** How many of `seat`'s goods of a kind a ship takes. */
function fits(harbor: Harbor, seat: number, kind: number, ship: number): number {
  const lies = harbor.kind[ship] ?? -1
  if (lies >= 0 ? lies !== kind : harbor.kind.includes(kind)) return 0
  const room = (harbor.size[ship] ?? 0) - (harbor.count[ship] ?? 0)
  return Math.min(room, harbor.goods[seat]?.[kind] ?? 0)
}

/** Loads all that fits; `ship` is -1 for the seat's own ship. */
export function loadOn(harbor: Harbor, seat: number, kind: number, ship: number): void {
  const goods = harbor.goods[seat]
  if (!goods) return
  const count = ship < 0 ? (goods[kind] ?? 0) : fits(harbor, seat, kind, ship)
  if (ship < 0) harbor.wharf[seat] = false
  else {
    harbor.kind[ship] = kind
    harbor.count[ship] = (harbor.count[ship] ?? 0) + count
  }
  goods[kind] = (goods[kind] ?? 0) - count
  let points = count + (harbor.bonus[seat] ?? 0)
  if (seat === harbor.chooser && !harbor.chooserLoaded) {
    harbor.chooserLoaded = true
    points++
  }
  harbor.points[seat] = (harbor.points[seat] ?? 0) + points
}

/** Everybody in turn loads the most that fits, until nobody can. */
export function loadOut(harbor: Harbor, first: number): void {
  const seats = harbor.goods.length
  for (let seat = first, idle = 0; idle < seats; seat = (seat + 1) % seats)
    idle = loadMost(harbor, seat) ? 0 : idle + 1
}

function loadMost(harbor: Harbor, seat: number): boolean {
  let most = 0
  let bestKind = -1
  let bestShip = -1
  for (let kind = 0; kind < GOODS.length; kind++) {
    if ((harbor.goods[seat]?.[kind] ?? 0) === 0) continue
    for (let ship = 0; ship < harbor.size.length; ship++) {
      const count = fits(harbor, seat, kind, ship)
      if (count <= most) continue
      most = count
      bestKind = kind
      bestShip = ship
    }
  }
  if (most === 0) {
    if (!harbor.wharf[seat]) return false
    for (let kind = 0; kind < GOODS.length; kind++) {
      const count = harbor.goods[seat]?.[kind] ?? 0
      if (count <= most) continue
      most = count
      bestKind = kind
    }
    if (most === 0) return false
  }
  loadOn(harbor, seat, bestKind, bestShip)
  return true
}

/** Spaces that ships still have for a good. */
export function roomFor(state: State, good: Good): number {
  let room = 0
  for (const ship of state.ships) {
    if (ship.good === good) return ship.size - ship.count
    if (ship.good === null) room = Math.max(room, ship.size)
  }
  return room
}

/** The goods left to a seat, kind by kind, that it may keep: whole kinds as its warehouses allow, and one good. */
export function keepable(goods: readonly number[], kinds: number): number[] {
  const kept = goods.map(() => 0)
  const order = goods.map((_, kind) => kind).sort((a, b) => (goods[b] ?? 0) - (goods[a] ?? 0))
  for (const [place, kind] of order.entries()) {
    const count = goods[kind] ?? 0
    if (place < kinds) kept[kind] = count
    else if (place === kinds) kept[kind] = Math.min(1, count)
  }
  return kept
}
