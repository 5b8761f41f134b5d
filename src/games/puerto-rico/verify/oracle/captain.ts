/** Captain: openings, loading, the largest load, ships of one's own, the points (docs/rulings.md F11-F20, F27, I, J). */
import type { MoveOf } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import { GOODS, type Good, type Seat } from '../../rules/vocabulary.ts'
import { ask, couldWork, offer } from './guests.ts'
import { storageByModel } from './storage.ts'
import {
  type Coroutine,
  clockwise,
  goodsIn,
  noblesIn,
  owns,
  type Phase,
  playerIn,
  reward,
  sum,
  works,
} from './table.ts'

/** One thing that a player may do when it is their turn to load, and how many goods go. */
interface Loading {
  good: Good
  /** The ship's size; null is their own wharf. */
  ship: number | null
  count: number
}

/** Every load on a cargo ship that the rulings allow a player: all that fits, on the ship that takes most. */
export function shipLoads(table: State, seat: Seat): Loading[] {
  const { goods } = playerIn(table, seat)
  const allowed: Loading[] = []
  for (const good of GOODS) {
    const carrier = table.ships.find((ship) => ship.good === good)
    const open = carrier ? [carrier] : table.ships.filter((ship) => ship.good === null)
    const loads = open
      .map((ship) => ({
        good,
        ship: ship.size,
        count: Math.min(goods[good], ship.size - ship.count),
      }))
      .filter(({ count }) => count > 0)
    const most = Math.max(...loads.map(({ count }) => count))
    for (const load of loads)
      if (table.options['captain.shipChoice'] === 'free' || load.count === most) allowed.push(load)
  }
  return allowed
}

/** What the wharf may take: all goods of any one kind, once in the phase (docs/rulings.md F17-F19). */
export function wharfLoads(table: State, seat: Seat, used: readonly Seat[]): Loading[] {
  const player = playerIn(table, seat)
  if (!works(player, 'wharf') || used.includes(seat)) return []
  return goodsIn(player).map((good) => ({ good, ship: null, count: player.goods[good] }))
}

/** Whether a player may decline to load: only when no ship takes anything of theirs (docs/rulings.md F13, F17). */
export function mayDecline(
  table: State,
  seat: Seat,
  used: readonly Seat[],
  usedSmall: readonly Seat[] = [],
): boolean {
  if (shipLoads(table, seat).length > 0) return false
  if (!table.options['captain.wharfMandatoryWhenNoShip']) return true
  const player = playerIn(table, seat)
  const small = works(player, 'smallWharf') && !usedSmall.includes(seat)
  return wharfLoads(table, seat, used).length === 0 && !(small && goodsIn(player).length > 0)
}

type Mix = MoveOf<'loadMixed'>['goods']
const sizeOf = (mix: Mix): number => sum(GOODS.map((good) => mix[good] ?? 0))
const hasMix = (player: Player, mix: Mix): boolean =>
  sizeOf(mix) > 0 && GOODS.every((good) => (mix[good] ?? 0) <= player.goods[good])
const pairsOf = (player: Player): number =>
  sum(GOODS.map((good) => Math.floor(player.goods[good] / 2)))

