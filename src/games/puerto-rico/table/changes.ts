/** What can be made of a whole layout by one press: all back, or what is empty filled. */

import type { HandChange } from '../../../ui/table/definition.ts'
import { circlesOf } from '../rules/player.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { t } from '../words/messages/t.ts'
import type { Hand } from './hand.ts'
import { clearLayout, fillUp, placedIn, waitingIn } from './layout.ts'

/** The changes of a layout that is being made; `fill` puts those who wait on empty circles. */
export function changesOf(
  position: Position,
  hand: Hand,
  fill: typeof fillUp = fillUp,
): HandChange<Hand>[] {
  const { layout } = hand
  if (!layout) return []
  const player = playerAt(position, position.seat)
  const canFill = waitingIn(player, layout) > 0 && placedIn(layout) < circlesOf(player)
  return [
    {
      key: 'clear',
      words: [{ text: t('layout.clear') }],
      hand: placedIn(layout) > 0 ? { ...hand, layout: clearLayout() } : null,
    },
    {
      key: 'fill',
      words: [{ text: t('layout.fill') }],
      hand: canFill ? { ...hand, layout: fill(player, layout) } : null,
    },
  ]
}
