/** Craftsman, Factory, Aqueduct, Chapel, Jeweler and Specialty Factory (docs/rulings.md F1-F6, I, J). */
import type { Player, State } from '../../rules/state.ts'
import { type ByGood, GOODS, type Good, type Seat } from '../../rules/vocabulary.ts'
import { FACTORY_PAYS, PRINTED } from './figures.ts'
import { ask, offer } from './guests.ts'
import {
  type Coroutine,
  clockwise,
  noblesIn,
  type Phase,
  playerIn,
  reward,
  standing,
  works,
} from './table.ts'

/** How many goods of a kind a player could make: a resident on a plantation, and but for corn one in a plant. */
function couldMake(player: Player, good: Good): number {
  let plantations = player.manned[good]
  if (good === 'corn') return plantations
  let made = 0
  for (const built of player.city)
    if (PRINTED[built.id].makes === good)
      for (let worker = 0; worker < built.workers && plantations > 0; worker++) {
        plantations -= 1
        made += 1
      }
  return made
}

/** The Aqueduct gives one more where the large plant made any; it works before the small one. */
const bringsMore = (player: Player, good: Good): boolean =>
  works(player, 'aqueduct') &&
  ((good === 'fruit' && works(player, 'largeFruitPlant')) ||
    (good === 'sugar' && works(player, 'largeSugarMill')))

/** Makes what one player makes; tells the kinds that their plants made, and adds up what they received. */
function produce(table: State, seat: Seat, received: ByGood<number>): Good[] {
  const player = playerIn(table, seat)
  const kinds: Good[] = []
  const receive = (good: Good, count: number): number => {
    const got = Math.min(count, table.supply.goods[good])
    table.supply.goods[good] -= got
    player.goods[good] += got
    received[good] += got
    return got
  }
  for (const good of GOODS) {
    if (receive(good, couldMake(player, good)) === 0) continue
    kinds.push(good)
    if (bringsMore(player, good)) receive(good, 1)
  }
  if (works(player, 'factory')) player.coins += FACTORY_PAYS[kinds.length] ?? 0
  return kinds
}

/** What comes in this phase whether or not anything is made. */
function payBesides(player: Player): void {
  player.coins += standing(player, 'chapel', 'colonist')
  if (works(player, 'jeweler')) player.coins += noblesIn(player)
}

export const craftsmanPhase: Phase = function* (table, chooser, isDoubled) {
  const received = table.players.map(fresh)
  let ownKinds: Good[] = []
  const prayers: [Seat, number][] = []
  for (const seat of clockwise(table, chooser)) {
    const player = playerIn(table, seat)
    if (yield* isWilling(table, seat)) {
      const kinds = produce(table, seat, received[seat] ?? fresh())
      if (seat === chooser) ownKinds = kinds
    }
    payBesides(player)
    const points = standing(player, 'chapel', 'noble')
    if (table.options['points.declinable']) prayers.push([seat, points])
    else reward(table, seat, points)
  }
  for (const [seat, points] of prayers) yield* offer(table, seat, 'craftsman.offered', points)
  const own = received[chooser] ?? fresh()
  const isOffered = (good: Good): boolean => ownKinds.includes(good) && table.supply.goods[good] > 0
  for (let taken = 0; taken < 2; taken++) {
    if (taken === 1 && !(isDoubled() && GOODS.some(isOffered))) break
    const good = yield* bonus(table, chooser, isOffered)
    if (!good) break
    table.supply.goods[good] -= 1
    playerIn(table, chooser).goods[good] += 1
    own[good] += 1
  }
  for (const seat of clockwise(table, chooser)) {
    const player = playerIn(table, seat)
    const { corn: _, ...others } = received[seat] ?? fresh()
    if (works(player, 'specialtyFactory'))
      player.coins += Math.max(0, Math.max(...Object.values(others)) - 1)
  }
}

/** Whether a player produces: asked by an option, where they would receive anything. */
function* isWilling(table: State, seat: Seat): Coroutine<boolean> {
  const player = playerIn(table, seat)
  const gets = (good: Good): boolean => couldMake(player, good) > 0 && table.supply.goods[good] > 0
  if (!table.options['craftsman.productionOptional'] || !GOODS.some(gets)) return true
  const answer = yield* ask(table, () => ({
    at: 'craftsman.producing',
    seat,
    allows: (move) => move.do === 'pass' || move.do === 'produce',
  }))
  return answer?.do === 'produce'
}

const fresh = (): ByGood<number> => ({ corn: 0, fruit: 0, sugar: 0, tobacco: 0, coffee: 0 })

function* bonus(
  table: State,
  seat: Seat,
  isOffered: (good: Good) => boolean,
): Coroutine<Good | undefined> {
  const answer = yield* ask(table, () => ({
    at: 'craftsman.bonus',
    seat,
    allows: (move) => move.do === 'pass' || (move.do === 'takeGood' && isOffered(move.good)),
  }))
  return answer?.do === 'takeGood' ? answer.good : undefined
}
