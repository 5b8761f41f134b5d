/** What harbours hold after a move, by the figures that are told. */
import type { Move } from '../../rules/moves.ts'
import type { Position } from '../../rules/state.ts'
import { type Deal, dealOf, feesOf, returnsOf } from './costs.ts'
import { buildingCalled, isShip, shipCalled, type Tokens } from './figures.ts'
import { paymentsOf, sumOf, times } from './pay.ts'
import { borrowing, foodOf, harvestOf, interestOf } from './round.ts'

/** Buildings that give at once what is not told here. */
const UNCHECKED: readonly string[] = [
  'fishery',
  'clayMound',
  'colliery',
  'labourExchange',
  'blackMarket',
  'artsCentre',
  'zoo',
  'church',
]

/** What the seat that decides owes, any one of these; `deal` is what the last move struck. */
export function owedAt(position: Position, deal: Deal | null): readonly Tokens[] {
  const { phase, seat, players } = position
  const player = players[seat]
  if (!phase.owed || !player) return []
  if (phase.owed.for === 'food') return [{ food: foodOf(position, seat) }]
  if (phase.owed.for === 'interest') return [{ franc: interestOf(position, player) }]
  if (phase.owed.for === 'deal') return deal ? [deal.owed] : []
  return phase.building === null ? [] : feesOf(position, seat, phase.building)
}

/** What a card costs to buy; null where it is not for sale. */
export function priceOf({ options }: Position, card: string): number | null {
  if (card === 'luxuryYacht' && !options['yacht.buyable']) return null
  return isShip(card) ? shipCalled(card).price : buildingCalled(card).price
}

const worthOf = (card: string): number =>
  (isShip(card) ? shipCalled(card) : buildingCalled(card)).value

/** What every seat holds after a move; null where that is not told. */
export function harboursAfter(
  position: Position,
  move: Move,
  after: Position,
  deal: Deal | null,
): Tokens[] | null {
  const { players, phase, turn, final, offers } = position
  const held = players.map(({ items }): Tokens => items)
  const { seat } = move
  const add = (more: Tokens, whose = seat): void => {
    held[whose] = sumOf(held[whose] ?? {}, more)
  }
  const payFee = (building: string, paid: Tokens): null | undefined => {
    add(times(paid, -1))
    const owner = players.findIndex(({ buildings }) => (buildings as string[]).includes(building))
    if (owner >= 0) add(paid, owner)
    if (UNCHECKED.includes(building)) return null
    add(buildingCalled(building).gives ?? {})
    if (building === 'localCourt') add({ franc: onlyReturn(position, seat)?.[1] ?? 0 })
    return undefined
  }
  const strike = (struck: Deal): null | undefined => {
    add(times(struck.gone, -1))
    const payments = paymentsOf(held[seat] ?? {}, [struck.owed])
    const [only, another] = payments ?? []
    if (payments === null) return null
    if (only && !another) add(sumOf(times(only, -1), struck.gain))
    return undefined
  }
  switch (move.do) {
    case 'takeOffer':
      add({ [move.space]: offers[move.space] })
      break
    case 'endTurn':
      if (turn === 7 && !final)
        for (const [whose, player] of players.entries()) add(harvestOf(position, player), whose)
      break
    case 'repay':
      add({ franc: -5 })
      break
    case 'buy':
      add({ franc: -(priceOf(position, move.card) ?? 0) })
      break
    case 'sell':
      add({ franc: worthOf(move.card) / 2 })
      break
    case 'borrow': {
      const [owed = {}] = owedAt(position, deal)
      held[seat] = borrowing(held[seat] ?? {}, owed).after(move.loans)
      break
    }
    case 'pay':
      if (phase.owed?.for === 'fee') {
        if (phase.building === null || payFee(phase.building, move.tokens) === null) return null
      } else
        add(sumOf(times(move.tokens, -1), phase.owed?.for === 'deal' ? (deal?.gain ?? {}) : {}))
      break
    case 'enter': {
      if (after.at === 'turn.fee') break
      const fees = feesOf(position, seat, move.building)
      const paid = fees.length === 0 ? [{}] : paymentsOf(held[seat] ?? {}, fees)
      const [only, another] = paid ?? []
      if (!only || another || payFee(move.building, only) === null) return null
      break
    }
    case 'choose':
    case 'exchange':
    case 'sellGoods':
    case 'haul':
    case 'displace':
      return null
    default: {
      const struck = dealOf(position, move)
      if (struck && strike(struck) === null) return null
    }
  }
  return held
}

/** The only number of loans that the Local Court takes back, with its francs: nobody is asked. */
function onlyReturn(position: Position, seat: number): [loans: number, francs: number] | null {
  const [only, other] = Object.entries(returnsOf(position, seat))
  return only && !other ? [Number(only[0]), only[1]] : null
}

/** The building that a move brings its seat into. */
function enteredBy({ players }: Position, move: Move): string | null {
  if (move.do === 'displace') return players['ABCDE'.indexOf(move.player)]?.disc ?? null
  return move.do === 'enter' ? move.building : null
}

/** Loans of every seat after a move. */
export const loansAfter = (position: Position, move: Move): number[] =>
  position.players.map(({ loans }, seat) => {
    const { phase } = position
    if (seat !== move.seat) return loans
    if (enteredBy(position, move) === 'localCourt')
      return loans - (onlyReturn(position, seat)?.[0] ?? 0)
    if (move.do === 'borrow') return loans + move.loans
    if (move.do === 'repay') return loans - 1
    return move.do === 'use' && phase.building === 'localCourt' ? loans - move.count : loans
  })
