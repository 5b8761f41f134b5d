/** 모집관 (docs/rulings.md E). */
import { sameForSeat } from '../../../../engine/move-definition.ts'
import { added } from '../added.ts'
import { buildingOf } from '../buildings.ts'
import type { Emit } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { circlesOf, colonistsOf, emptyBuildingCircles, hasBuilt } from '../player.ts'
import { type Built, type Player, playerAt, type State } from '../state.ts'
import { ALL_BUILDINGS, at, type BuildingId, put, TILES, type Tile } from '../vocabulary.ts'
import { defineMove } from './define-move.ts'

export type Layout = Pick<MoveOf<'place'>, 'island' | 'city' | 'nobles'>

export const recruit = defineMove<'recruit'>({
  rules: { 'mayor.privilege-supply': (state) => state.supply.colonists > 0 },
  candidates: sameForSeat((seat) => [{ do: 'recruit', seat }]),
  apply(state, move, emit) {
    state.supply.colonists -= 1
    playerAt(state, move.seat).stored += 1
    const { expansions } = state
    const again = expansions !== undefined && expansions.phase.recruits > 0
    if (expansions) expansions.phase.recruits += 1
    const rule = again ? 'library.extra-colonist' : 'mayor.privilege'
    emit(rule, move.seat, 'colonist', 1, 'supply', 'stored')
  },
})

/** Shares may be refused, and one is left; a ship with nobles is dealt by turns (docs/rulings.md E13). */
export const shareWaits = ({ options, market, expansions }: State): boolean =>
  options['mayor.shareOptional'] && market > 0 && (expansions?.aboard ?? 0) === 0

/** What the seat in turn would take, where those before it have taken theirs: an even part of the rest, rounded up. */
export function shareOf({ market, players, chooser, seat }: State): number {
  const before = (seat - chooser + players.length) % players.length
  return Math.ceil(market / (players.length - before))
}

export const takeShare = defineMove<'takeShare'>({
  rules: { 'mayor.share-optional': (state, { count }) => count <= shareOf(state) },
  candidates: (state) =>
    Array.from({ length: shareOf(state) + 1 }, (_, index) => ({
      do: 'takeShare',
      seat: state.seat,
      count: shareOf(state) - index,
    })),
  apply(state, { seat, count }, emit) {
    const share = shareOf(state)
    state.market -= share
    playerAt(state, seat).stored += count
    emit('mayor.share', seat, 'colonist', count, 'market', 'stored')
    // Who is refused leaves the game: nobody else gains by it.
    state.supply.refused += share - count
    emit('mayor.share-optional', seat, 'colonist', share - count, 'market', 'box')
  },
})

/** Deals the ship's colonists one by one from the chooser until none is left (docs/rulings.md E2). */
export function dealColonists(state: State, emit: Emit): void {
  const { expansions } = state
  if (expansions && expansions.aboard + expansions.phase.dealt > 0) {
    added().dealByTurns(state, emit)
    return
  }
  const seats = state.players.length
  for (let turn = 0; turn < seats; turn++) {
    const share = Math.floor((state.market + seats - 1 - turn) / seats)
    const seat = (state.chooser + turn) % seats
    playerAt(state, seat).stored += share
    emit('mayor.share', seat, 'colonist', share, 'market', 'stored')
  }
  state.market = 0
}

/** Residents of a layout. */
export const placed = ({ island, city }: Layout): number => {
  let sum = 0
  for (const tile in island) sum += island[tile as Tile] ?? 0
  for (const id in city) sum += city[id as BuildingId] ?? 0
  return sum
}

const fits = (player: Player, { island, city }: Layout): boolean => {
  for (const tile in island)
    if ((island[tile as Tile] ?? 0) > at(player.tiles, tile as Tile)) return false
  for (const id in city) {
    const count = city[id as BuildingId] ?? 0
    if (count > 0 && !hasBuilt(player, id as BuildingId)) return false
    if (count > buildingOf(id as BuildingId).circles) return false
  }
  return true
}

/** Colonists that must stand on circles: all of them, as long as there are circles (docs/rulings.md E5). */
const toPlace = (player: Player): number => Math.min(colonistsOf(player), circlesOf(player))

/** The circles of a player on each kind of tile, and then on each building of the city. */
function circlesByPlace(player: Player): number[] {
  const circles: number[] = []
  for (const tile of TILES) circles.push(at(player.tiles, tile))
  for (const { id } of player.city) circles.push(buildingOf(id).circles)
  return circles
}

/** Every layout of `colonists` on the player's circles, equal ones once; a kind of tile counts as one place. */
export function* layoutsOf(player: Player): Generator<Layout> {
  const circles = circlesByPlace(player)
  const order = namingOrder(player)
  const counts = circles.map(() => 0)
  /** Lays as many as can stand from `from` on, the first places first. */
  const fill = (from: number, colonists: number): void => {
    let left = colonists
    for (let index = from; index < circles.length; index++) {
      counts[index] = Math.min(left, circles[index] ?? 0)
      left -= counts[index] ?? 0
    }
  }
  fill(0, toPlace(player))
  for (;;) {
    yield layoutOf(player, counts, order)
    // The next: one less where some stand and the places behind have room for one more.
    let behind = 0
    let room = 0
    let index = counts.length - 1
    for (; index >= 0; index--) {
      const count = counts[index] ?? 0
      if (count > 0 && room > 0) break
      behind += count
      room += (circles[index] ?? 0) - count
    }
    if (index < 0) return
    counts[index] = (counts[index] ?? 0) - 1
    fill(index + 1, behind + 1)
  }
}

