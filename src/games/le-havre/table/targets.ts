/** Which places of the table can be tapped now, and what a tap there would do. */
import { t } from '../../../text/messages/t.ts'
import { addressOf, type Target, type Targets } from '../../../ui/target.tsx'
import { game } from '../rules/game.ts'
import type { Position } from '../rules/state.ts'
import { CARDS, OFFERS } from '../rules/vocabulary.ts'
import { countersOf, countsOwn } from './counting.ts'
import { cardMoves, type Hand, likeliest } from './hand.ts'

interface Given {
  position: Position
  hand: Hand
  onTap: (key: string, seat?: number) => void
  lit: readonly string[]
}

/** Answers for every place of the table, for the seat that decides. */
export function targetsFor({ position, hand, onTap, lit }: Given): Targets {
  const kinds = game.moveKindsAt(position)
  const counters = new Set(countersOf(position).map(({ key }) => key))
  const { seat: decider } = position
  const stateOf = (kind: string, id: string, seat?: number): Target['state'] | null => {
    const card = CARDS.find((one) => one === id)
    if (kind === 'card' && card) {
      if (hand.card === card) return 'chosen'
      if (likeliest(position, card)) return 'may'
      const moves = cardMoves(position, card)
      if (moves.length === 0) return null
      // To sell it is legal often, and nobody is urged to.
      const isLegal = moves.some(
        (move) => move.seat === decider && game.judge(position, move).legal,
      )
      return isLegal ? 'idle' : 'illegal'
    }
    const space = OFFERS.find((one) => one === id)
    if (kind === 'offer' && space) {
      const what = kinds.includes('haul') ? 'haul' : 'takeOffer'
      if (!kinds.includes(what)) return null
      return game.judge(position, { do: what, seat: decider, space }).legal ? 'may' : 'illegal'
    }
    if (kind === 'item' && seat === decider && countsOwn(position) && counters.has(id))
      return (hand.counts[id] ?? 0) > 0 ? 'chosen' : 'may'
    return null
  }
  return (key, seat) => {
    const isLit = lit.includes(addressOf(key, seat))
    const [kind = '', id = ''] = key.split(':')
    const state = stateOf(kind, id, seat)
    if (state) return { state, label: t('tap.choose'), lit: isLit, onTap: () => onTap(key, seat) }
    return isLit ? { state: 'lit', label: '' } : undefined
  }
}
