/** What a move gives and brings, told before it is made. */

import { COMMA, GAP } from '#language/language.ts'
import { game } from '../rules/game.ts'
import { LOAN } from '../rules/goods.ts'
import type { Move } from '../rules/moves.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { ITEMS, type Item, type Items } from '../rules/vocabulary.ts'
import { thingsWords } from '../words/card.ts'
import { type Segment, term } from '../words/markup.ts'
import { say } from '../words/messages/counters.ts'

const LOOKS: ReadonlySet<Move['do']> = new Set([
  'pay',
  'borrow',
  'use',
  'trade',
  'exchange',
  'sellGoods',
  'ship',
  'enter',
  'construct',
  'buildShip',
  'buy',
  'sell',
])
/** What is paid comes to a card: what is left of it tells what else can be had. */
const BRINGS_CARD: ReadonlySet<Move['do']> = new Set(['construct', 'buildShip', 'buy'])
/** What is sold: the francs that it makes in all are told. */
const SELLS: ReadonlySet<Move['do']> = new Set(['sellGoods', 'ship', 'sell'])

/** Things with their counters, and the energy that is still to be burnt with them. */
export function itemWords(items: Items, energy = 0): Segment[] {
  const things = ITEMS.flatMap((item) => (items[item] ? [thingsWords(item, items[item])] : []))
  if (energy > 0) things.push(say('tokens.energy', { energy: term('energy'), count: energy }))
  return things.flatMap((words, at) => [...(at > 0 ? [{ text: COMMA }] : []), ...words])
}

/** So many more of each item as there are in `of` than in `than`. */
export function more(of: Items, than: Items): Items {
  const found: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) {
    const count = (of[item] ?? 0) - (than[item] ?? 0)
    if (count > 0) found[item] = count
  }
  return found
}

/** Both together. */
function sum(one: Items, other: Items): Items {
  const all: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) all[item] = (one[item] ?? 0) + (other[item] ?? 0)
  return all
}

/** What is left of these things once they are given. */
function leftWords(gives: Items, energy: number, held: Items, named: Items): Segment[] {
  const left: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) if (gives[item]) left[item] = (held[item] ?? 0) - (named[item] ?? 0)
  const words = itemWords(left)
  return words.length > 0
    ? say('outcome.pays', { gives: itemWords(gives, energy), left: words })
    : say('outcome.pays.all', { gives: itemWords(gives, energy) })
}

/** What comes of a legal move in a sentence or two; null where it is no question of goods. */
export function outcomeWords(position: Position, move: Move): Segment[] | null {
  if (!LOOKS.has(move.do)) return null
  const next = game.applyMove(position, move)
  if (!next.ok) return null
  const before = playerAt(position, move.seat).items
  const { items } = playerAt(next.position, move.seat)
  if (move.do === 'borrow')
    return say(items.franc > 0 ? 'outcome.loan' : 'outcome.loan.none', {
      count: move.loans,
      brings: LOAN.take * move.loans,
      left: items.franc,
    })
  const { owed } = next.position.phase
  const deal = owed?.for === 'deal' ? owed : null
  // Where several ways to pay are left, what is owed by name stands for them.
  const named: Partial<Record<Item, number>> = {}
  for (const item of ITEMS) named[item] = deal?.need[item] ?? 0
  const gives = sum(more(before, items), named)
  const gains = sum(more(items, before), deal?.gain ?? {})
  const energy = deal?.need.energy ?? 0
  const isGiving = energy > 0 || Object.values(gives).some((count) => count > 0)
  const isGaining = Object.values(gains).some((count) => count > 0)
  const values = { gives: itemWords(gives, energy), gains: itemWords(gains) }
  if (move.do === 'pay') {
    const left = leftWords(gives, energy, items, named)
    return isGaining ? [...say('outcome.gains', values), { text: GAP }, ...left] : left
  }
  if (isGiving && BRINGS_CARD.has(move.do)) return leftWords(gives, energy, items, named)
  if (!isGiving && !isGaining) return null
  const way = isGiving && isGaining ? 'both' : isGiving ? 'gives' : 'gains'
  const words = say(`outcome.${way}`, values)
  if (!SELLS.has(move.do)) return words
  const count = items.franc + (deal?.gain.franc ?? 0) - (named.franc ?? 0)
  return [...words, { text: GAP }, ...say('outcome.total', { count })]
}
