/** Captain: loading, the largest load, the wharf, the points (docs/rulings.md F11-F20, F27, G2-G4). */
import type { State } from '../../rules/state.ts'
import { GOODS, type Good, type Seat } from '../../rules/vocabulary.ts'
import { storageByModel } from './storage.ts'
import { type Course, clockwise, goodsIn, lastRound, playerIn, works } from './table.ts'

/** One thing that a player may do when it is his turn to load, and how many goods go. */
export interface Loading {
  good: Good
  /** The ship's size; null is his own wharf. */
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

/** Whether a player may decline to load: only when no ship takes anything of his (docs/rulings.md F13, F17). */
export function mayDecline(table: State, seat: Seat, used: readonly Seat[]): boolean {
  if (shipLoads(table, seat).length > 0) return false
  const must = table.options['captain.wharfMandatoryWhenNoShip']
  return !must || wharfLoads(table, seat, used).length === 0
}

export function* captainPhase(table: State, chooser: Seat): Course {
  const used: Seat[] = []
  const loadsOf = (seat: Seat) => [...shipLoads(table, seat), ...wharfLoads(table, seat, used)]
  let captainLoaded = false
  let declined = 0
  for (let seat = chooser; ; seat = (seat + 1) % table.players.length) {
    if (declined === table.players.length) break
    if (!table.players.some((_, anyone) => loadsOf(anyone).length > 0)) break
    const allowed = loadsOf(seat)
    const mayPass = mayDecline(table, seat, used)
    const answer = yield {
      at: 'captain.loading',
      seat,
      allows(move) {
        if (move.do === 'pass') return mayPass
        if (move.do !== 'load' && move.do !== 'loadWharf') return false
        const ship = move.do === 'load' ? move.ship : null
        const found = allowed.find((load) => load.good === move.good && load.ship === ship)
        return found !== undefined && (move.count ?? found.count) === found.count
      },
    }
    if (answer.do !== 'load' && answer.do !== 'loadWharf') {
      declined += 1
      continue
    }
    const ship = answer.do === 'load' ? answer.ship : null
    const load = allowed.find((one) => one.good === answer.good && one.ship === ship)
    if (!load) throw new Error('an allowed load expected')
    declined = 0
    carryOut(table, seat, load)
    if (load.ship === null) used.push(seat)
    const captainsPoint = seat === chooser && !captainLoaded ? 1 : 0
    if (seat === chooser) captainLoaded = true
    const harbor = works(playerIn(table, seat), 'harbor') ? 1 : 0
    reward(table, seat, load.count + captainsPoint + harbor)
  }
  for (const seat of clockwise(table, chooser)) yield* storageByModel(table, seat)
  for (const ship of table.ships)
    if (ship.good !== null && ship.count === ship.size) {
      table.supply.goods[ship.good] += ship.count
      ship.good = null
      ship.count = 0
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

/** Points, chip by chip; what the supply lacks is written down or lost, and the last chip ends the game. */
function reward(table: State, seat: Seat, points: number): void {
  const { supply, options } = table
  for (let point = 0; point < points; point++) {
    if (supply.vp > 0) supply.vp -= 1
    else if (options['vp.beyondSupply'] === 'credit') supply.vpOnPaper += 1
    else continue
    playerIn(table, seat).vp += 1
  }
  if (supply.vp === 0) lastRound(table, 'chips')
}