/** How many layouts `layoutsOf` gives, without listing them. */
export function countLayouts(player: Player): number {
  let ways = [1, ...Array<number>(toPlace(player)).fill(0)]
  for (const circles of circlesByPlace(player)) {
    ways = ways.map((_, sum) => {
      let total = 0
      for (let count = 0; count <= Math.min(circles, sum); count++) total += ways[sum - count] ?? 0
      return total
    })
  }
  return ways.at(-1) ?? 0
}

/**
 * A layout drawn circle by circle, each as likely as any other to stay empty: how many colonists stand on
 * each kind of tile, and then on each building of the city.
 */
export function drawCounts(player: Player, random: () => number): number[] {
  const counts = circlesByPlace(player)
  let circles = 0
  for (const count of counts) circles += count
  let left = Math.min(colonistsOf(player), circles)
  for (let place = 0; place < counts.length; place++) {
    let stand = 0
    for (let circle = counts[place] ?? 0; circle > 0; circle--, circles--)
      if (random() * circles < left) {
        stand++
        left--
      }
    counts[place] = stand
  }
  return counts
}

/** The buildings of a player as places of its city, in the order in which a move names them. */
export function namingOrder({ city }: Player): number[] {
  const order: number[] = []
  for (let place = 0; place < city.length; place++) {
    let before = place
    for (; before > 0 && rank(city, order[before - 1]) > rank(city, place); before--)
      order[before] = order[before - 1] ?? 0
    order[before] = place
  }
  return order
}

const RANK = new Map(ALL_BUILDINGS.map((id, rank) => [id, rank]))
const rank = (city: Player['city'], place = 0): number =>
  RANK.get(city[place]?.id as BuildingId) ?? 0

/** Counts as a layout, by name; nothing counted as zero. */
export function layoutOf(
  player: Player,
  counts: readonly number[],
  order: readonly number[] = namingOrder(player),
): Layout {
  const layout: Layout = { island: {}, city: {} }
  for (let index = 0; index < TILES.length; index++) {
    const count = counts[index] ?? 0
    if (count > 0) layout.island[TILES[index] as Tile] = count
  }
  for (const place of order) {
    const count = counts[TILES.length + place] ?? 0
    if (count > 0) layout.city[(player.city[place] as Built).id] = count
  }
  return layout
}

/** A layout as counts. */
const countsOf = (player: Player, { island, city }: Layout): number[] => {
  const counts: number[] = []
  for (const tile of TILES) counts.push(island[tile] ?? 0)
  for (const { id } of player.city) counts.push(city[id] ?? 0)
  return counts
}

/** Lays every colonist of a player out anew; gives how many stand on circles. */
export function lay(player: Player, counts: readonly number[]): number {
  const colonists = colonistsOf(player)
  let index = 0
  let placed = 0
  for (const tile of TILES) {
    const count = counts[index++] ?? 0
    put(player.manned, tile, count)
    placed += count
  }
  const { city } = player
  for (let space = 0; space < city.length; space++) {
    const built = city[space] as Built
    const workers = counts[index++] ?? 0
    if (built.workers !== workers) city[space] = { id: built.id, workers }
    placed += workers
  }
  player.stored = colonists - placed
  return placed
}

/** Lays every colonist of a player out as a layout says; gives how many stand on circles. */
export const layOut = (player: Player, layout: Layout): number =>
  lay(player, countsOf(player, layout))

/** A layout drawn at random. */
export const drawLayout = (player: Player, random: () => number): Layout =>
  layoutOf(player, drawCounts(player, random))

export const place = defineMove<'place'>({
  rules: {
    'mayor.circles': (state, move) => fits(playerAt(state, move.seat), move),
    'mayor.own-colonists': (state, move) => placed(move) <= colonistsOf(playerAt(state, move.seat)),
    'mayor.fill-circles': (state, move) => placed(move) >= toPlace(playerAt(state, move.seat)),
    // Nobles come with an expansion.
    'turn.in-game': (_, move) => move.nobles === undefined,
  },
  *candidates(state) {
    for (const layout of layoutsOf(playerAt(state, state.seat)))
      yield { do: 'place', seat: state.seat, ...layout }
  },
  draw: (state, random) => ({
    do: 'place',
    seat: state.seat,
    ...drawLayout(playerAt(state, state.seat), random),
  }),
  applyDrawn(state, random) {
    const player = playerAt(state, state.seat)
    lay(player, drawCounts(player, random))
  },
  apply(state, move, emit) {
    const player = playerAt(state, move.seat)
    const placed = layOut(player, move)
    emit('mayor.place', move.seat, 'colonist', placed, 'stored', 'board')
    emit('mayor.store', move.seat, 'colonist', player.stored, 'stored', 'stored')
  },
})

/** As many colonists as there are empty circles on buildings, at least one a seat (docs/rulings.md E8, E10). */
export function refillMarket(state: State, emit: Emit): void {
  let empty = 0
  for (const player of state.players) empty += emptyBuildingCircles(player)
  const needed = Math.max(empty, state.players.length)
  const rule = needed > empty ? 'mayor.refill-minimum' : 'mayor.refill'
  if (state.expansions?.sets.includes('nobles')) {
    added().refillWithNoble(state, needed, rule, emit)
    return
  }
  const filled = Math.min(needed, state.supply.colonists)
  emit(rule, state.chooser, 'colonist', filled, 'supply', 'market')
  state.supply.colonists -= filled
  state.market += filled
  const literal = state.options['end.colonists'] === 'supplyEmpty'
  const short = filled < needed || (literal && state.supply.colonists === 0)
  if (short) {
    state.ending = [...state.ending, 'colonists']
    emit('end.colonists', state.chooser, 'colonist', needed, 'market', 'market')
  }
}
