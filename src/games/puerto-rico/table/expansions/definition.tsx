/** The table of games with an expansion. Importing this module makes both expansions known. */
import '../../expansions.ts'
import type { BarGame, TableGame } from '../../../../ui/table/definition.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { say } from '../../words/messages/expansions.ts'
import type { Hand } from '../hand.ts'
import { toolsWith } from './AddedTools.tsx'
import type { BaseBar, BaseTable } from './base.ts'
import { emptyHand, mayPass, readyMove, tap, targetsFor, withHand } from './hand.ts'
import { fillUp } from './layout.ts'
import { isMixed, offeredAt } from './meanings.ts'
import { PARTS } from './parts.ts'

/** The bar of the base game with what the expansions ask and answer. */
export const addedBar = (base: BaseBar): BarGame<PuertoRico, Hand> => ({
  ...base,
  emptyHand: (position) => emptyHand(base, position),
  tap: (position, hand, tapped) => tap(base, position, hand, tapped),
  withHand,
  targetsFor: (given) => targetsFor(base, given),
  readyMove: (position, hand) => readyMove(base, position, hand),
  promptWords(position, hand, seat) {
    if (hand.guest !== undefined) return say('ask.guest')
    const mixed = hand.move?.do
    if (mixed === 'loadMixed' || mixed === 'giveGoods') return say(`ask.${mixed}`)
    return base.promptWords(position, hand, seat)
  },
  offered: (position, hand) =>
    hand.layout || isMixed(hand.move) || hand.guest !== undefined
      ? []
      : [...base.offered(position), ...offeredAt(position, hand.move)],
  changesOf: (position, hand) => base.changesOf(position, hand, fillUp),
  words: {
    ...base.words,
    decline: (position) => (mayPass(position) ? base.words.decline(position) : null),
  },
  HandTools: toolsWith(base.HandTools),
})

/** The table of the base game with what the expansions add. */
export const addedTable = (base: BaseTable): TableGame<PuertoRico, Hand> => ({
  ...base,
  ...addedBar(base),
  Board: (props) => <base.Board {...props} parts={PARTS} />,
})
