/** Paying missing coins with a resident, a good and a point. */
import { BEARERS } from '../buildings.ts'
import type { Emit } from '../events.ts'
import type { MoveOf } from '../moves.ts'
import { addResidents, goodsOf, residentsOn } from '../player.ts'
import { namingOrder } from '../roles/mayor.ts'
import { type Player, playerAt, type State } from '../state.ts'
import {
  allTiles,
  GOODS,
  RESIDENTS,
  type Resident,
  type ResidentPlace,
  type Seat,
  TILES,
} from '../vocabulary.ts'

type Payment = Pick<MoveOf<'build'>, 'pay' | 'from'>

/** What is paid in kind: at most one of each sort. */
const residentsIn = ({ pay = {} }: Payment): number => (pay.colonist ?? 0) + (pay.noble ?? 0)
const goodsIn = ({ pay = {} }: Payment): number =>
  GOODS.reduce((sum, good) => sum + (pay[good] ?? 0), 0)
const pointsIn = ({ pay = {} }: Payment): number => pay.vp ?? 0

/** Coins that a payment stands for. */
export const worthOf = (payment: Payment): number =>
  payment.pay ? residentsIn(payment) + goodsIn(payment) + pointsIn(payment) : 0

/** At most one resident, one good and one point. */
export const isOneEach = (payment: Payment): boolean =>
  residentsIn(payment) <= 1 && goodsIn(payment) <= 1 && pointsIn(payment) <= 1

/** Who pays a resident says where it stands, and nobody else does. */
export const namesPlace = (payment: Payment): boolean =>
  (payment.from !== undefined) === residentsIn(payment) > 0

/** Whether the player has all that is paid. */
export function hasPayment(player: Player, payment: Payment): boolean {
  const { pay = {}, from } = payment
  return (
    GOODS.every((good) => (pay[good] ?? 0) <= player.goods[good]) &&
    pointsIn(payment) <= player.vp &&
    RESIDENTS.every(
      (resident) =>
        !pay[resident] || (from !== undefined && residentsOn(player, from, resident) > 0),
    )
  )
}

/** Whoever works where such payments are made cannot be paid. */
export const isPaidFromElsewhere = ({ from }: Payment): boolean =>
  BEARERS.paysInKind.every(({ id }) => id !== from)

/** Every resident that can be paid, equal ones once. */
function payableResidents(player: Player): { resident: Resident; from: ResidentPlace }[] {
  const found: { resident: Resident; from: ResidentPlace }[] = []
  const find = (from: ResidentPlace): void => {
    if (!isPaidFromElsewhere({ from })) return
    for (const resident of RESIDENTS)
      if (residentsOn(player, from, resident) > 0) found.push({ resident, from })
  }
  find('stored')
  for (const tile of TILES) find(tile)
  for (const place of namingOrder(player)) find(player.city[place]?.id ?? 'stored')
  return found
}

/** Whether somebody can be paid. */
function hasPayableResident(player: Player): boolean {
  if (player.stored > 0 || allTiles(player.manned) > 0) return true
  for (const { id, workers } of player.city)
    if (workers > 0 && isPaidFromElsewhere({ from: id })) return true
  return false
}

/** Whether so many coins can be paid in kind: with at most one of each sort. */
export function canPay(player: Player, coins: number): boolean {
  if (coins < 1 || coins > 3) return false
  const sorts = Number(goodsOf(player) > 0) + Number(player.vp > 0)
  return sorts >= coins || (sorts + 1 >= coins && hasPayableResident(player))
}

type Paid = Required<Pick<Payment, 'pay'>> & Pick<Payment, 'from'>

/** Every payment of so many coins. */
export function paymentsOf(player: Player, coins: number): Paid[] {
  if (!canPay(player, coins)) return []
  const payments: Paid[] = []
  for (const one of [null, ...payableResidents(player)])
    for (const good of [null, ...GOODS.filter((good) => player.goods[good] > 0)]) {
      const vp = coins - Number(one !== null) - Number(good !== null)
      if (vp < 0 || vp > 1 || vp > player.vp) continue
      const pay = {
        ...(one && { [one.resident]: 1 }),
        ...(good && { [good]: 1 }),
        ...(vp > 0 && { vp }),
      }
      payments.push(one ? { pay, from: one.from } : { pay })
    }
  return payments
}

/** Gives back what is paid in kind: residents, goods and points each to their supply, or out of the game. */
export function payInKind(state: State, seat: Seat, payment: Payment, emit: Emit): void {
  const { expansions, supply } = state
  const { pay, from } = payment
  if (!expansions || !pay) return
  const player = playerAt(state, seat)
  const isRemoved = expansions.options['exp.blackMarketColonistAndVp'] === 'removed'
  const to = isRemoved ? 'box' : 'supply'
  for (const resident of RESIDENTS) {
    if (!pay[resident] || !from) continue
    addResidents(player, from, resident, -1)
    const kept = resident === 'noble' ? 'nobles' : 'colonists'
    if (isRemoved) expansions.removed[kept] += 1
    else if (resident === 'noble') expansions.nobles += 1
    else supply.colonists += 1
    emit('black-market.pay', seat, resident, 1, from === 'stored' ? 'stored' : 'board', to)
  }
  for (const good of GOODS) {
    const count = pay[good] ?? 0
    player.goods[good] -= count
    supply.goods[good] += count
    emit('black-market.pay', seat, good, count, 'goods', 'supply')
  }
  const points = pointsIn(payment)
  player.vp -= points
  if (isRemoved) expansions.removed.vp += points
  else if (supply.vpOnPaper > 0) supply.vpOnPaper -= points
  else supply.vp += points
  emit('black-market.pay', seat, 'vp', points, 'chips', to)
}
