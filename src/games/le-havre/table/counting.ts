/** Decisions that are about numbers: what is paid, chosen, loaded, sold or turned over. */

import { energyOfUse, trade, use } from '../rules/actions/convert.ts'
import { borrow } from '../rules/actions/pay.ts'
import { currentEffect, currentOf } from '../rules/define-move.ts'
import { game } from '../rules/game.ts'
import type { Move } from '../rules/moves.ts'
import { needsOf } from '../rules/owed.ts'
import { serves } from '../rules/pay.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { GOODS, ITEMS, type Item, type Items } from '../rules/vocabulary.ts'
import { cheapestPayment } from './payment.ts'
import { proposedGoods } from './proposal.ts'

/** How many of what: of items, of what is taken (`take:brick`), of an exchange, of `count`. */
export type Counts = Readonly<Record<string, number>>

/** What can be counted at a decision. */
export interface Counter {
  key: string
  most: number
  /** What is counted, where it is an item. */
  item?: Item
}

const isPaying = ({ at }: Position): boolean =>
  at === 'turn.fee' || at === 'turn.price' || at === 'turn.interest' || at === 'roundEnd.feeding'

const heldBy = (position: Position): Items => playerAt(position, position.seat).items

const counterOf = (held: Items, item: Item): Counter[] =>
  (held[item] ?? 0) > 0 ? [{ key: item, item, most: held[item] ?? 0 }] : []

/** Whether what is counted lies in the own harbour. */
export const countsOwn = ({ at }: Position): boolean => at !== 'turn.choosing'

/** Everything that can be counted at this decision; empty where it is about something else. */
export function countersOf(position: Position): Counter[] {
  const held = heldBy(position)
  if (isPaying(position)) {
    const needs = needsOf(position)
    return ITEMS.filter((item) => needs.some((need) => serves(item, need))).flatMap((item) =>
      counterOf(held, item),
    )
  }
  const effect = currentEffect(position)
  switch (position.at) {
    case 'turn.choosing':
      return effect?.kind === 'choose'
        ? effect.from.map((item) => ({ key: item, item, most: 1 }))
        : []
    case 'turn.selling':
    case 'turn.shipping':
      return GOODS.flatMap((item) => counterOf(held, item))
    case 'turn.exchanging':
      return [
        ...GOODS.flatMap((item) => counterOf(held, item)),
        ...(effect?.kind === 'exchange' ? effect.rows : []).flatMap(({ take }) =>
          take.map((item) => ({ key: `take:${item}`, item, most: 1 })),
        ),
      ]
    case 'turn.using':
      return [{ key: 'count', most: usesOf(position).at(-1) ?? 0 }]
    case 'turn.trading': {
      const rows = currentOf(position, 'trade')?.rows ?? []
      const most = (row: 'first' | 'second'): number =>
        Math.max(0, ...Array.from(trade.candidates(position), ({ times }) => times[row] ?? 0))
      return rows.map((_, at) => {
        const key = at === 0 ? 'first' : 'second'
        return { key, most: most(key) }
      })
    }
    default:
      return []
  }
}

/** The numbers that are legal here, the least first. */
const usesOf = (position: Position): number[] =>
  Array.from(use.candidates(position))
    .filter((move) => game.judge(position, move).legal)
    .map(({ count }) => count)

/** What is counted before anybody has chosen: what is proposed, of a number as many as burn no more than the fewest. */
export function firstCounts(position: Position): Counts {
  if (isPaying(position)) return { ...cheapestPayment(position) }
  const goods = proposedGoods(position)
  if (goods) return { ...goods }
  if (position.at === 'turn.using') {
    const uses = usesOf(position)
    const [fewest = 0] = uses
    const burnt = (count: number): number => energyOfUse(position, count)
    return { count: uses.findLast((count) => burnt(count) <= burnt(fewest)) ?? fewest }
  }
  if (position.at === 'turn.trading') {
    const first = countersOf(position).find(({ most }) => most > 0)
    return first ? { [first.key]: first.most } : {}
  }
  return {}
}

/** The counts of items, as they are or with a beginning. */
function itemsIn(counts: Counts, beginning = ''): Items {
  const items: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) {
    const count = counts[`${beginning}${item}`] ?? 0
    if (count > 0) items[item] = count
  }
  return items
}

/** The move that the counts make, legal or not; null where nothing is counted. */
export function countedMove(position: Position, counts: Counts): Move | null {
  const { at, seat } = position
  if (isPaying(position)) {
    const [loan] = Array.from(borrow.candidates(position))
    if (loan && game.judge(position, loan).legal) return loan
    return game.parseMove({ do: 'pay', seat, tokens: itemsIn(counts) })
  }
  switch (at) {
    case 'turn.choosing':
      return game.parseMove({ do: 'choose', seat, goods: itemsIn(counts) })
    case 'turn.selling':
      return game.parseMove({ do: 'sellGoods', seat, goods: itemsIn(counts) })
    case 'turn.shipping':
      return game.parseMove({ do: 'ship', seat, goods: itemsIn(counts) })
    case 'turn.exchanging': {
      const give = itemsIn(counts)
      return game.parseMove({ do: 'exchange', seat, give, take: itemsIn(counts, 'take:') })
    }
    case 'turn.using':
      return { do: 'use', seat, count: counts.count ?? 0 }
    case 'turn.trading': {
      const { first = 0, second = 0 } = counts
      return game.parseMove({ do: 'trade', seat, times: { first, second } })
    }
    default:
      return null
  }
}

/** So many more of what a counter counts; past the most it begins again. */
export function counted(counts: Counts, { key, most }: Counter, more: number): Counts {
  const count = (counts[key] ?? 0) + more
  return { ...counts, [key]: count > most ? 0 : Math.max(0, count) }
}
