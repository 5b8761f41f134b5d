/** What is proposed: of loads the dearest, of goods to part with the cheapest. */

import { currentOf } from '../rules/define-move.ts'
import { game } from '../rules/game.ts'
import { GOOD } from '../rules/goods.ts'
import type { Move } from '../rules/moves.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { capacities, choiceSize } from '../rules/visit.ts'
import { BASIC_GOODS, GOODS, type Good, type Items } from '../rules/vocabulary.ts'

const dearestFirst = (one: Good, other: Good): number =>
  GOOD[other].shippingPrice - GOOD[one].shippingPrice

/** Every good held, token by token, the dearest first. */
export function tokensOf(position: Position): Good[] {
  const { items } = playerAt(position, position.seat)
  return GOODS.toSorted(dearestFirst).flatMap((good) => Array<Good>(items[good]).fill(good))
}

/** These tokens, counted. */
export function countedOf(tokens: readonly Good[]): Items {
  const counts: Partial<Record<Good, number>> = {}
  for (const good of tokens) counts[good] = (counts[good] ?? 0) + 1
  return counts
}

/** The first of these choices that makes a legal move. */
const firstLegal = (
  position: Position,
  choices: readonly Items[],
  moveOf: (goods: Items) => Move | null,
): Items | null =>
  choices.find((goods) => {
    const move = moveOf(goods)
    return move !== null && game.judge(position, move).legal
  }) ?? null

/** What is proposed to be chosen, loaded or sold; null at every other decision. */
export function proposedGoods(position: Position): Items | null {
  const { at, seat } = position
  const tokens = tokensOf(position)
  const singles = GOODS.map((good) => countedOf([good]))
  if (at === 'turn.choosing') {
    const effect = currentOf(position, 'choose')
    if (!effect) return null
    const from = effect.from.toSorted(dearestFirst)
    return countedOf(from.slice(0, choiceSize(position, seat, effect)))
  }
  if (at === 'turn.shipping') {
    const room = capacities(position, seat).reduce((all, capacity) => all + capacity, 0)
    const loads = Array.from({ length: room }, (_, less) => countedOf(tokens.slice(0, room - less)))
    return firstLegal(position, [...loads, ...singles], (goods) =>
      game.parseMove({ do: 'ship', seat, goods }),
    )
  }
  if (at !== 'turn.selling') return null
  const cheapest = tokens.toReversed()
  const basic = cheapest.filter((good) => (BASIC_GOODS as readonly Good[]).includes(good))
  return firstLegal(position, [countedOf(basic.slice(0, 3)), ...singles], (goods) =>
    game.parseMove({ do: 'sellGoods', seat, goods }),
  )
}