export const captainPhase: Phase = function* (table, chooser, isDoubled) {
  const used: Seat[] = []
  const usedSmall: Seat[] = []
  /** Seats whose first turn is over; seats that have been to court, been paid for pairs; the captain's coin. */
  const opened = new Set<Seat>()
  const courted = new Set<Seat>()
  const paired = new Set<Seat>()
  let coinPaid = false
  /** Points for pairs that are still to be taken or declined. */
  let pairsDue = 0
  let captainLoaded = false
  let declined = 0

  const loadsOf = (seat: Seat) => [...shipLoads(table, seat), ...wharfLoads(table, seat, used)]
  const earnsCoin = (player: Player): boolean =>
    table.expansions?.options['exp.lighthouseNeedsOccupied'] === false
      ? owns(player, 'lighthouse')
      : works(player, 'lighthouse')

  /** Something is still before a seat although no ship takes anything. */
  const holdsOpen = (seat: Seat): boolean => {
    const player = playerIn(table, seat)
    const hasGoods = goodsIn(player).length > 0
    if (hasGoods && couldWork(player, 'wharf') && !used.includes(seat)) return true
    if (hasGoods && couldWork(player, 'smallWharf') && !usedSmall.includes(seat)) return true
    if (opened.has(seat)) return false
    if (pairsOf(player) > 0 && couldWork(player, 'unionHall')) return true
    if (hasGoods && noblesIn(player) > 0 && couldWork(player, 'royalSupplier')) return true
    return seat === chooser && !coinPaid && (earnsCoin(player) || couldWork(player, 'lighthouse'))
  }
  const isOver = (): boolean =>
    declined === table.players.length ||
    !table.players.some((_, seat) => loadsOf(seat).length > 0 || holdsOpen(seat))

  /** What the first turn brings by itself, each once, as soon as its building is occupied. */
  const open = (seat: Seat): void => {
    const player = playerIn(table, seat)
    if (opened.has(seat) || courted.has(seat)) return
    if (seat === chooser && !coinPaid && earnsCoin(player)) {
      coinPaid = true
      player.coins += 1
    }
    if (paired.has(seat) || !works(player, 'unionHall')) return
    paired.add(seat)
    if (table.options['points.declinable']) pairsDue = pairsOf(player)
    else reward(table, seat, pairsOf(player))
  }
  const mayGive = (seat: Seat, goods: Mix): boolean => {
    const player = playerIn(table, seat)
    if (!works(player, 'royalSupplier') || opened.has(seat) || courted.has(seat)) return false
    if (GOODS.some((good) => (goods[good] ?? 0) > 1)) return false
    return hasMix(player, goods) && sizeOf(goods) <= noblesIn(player)
  }
  /** What a loading action brings besides its goods. */
  function* rewardAction(seat: Seat, times: number): Coroutine {
    declined = 0
    const player = playerIn(table, seat)
    const isFirst = seat === chooser && !captainLoaded
    const more = isFirst && isDoubled() ? 1 : 0
    const forHarbor = works(player, 'harbor') ? times : 0
    if (isFirst) reward(table, seat, 1)
    if (seat === chooser) captainLoaded = true
    if (works(player, 'lighthouse')) player.coins += times
    opened.add(seat)
    yield* offer(table, seat, 'captain.offered', more)
    yield* offer(table, seat, 'captain.offered', forHarbor)
  }

  for (let seat = chooser; !isOver(); seat = (seat + 1) % table.players.length) {
    const player = playerIn(table, seat)
    for (;;) {
      const answer = yield* ask(table, () => {
        if (table.expansions && pairsDue === 0) open(seat)
        if (pairsDue > 0)
          return {
            at: 'captain.offered',
            seat,
            allows: (move) => move.do === 'pass' || move.do === 'takePoints',
          }
        return {
          at: 'captain.loading',
          seat,
          allows(move) {
            if (move.do === 'pass') return mayDecline(table, seat, used, usedSmall)
            if (move.do === 'giveGoods') return mayGive(seat, move.goods)
            if (move.do === 'loadMixed')
              return (
                works(player, 'smallWharf') &&
                !usedSmall.includes(seat) &&
                hasMix(player, move.goods)
              )
            if (move.do !== 'load' && move.do !== 'loadWharf') return false
            const ship = move.do === 'load' ? move.ship : null
            const found = loadsOf(seat).find(
              (load) => load.good === move.good && load.ship === ship,
            )
            return found !== undefined && (move.count ?? found.count) === found.count
          },
        }
      })
      if (pairsDue > 0) {
        if (answer?.do === 'takePoints') reward(table, seat, pairsDue)
        pairsDue = 0
        continue
      }
      if (answer?.do === 'giveGoods') {
        courted.add(seat)
        giveBack(table, player, answer.goods)
        reward(table, seat, sizeOf(answer.goods))
        continue
      }
      if (answer?.do === 'load' || answer?.do === 'loadWharf') {
        const ship = answer.do === 'load' ? answer.ship : null
        const load = loadsOf(seat).find((one) => one.good === answer.good && one.ship === ship)
        if (!load) throw new Error('an allowed load expected')
        carryOut(table, seat, load)
        if (load.ship === null) used.push(seat)
        reward(table, seat, load.count)
        yield* rewardAction(seat, 1)
      } else if (answer?.do === 'loadMixed') {
        usedSmall.push(seat)
        giveBack(table, player, answer.goods)
        reward(table, seat, Math.floor(sizeOf(answer.goods) / 2))
        const byKind = table.expansions?.options['exp.harborOnSmallWharf'] === 'perKind'
        const kinds = GOODS.filter((good) => (answer.goods[good] ?? 0) > 0).length
        yield* rewardAction(seat, byKind ? kinds : 1)
      } else declined += 1
      opened.add(seat)
      break
    }
  }
  for (const seat of clockwise(table, chooser)) yield* storageByModel(table, seat)
  for (const ship of table.ships)
    if (ship.good !== null && ship.count === ship.size) {
      table.supply.goods[ship.good] += ship.count
      ship.good = null
      ship.count = 0
    }
}

function giveBack(table: State, player: Player, mix: Mix): void {
  for (const good of GOODS) {
    player.goods[good] -= mix[good] ?? 0
    table.supply.goods[good] += mix[good] ?? 0
  }
}

function carryOut(table: State, seat: Seat, { good, ship: size, count }: Loading): void {
  playerIn(table, seat).goods[good] -= count
  const ship = table.ships.find((one) => one.size === size)
  if (ship) {
    ship.good = good
    ship.count += count
  } else table.supply.goods[good] += count
}
