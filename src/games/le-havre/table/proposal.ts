/** What is proposed: of payments the one that wastes least, of loads the dearest, of goods to part with the cheapest. */

import { currentOf } from '../rules/act.ts'
import { openPayments } from '../rules/actions/pay.ts'
import { game } from '../rules/game.ts'
import { GOOD } from '../rules/goods.ts'
import type { Move } from '../rules/moves.ts'
import { ENERGY, FOOD } from '../rules/pay.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { capacities, choiceSize } from '../rules/visit.ts'
import { BASIC_GOODS, GOODS, type Good, ITEMS, type Item, type Items } from '../rules/vocabulary.ts'

/** So many payments are compared; a choice among more is made by whoever pays. */
const MOST = 4000
/** A franc pays for anything, so it is kept rather than a fish. */
const FRANC_KEPT = 1.5

const ENERGY_WORTH = new Map<Item, number>(ENERGY.map(({ item, worth }) => [item, worth]))
const FOOD_WORTH = new Map<Item, number>(FOOD.map(({ item, worth }) => [item, worth]))

const keepingOf = (item: Item): number =>
  item === 'franc' ? FRANC_KEPT : GOOD[item].shippingPrice + (ENERGY_WORTH.get(item) ?? 0) / 10

function sum(items: Items, of: (item: Item) => number): number {
  return ITEMS.reduce((all, item) => all + (items[item] ?? 0) * of(item), 0)
}

/** The payment that is proposed; null where nothing can be paid. */
export function proposedPayment(position: Position): Items | null {
  let best: Items | null = null
  let least = Number.POSITIVE_INFINITY
  let seen = 0
  for (const paid of openPayments(position)) {
    const worth = sum(paid, (item) => (FOOD_WORTH.get(item) ?? 0) + (ENERGY_WORTH.get(item) ?? 0))
    const cost = worth * 100 + sum(paid, keepingOf)
    if (cost < least) {
      best = paid
      least = cost
    }
    if (++seen >= MOST) break
  }
  return best
}

const dearestFirst = (one: Good, other: Good): number =>
  GOOD[other].shippingPrice - GOOD[one].shippingPrice

/** Every good held, token by token, the dearest first. */
function tokensOf(position: Position): Good[] {
  const { items } = playerAt(position, position.seat)
  return GOODS.toSorted(dearestFirst).flatMap((good) => Array<Good>(items[good]).fill(good))
}

/** These tokens, counted. */
function countedOf(tokens: readonly Good[]): Items {
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

/** For each way to take something in an exchange: the move that gives the cheapest for it. */
export function proposedExchanges(position: Position): Move[] {
  const rows = currentOf(position, 'exchange')?.rows ?? []
  const { seat } = position
  const cheapest = tokensOf(position).toReversed()
  return rows.flatMap(({ give, take }) =>
    take.flatMap((good) => {
      const others = cheapest.filter((token) => token !== good).slice(0, give)
      const move = game.parseMove({
        do: 'exchange',
        seat,
        give: countedOf(others),
        take: { [good]: 1 },
      })
      return move && game.judge(position, move).legal ? [move] : []
    }),
  )
}
