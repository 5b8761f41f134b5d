/** The table of games with an expansion. Importing this module makes both expansions known. */
import '../../expansions.ts'
import type { TableGame } from '../../../../ui/table/plug.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { say } from '../../words/messages/expansions.ts'
import type { TableParts } from '../board/Table.tsx'
import type { Hand } from '../hand.ts'
import { AddedBody } from './AddedBody.tsx'
import { AddedMarket } from './AddedMarket.tsx'
import { AddedSupply } from './AddedSupply.tsx'
import { toolsWith } from './AddedTools.tsx'
import type { BaseTable } from './base.ts'
import { emptyHand, mayPass, readyMove, tap, targetsFor, withHand } from './hand.ts'

const PARTS: TableParts = { Supply: AddedSupply, Market: AddedMarket, Body: AddedBody }

/** The table of the base game with what the expansions add. */
export const addedTable = (base: BaseTable): TableGame<PuertoRico, Hand> => ({
  ...base,
  emptyHand,
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
  words: {
    ...base.words,
    decline: (position) => (mayPass(position) ? base.words.decline(position) : null),
  },
  HandTools: toolsWith(base.HandTools),
  Board: (props) => <base.Board {...props} parts={PARTS} />,
})
