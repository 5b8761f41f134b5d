/** Builder, quarries, what else saves coins, payment in kind and University (docs/rulings.md D, I). */
import type { MoveOf } from '../../rules/moves.ts'
import type { Player, State } from '../../rules/state.ts'
import { type BuildingId, GOODS, type Seat } from '../../rules/vocabulary.ts'
import { PRINTED } from './figures.ts'
import { ask, offer } from './guests.ts'
import {
  type Coroutine,
  clockwise,
  colonistLeft,
  fetchResident,
  forestsOf,
  hasEmptyCircle,
  lastRound,
  move1,
  owns,
  type Phase,
  playerIn,
  reward,
  spacesBuilt,
  standing,
  sum,
  works,
} from './table.ts'

/** The price on the list; one option lets Factory and University change theirs. */
export function listPrice(table: State, id: BuildingId): number {
  if (table.options['cost.swapFactoryUniversity'] && id === 'factory')
    return PRINTED.university.price
  if (table.options['cost.swapFactoryUniversity'] && id === 'university')
    return PRINTED.factory.price
  return PRINTED[id].price
}

/** What a player pays: less one for each occupied quarry up to the column, less the privilege, never below 0 (docs/rulings.md D5-D7, I). */
export function priceFor(table: State, seat: Seat, id: BuildingId, privilege: number): number {
  const player = playerIn(table, seat)
  const quarries = Math.min(player.manned.quarry, PRINTED[id].column)
  const needsHouse = table.expansions?.options['exp.forestDiscountNeedsOccupied']
  const forests =
    needsHouse && !works(player, 'forestHouse') ? 0 : Math.floor(forestsOf(player) / 2)
  const isLarge = PRINTED[id].kind === 'large'
  const office = isLarge
    ? 2 * standing(player, 'zoningOffice', 'noble')
    : standing(player, 'zoningOffice', 'colonist')
  return Math.max(0, listPrice(table, id) - quarries - privilege - forests - office)
}

export const builderPhase: Phase = function* (table, chooser, isDoubled) {
  for (const seat of clockwise(table, chooser))
    yield* builderTurn(table, seat, () => (seat !== chooser ? 0 : isDoubled() ? 2 : 1))
}

type Building = MoveOf<'build'>

/** What is paid besides coins, one by one. */
const inKind = ({ pay = {} }: Building): number => sum(Object.values(pay))

/** One resident, one good and one point at most, all their own, and nobody who runs the Black Market. */
function mayPayInKind(player: Player, { pay = {}, from }: Building): boolean {
  const residents = (pay.colonist ?? 0) + (pay.noble ?? 0)
  const goods = sum(GOODS.map((good) => pay[good] ?? 0))
  const points = pay.vp ?? 0
  if (!works(player, 'blackMarket') || residents > 1 || goods > 1 || points > 1) return false
  if ((from !== undefined) !== (residents === 1) || from === 'blackMarket') return false
  if (from && standing(player, from, pay.noble ? 'noble' : 'colonist') === 0) return false
  return points <= player.vp && GOODS.every((good) => (pay[good] ?? 0) <= player.goods[good])
}

function* builderTurn(table: State, seat: Seat, privilege: () => number): Coroutine {
  const player = playerIn(table, seat)
  const mayBuild = (move: Building): boolean => {
    const id = move.building
    if ((table.supply.buildings[id] ?? 0) === 0 || owns(player, id)) return false
    if (spacesBuilt(player) + PRINTED[id].spaces > 12) return false
    const missing = priceFor(table, seat, id, privilege()) - player.coins
    if (move.pay === undefined) return move.from === undefined && missing <= 0
    return mayPayInKind(player, move) && inKind(move) === missing
  }
  const answer = yield* ask(table, () => ({
    at: 'builder.turn',
    seat,
    allows: (move) => move.do === 'pass' || (move.do === 'build' && mayBuild(move)),
  }))
  if (answer?.do !== 'build') return
  const { building } = answer
  player.coins -= priceFor(table, seat, building, privilege()) - inKind(answer)
  payInKind(table, player, answer)
  const { supply } = table
  supply.buildings = { ...supply.buildings, [building]: (supply.buildings[building] ?? 0) - 1 }
  player.city.push({ id: building, workers: 0 })
  if (spacesBuilt(player) === 12) lastRound(table, 'city')
  const points = works(player, 'church') ? ([0, 0, 1, 1, 2][PRINTED[building].column] ?? 0) : 0
  if (table.options['points.declinable']) {
    yield* manBuilding(table, seat, building)
    yield* offer(table, seat, 'builder.offered', points)
  } else {
    reward(table, seat, points)
    yield* manBuilding(table, seat, building)
  }
}

/** What is paid goes back, or out of the game by an option; goods always go back. */
function payInKind(table: State, player: Player, { pay = {}, from }: Building): void {
  const { supply, expansions } = table
  if (!expansions) return
  const leaves = expansions.options['exp.blackMarketColonistAndVp'] === 'removed'
  if (from && pay.noble) {
    move1(player, from, 'noble', -1)
    if (leaves) expansions.removed.nobles += 1
    else expansions.nobles += 1
  } else if (from) {
    move1(player, from, 'colonist', -1)
    if (leaves) expansions.removed.colonists += 1
    else supply.colonists += 1
  }
  for (const good of GOODS) {
    player.goods[good] -= pay[good] ?? 0
    supply.goods[good] += pay[good] ?? 0
  }
  if (!pay.vp) return
  player.vp -= 1
  if (leaves) expansions.removed.vp += 1
  else if (supply.vpOnPaper > 0) supply.vpOnPaper -= 1
  else supply.vp += 1
}

/** The University offers one colonist, for the building just built (docs/rulings.md D10-D13). */
function* manBuilding(table: State, seat: Seat, building: BuildingId): Coroutine {
  const player = playerIn(table, seat)
  const answer = yield* ask(table, () =>
    works(player, 'university') && hasEmptyCircle(player, building)
      ? {
          at: 'builder.manning',
          seat,
          allows: (move) =>
            move.do === 'pass' ||
            (move.do === 'manBuilding' && colonistLeft(table) && move.building === building),
        }
      : null,
  )
  if (answer?.do === 'manBuilding') move1(player, building, fetchResident(table), 1)
}
