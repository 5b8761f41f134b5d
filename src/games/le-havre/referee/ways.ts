/** A payment explained: every way to pay what is owed, and near ways that the rules refuse, each with its rule. */
import { openPayments } from '../rules/actions/pay.ts'
import { game } from '../rules/game.ts'
import { needsOf } from '../rules/owed.ts'
import { add, less, plain, serves } from '../rules/pay.ts'
import { holds } from '../rules/player.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { ITEMS, type Item, type Items } from '../rules/vocabulary.ts'

/** Payments that are looked at; nobody reads more. */
const MOST_WAYS = 200
/** Examples of what one rule refuses. */
const MOST_WRONG = 3

interface Ways {
  /** What can be paid, the fewest tokens first. */
  ways: Items[]
  /** There are more than are looked at. */
  more: boolean
  /** What cannot be paid although it is held, the fewest tokens first, by the rule that decides. */
  wrong: { rule: RuleId; tokens: Items[] }[]
}

const sizeOf = (tokens: Items): number => ITEMS.reduce((sum, item) => sum + (tokens[item] ?? 0), 0)
const fewestFirst = (a: Items, b: Items): number => sizeOf(a) - sizeOf(b)

/** Everything about the payment that the position waits for; null where it waits for none. */
export function waysToPay(position: Position): Ways | null {
  if (!position.phase.owed) return null
  const ways: Items[] = []
  let more = false
  for (const tokens of openPayments(position)) {
    if (ways.length === MOST_WAYS) {
      more = true
      break
    }
    ways.push(tokens)
  }
  return { ways: ways.sort(fewestFirst), more, wrong: wrongWays(position, ways) }
}

/** What is one token away from a way to pay, or all of one kind: refused, each rule with a few examples. */
function wrongWays(position: Position, ways: readonly Items[]): Ways['wrong'] {
  const { seat } = position
  const held = playerAt(position, seat).items
  const ones = ITEMS.filter((item) => held[item] > 0)
  const tried = new Map<string, Items>()
  const look = (tokens: Items): void => {
    if (sizeOf(tokens) > 0 && holds(held, tokens))
      tried.set(JSON.stringify(plain(tokens)), plain(tokens))
  }
  const one = (item: Item): Items => ({ [item]: 1 })
  for (const item of ones) {
    look(one(item))
    look({ [item]: held[item] })
  }
  for (const way of ways.slice(0, 40))
    for (const item of ones) {
      look(add(way, one(item)))
      if (way[item]) look(less(way, one(item)))
    }
  const byRule = new Map<RuleId, Items[]>()
  for (const tokens of [...tried.values()].sort(fewestFirst)) {
    const [rule] = game.judge(position, { do: 'pay', seat, tokens }).broken as RuleId[]
    if (!rule || !isTelling(position, rule, tokens)) continue
    const examples = byRule.get(rule) ?? []
    byRule.set(rule, examples)
    if (examples.length < MOST_WRONG) examples.push(tokens)
  }
  return Array.from(byRule, ([rule, tokens]) => ({ rule, tokens }))
}

/** That a good which has nothing to do with it is too much need not be said. */
function isTelling(position: Position, rule: RuleId, tokens: Items): boolean {
  const needs = needsOf(position)
  const fits = ITEMS.every((item) => !tokens[item] || needs.some((need) => serves(item, need)))
  return fits || rule === 'pay.no-food-for-franc'
}
