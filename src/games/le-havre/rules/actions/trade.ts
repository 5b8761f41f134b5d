/** Buying and selling cards, and paying loans back: additional actions. */
import { countedCandidates } from '../../../../engine/move-definition.ts'
import {
  affordableAt,
  affordableCount,
  freeDiscs,
  giveCard,
  isOffered,
  offeredCards,
  priceOf,
  saleOf,
  takeCard,
} from '../cards.ts'
import { currentOf, defineMove, sharedMoves } from '../define-move.ts'
import { LOAN } from '../goods.ts'
import type { MoveOf } from '../moves.ts'
import { actionRuns, gain, lose } from '../player.ts'
import { type Player, playerAt, type State } from '../state.ts'
import type { CardId, Seat } from '../vocabulary.ts'

/** Between two cards of one visit, where a building constructs several. */
const isBetween = (state: State): boolean =>
  state.phase.constructed > 0 && state.phase.owed === null && currentOf(state, 'construct') !== null

const owns = ({ buildings, ships }: Player, card: CardId): boolean =>
  (buildings as CardId[]).includes(card) || (ships as CardId[]).includes(card)

const buying = sharedMoves((seat, card: CardId): MoveOf<'buy'> => ({ do: 'buy', seat, card }))
const selling = sharedMoves((seat, card: CardId): MoveOf<'sell'> => ({ do: 'sell', seat, card }))

/** Whether cards may be bought now. */
const buys = (state: State): boolean => !state.final && (!actionRuns(state) || isBetween(state))

const francsOf = (state: State): number => playerAt(state, state.active).items.franc

export const buy = defineMove<'buy'>({
  rules: {
    'buy.own-turn': (state, { seat }) => seat === state.active,
    'buy.not-in-final-stage': (state) => !state.final,
    'buy.not-for-sale': (state, { card }) => priceOf(state, card) !== null,
    'buy.top-or-town': (state, { card }) => isOffered(state, card),
    'buy.not-back-same-turn': (state, { seat, card }) =>
      !state.phase.sold.some((sale) => sale.seat === seat && sale.card === card),
    'buy.price': (state, { seat, card }) =>
      (priceOf(state, card) ?? 0) <= playerAt(state, seat).items.franc,
  },
  open: (state) => state.seat === state.active,
  candidates: (state) =>
    buys(state) ? offeredCards(state).map((card) => buying(state.active, card)) : [],
  // Most cards are too dear for most players: those are not drawn.
  counted: {
    count: (state) => (buys(state) ? affordableCount(state, francsOf(state)) : 0),
    at: (state, index) => buying(state.active, affordableAt(state, francsOf(state), index)),
  },
  apply(state, { seat, card }, emit) {
    lose(state, seat, { franc: priceOf(state, card) ?? 0 }, 'buy.price', emit)
    freeDiscs(state, card, 'buy.frees-disc', emit)
    const rule = actionRuns(state) ? 'construct.buy-between' : 'buy.top-or-town'
    takeCard(state, seat, card, rule, emit)
  },
})

/** All cards that players own. */
function ownedCount({ players }: State): number {
  let count = 0
  for (const { buildings, ships } of players) count += buildings.length + ships.length
  return count
}

/** Whether cards may be sold although an action runs. */
const sellsBetween = (state: State): boolean =>
  state.options['construct.sellBetween'] && isBetween(state)

/** Whether it is a seat's turn, or for it to pay. The end of a round, when food is paid, is nobody's turn. */
const isAsked = (state: State, seat: Seat): boolean =>
  seat === state.seat || (seat === state.active && state.phase.owed?.for !== 'food')

export const sell = defineMove<'sell'>({
  rules: {
    'sell.not-during-action': (state, { seat }) =>
      !actionRuns(state) || (sellsBetween(state) && seat === state.active),
    'sell.any-turn': (state, { seat }) => state.options['sell.outOfTurn'] || isAsked(state, seat),
    'sell.own-card': (state, { seat, card }) => owns(playerAt(state, seat), card),
  },
  open: () => true,
  ...countedCandidates<State, MoveOf<'sell'>>({
    count: (state) => (actionRuns(state) && !sellsBetween(state) ? 0 : ownedCount(state)),
    at(state, index) {
      let left = index
      for (let seat = 0; seat < state.players.length; seat++) {
        const { buildings, ships } = playerAt(state, seat)
        const card = buildings[left] ?? ships[left - buildings.length]
        if (card) return selling(seat, card)
        left -= buildings.length + ships.length
      }
      throw new RangeError(`no card ${index} is owned`)
    },
  }),
  apply(state, { seat, card }, emit) {
    const disc = playerAt(state, seat).disc === card
    gain(state, seat, { franc: saleOf(card) }, 'sell.half-value', emit)
    freeDiscs(state, card, 'sell.frees-disc', emit)
    giveCard(state, seat, card, emit)
    if (seat !== state.active) emit('sell.any-turn', seat, card, 1, 'table', 'table')
    state.phase.sold.push({ seat, card, disc })
  },
})

export const repay = defineMove<'repay'>({
  rules: {
    'loan.repay': (state, { seat }) =>
      !actionRuns(state) &&
      playerAt(state, seat).loans > 0 &&
      playerAt(state, seat).items.franc >= LOAN.repay,
  },
  open: () => true,
  ...countedCandidates<State, MoveOf<'repay'>>({
    count: (state) => (actionRuns(state) ? 0 : state.players.length),
    at: (_, seat) => ({ do: 'repay', seat }),
  }),
  apply(state, { seat }, emit) {
    playerAt(state, seat).loans -= 1
    emit('loan.repay', seat, 'loan', 1, 'loans', 'supply')
    lose(state, seat, { franc: LOAN.repay }, 'loan.repay', emit)
  },
})
