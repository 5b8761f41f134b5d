/** The most points that one captain phase, or the rest of this one, can bring with the goods as they lie. */
import { goodsOf } from '../rules/player.ts'
import { type Player, type Position, playerAt } from '../rules/state.ts'
import { GOODS, type Good, type Seat } from '../rules/vocabulary.ts'
import { type AddedPoints, addedPoints, couldHave, harborBonus } from './added-outlook.ts'

/** Where goods can go: room on ships by kind, and the kind that each wharf takes. */
interface Room {
  ships: ReadonlyMap<Good, number>
  wharves: ReadonlyMap<Seat, Good>
}

/** No more than can be loaded in any order: one point a good, one for the captain, a Harbor's for each load. */
export function mostPoints(position: Position): number {
  const { at, players, phase, chooser } = position
  const added = addedPoints(position)
  let most = 0
  for (const ships of shipWays(position))
    for (const wharves of wharfWays(position))
      most = Math.max(most, pointsWith(players, { ships, wharves }, added))
  const loading = at === 'captain.loading'
  const privilege = !loading || (!phase.chooserLoaded && goodsOf(playerAt(position, chooser)) > 0)
  return most + Number(most > 0 && privilege)
}

/** Every way to give the empty ships to kinds that no ship carries. */
function* shipWays({ at, ships }: Position): Generator<ReadonlyMap<Good, number>> {
  // By the next captain phase the full ships have sailed.
  const leaves = (ship: { size: number; count: number }): boolean =>
    at !== 'captain.loading' && ship.count >= ship.size
  const room = new Map<Good, number>()
  for (const ship of ships)
    if (ship.good && !leaves(ship)) room.set(ship.good, ship.size - ship.count)
  const empty = ships.filter((ship) => !ship.good || leaves(ship)).map(({ size }) => size)
  function* given(place: number): Generator<ReadonlyMap<Good, number>> {
    const size = empty[place]
    if (size === undefined) {
      yield room
      return
    }
    for (const good of GOODS) {
      if (room.has(good)) continue
      room.set(good, size)
      yield* given(place + 1)
      room.delete(good)
    }
  }
  yield* given(0)
}

/** Every way to choose what the wharves that are still to be used take. */
function wharfWays({ players, phase }: Position): ReadonlyMap<Seat, Good>[] {
  let ways: ReadonlyMap<Seat, Good>[] = [new Map()]
  for (const [seat, player] of players.entries()) {
    if (!couldHave(player, 'ownShip') || phase.wharfUsed.includes(seat)) continue
    const kinds = GOODS.filter((good) => player.goods[good] > 0)
    if (kinds.length > 0)
      ways = ways.flatMap((way) => kinds.map((good) => new Map([...way, [seat, good]])))
  }
  return ways
}

function pointsWith(
  players: readonly Player[],
  { ships, wharves }: Room,
  added: AddedPoints,
): number {
  let all = 0
  let loaded = added.goods
  let points = added.besides
  for (const good of GOODS) {
    const space = ships.get(good) ?? 0
    let held = 0
    let byWharf = 0
    const bonuses: number[] = []
    for (const [seat, player] of players.entries()) {
      const count = player.goods[good]
      if (count === 0) continue
      held += count
      const bonus = harborBonus(player)
      const hasWharf = wharves.get(seat) === good
      if (hasWharf) {
        byWharf += count
        points += bonus
      }
      // A good that the wharf takes alone is not loaded a second time.
      if (!hasWharf || count > 1) bonuses.push(bonus)
    }
    all += held
    loaded += Math.min(held, space + byWharf)
    bonuses.sort((a, b) => b - a)
    for (const bonus of bonuses.slice(0, space)) points += bonus
  }
  // No good is loaded twice.
  return points + Math.min(all, loaded)
}
