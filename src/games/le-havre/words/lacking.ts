/** What it takes to make a refused move legal: what is short of a price, or what a building asks for. */
import { COMMA } from '#language/language.ts'
import { BUILDING } from '../rules/buildings.ts'
import { priceOf } from '../rules/cards.ts'
import { costOf, shipCost } from '../rules/costs.ts'
import { currentOf } from '../rules/define-move.ts'
import type { EffectKind, Need } from '../rules/effects.ts'
import type { Move } from '../rules/moves.ts'
import { needsOf } from '../rules/owed.ts'
import { ENERGY, FOOD, SUBSTITUTE } from '../rules/pay.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { feeOf } from '../rules/visit.ts'
import { ITEMS, type Item, type Items } from '../rules/vocabulary.ts'
import { thingsWords } from './card.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/t.ts'

/** The decision of a building's action, by what the building does: what it takes is told as that of the decision. */
const DECISIONS = {
  construct: 'turn.constructing',
  buildShip: 'turn.shipbuilding',
  upgrade: 'turn.using',
  trade: 'turn.trading',
  exchange: 'turn.exchanging',
  sellGoods: 'turn.selling',
  ship: 'turn.shipping',
  haul: 'turn.hauling',
  displace: 'turn.displacing',
} as const satisfies Partial<Record<EffectKind, string>>

const isAsking = (kind: EffectKind): kind is keyof typeof DECISIONS => kind in DECISIONS

/** What tokens lack of a need; empty where they cover it. */
export function shortOf(paid: Items, need: Need): Need {
  const held = (item: Item): number => paid[item] ?? 0
  const short: Record<string, number> = {}
  for (const item of ITEMS) {
    const lacking = (need[item] ?? 0) - held(item)
    const other = SUBSTITUTE.get(item)
    const spare = other ? Math.max(0, held(other) - (need[other] ?? 0)) : 0
    if (lacking > spare) short[item] = lacking - spare
  }
  for (const [kind, list] of [
    ['food', FOOD],
    ['energy', ENERGY],
  ] as const) {
    const free = list.reduce((sum, { item, worth }) => {
      const count = held(item) - (need[item] ?? 0)
      return sum + worth * Math.max(0, count)
    }, 0)
    const lacking = (need[kind] ?? 0) - free
    if (lacking > 0) short[kind] = lacking
  }
  return short
}

const needWords = (need: Need): Segment[] =>
  [
    ...ITEMS.flatMap((item) => (need[item] ? [thingsWords(item, need[item])] : [])),
    ...(['food', 'energy'] as const).flatMap((kind) =>
      need[kind] ? [say('tokens.counted', { item: term(kind), count: need[kind] })] : [],
    ),
  ].flatMap((words, at) => [...(at > 0 ? [{ text: COMMA }] : []), ...words])

/** Each way to pay, as far as it can't be paid. */
function shortages(needs: readonly Need[], paid: Items): Segment[] | null {
  const [one, other] = needs.map((need) => needWords(shortOf(paid, need)))
  if (!one || one.length === 0 || other?.length === 0) return null
  return other ? say('lack.either', { one, other }) : say('lack.things', { things: one })
}

/** What building a card takes here. */
function costAt(position: Position, move: Move): Need[] {
  const { building: visited } = position.phase
  if (move.do === 'construct') {
    const effect = currentOf(position, 'construct')
    return effect ? [costOf(position, move.seat, move.building, effect).need] : []
  }
  if (move.do === 'buildShip' && visited !== null)
    return [shipCost(position, move.seat, visited, move.ship)]
  return []
}

/** What would be needed besides, where the rule that refuses a move asks for something; null otherwise. */
export function lackingWords(rule: RuleId, move: Move, position: Position): Segment[] | null {
  const { items } = playerAt(position, move.seat)
  switch (rule) {
    case 'pay.whole':
      return move.do === 'pay' ? shortages(needsOf(position), move.tokens) : null
    case 'enter.fee-first':
      return move.do === 'enter'
        ? shortages(feeOf(position, move.seat, move.building), items)
        : null
    case 'construct.material':
    case 'ship.material':
    case 'ship.modernise':
    case 'ship.energy':
      return shortages(costAt(position, move), items)
    case 'buy.price': {
      const franc = move.do === 'buy' ? priceOf(position, move.card) : null
      return franc === null ? null : shortages([{ franc }], items)
    }
    case 'enter.must-act': {
      const building = move.do === 'enter' ? move.building : position.phase.building
      const effects = building === null ? [] : (BUILDING[building].effects ?? [])
      const kind = effects.map((effect) => effect.kind).find(isAsking)
      return kind ? say(`need.${DECISIONS[kind]}`) : null
    }
    default:
      return null
  }
}
