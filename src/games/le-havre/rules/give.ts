/** What buildings give without a question. */

import { emitRounding, endEffect, GIVES } from './deal.ts'
import { currentEffect, visitOf } from './define-move.ts'
import type { Effect } from './effects.ts'
import type { Emit } from './events.ts'
import { countMarks, gain } from './player.ts'
import { playerAt, type State } from './state.ts'
import { foreignDiscs, francsFor, heldShares, leavesRest } from './visit.ts'
import { type Item, type Items, OFFERS } from './vocabulary.ts'

/** What an effect gives; null where it asks for a choice. */
function giftOf(state: State, effect: Effect): Items | null {
  const { seat } = state
  const gift: Partial<Record<Item, number>> = {}
  switch (effect.kind) {
    case 'gain':
      return effect.items
    case 'hold':
      return {}
    case 'symbols':
      for (const { good, base, symbol, cap } of effect.each)
        gift[good] =
          base + Math.min(countMarks(state, seat, symbol), cap ?? Number.POSITIVE_INFINITY)
      return gift
    case 'emptyOffers':
      for (const offer of OFFERS) if (state.offers[offer] === 0) gift[offer] = effect.amount
      return gift
    case 'held':
      return { franc: francsFor(heldShares(state, playerAt(state, seat).items, effect)) }
    case 'foreignDiscs': {
      const visit = visitOf(state)
      return { franc: visit ? effect.francs * foreignDiscs(visit) : 0 }
    }
    default:
      return null
  }
}

/** Whether the current effect asks nothing. */
export function givesAtOnce(state: State): boolean {
  const effect = currentEffect(state)
  return effect !== null && giftOf(state, effect) !== null
}

export function give(state: State, emit: Emit): void {
  const effect = currentEffect(state)
  const gift = effect && giftOf(state, effect)
  if (!gift) return
  if (effect.kind === 'hold')
    for (const [item, count] of Object.entries(effect.items) as [Item, number][])
      emit('action.hold', state.seat, item, count, 'harbour', 'harbour')
  if (effect.kind === 'held') {
    const shares = heldShares(state, playerAt(state, state.seat).items, effect)
    emitRounding(state.seat, leavesRest(shares), emit)
  }
  gain(state, state.seat, gift, GIVES[effect.kind], emit)
  endEffect(state)
}

/** Cards that the visitor looks at; null where the building shows none. */
function peekable(state: State): number {
  const effect = currentEffect(state)
  return effect?.kind === 'peek' ? Math.min(effect.count, state.specials.pile.length) : 0
}

/** Whether there is an order to choose. */
export const hasOrder = (state: State): boolean => peekable(state) > 1

/** The visitor looks at the top special cards. */
export function look(state: State, emit: Emit): void {
  const { specials, seat } = state
  const shown = specials.pile.slice(0, peekable(state))
  const seen = specials.seen[seat] ?? []
  specials.seen[seat] = [...seen, ...shown.filter((card) => !seen.includes(card))]
  specials.mixed[seat] = false
  emit('action.peek', seat, 'special', shown.length, 'specials', 'table')
}
