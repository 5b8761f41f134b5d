/** What speaks for or against a move, in words, each with its rule where it has one. */
import { GAP } from '#language/language.ts'
import type { Reason } from '../../../ui/puzzles/asked.ts'
import { isShip } from '../rules/player.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { SHIP, SHIP_TYPE } from '../rules/ships.ts'
import type { CardId } from '../rules/vocabulary.ts'
import { itemWords } from '../table/outcome.ts'
import { cardName, thingsWords } from '../words/card.ts'
import { type Segment, toMarkup } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import type { Fact } from './puzzle.ts'

/** What a fact is told of. */
interface FactContext {
  fact: Fact
  /** A card of its own is bought, where it is not built. */
  isBought: boolean
  seats: number
  /** Rounds that are still to end, each with food to be paid. */
  rounds: number
}

function broughtWords({ gives, gains }: Extract<Fact, { kind: 'brings' }>): Segment[] {
  const values = { gives: itemWords(gives), gains: itemWords(gains) }
  if (Object.keys(gives).length === 0) return say('outcome.gains', values)
  return Object.keys(gains).length === 0
    ? say('outcome.gives', values)
    : say('outcome.both', values)
}

function builtWords(card: CardId, francs: number, context: FactContext): Segment[] {
  const { isBought, seats, rounds } = context
  const words = say(isBought ? 'fact.buys' : 'fact.builds', { card: cardName(card), francs })
  const food = isShip(card) ? (SHIP_TYPE[SHIP[card].type].food[seats - 1] ?? 0) : 0
  if (food === 0 || rounds === 0) return words
  const feeds =
    rounds === 1
      ? say('fact.feeds.once', { food })
      : say('fact.feeds', { food, rounds, total: food * rounds })
  return [...words, { text: GAP }, ...feeds]
}

function foodWords({ before, after }: Extract<Fact, { kind: 'food' }>): Segment[] {
  if (after === 0) return say('fact.food.covered')
  if (after === before) return say('fact.food.same', { after })
  if (before === 0) return say('fact.food.lacks', { after })
  return say(after < before ? 'fact.food.less' : 'fact.food.more', { before, after })
}

function wordsOf(of: FactContext): readonly [Segment[], RuleId | null] {
  const { fact } = of
  switch (fact.kind) {
    case 'brings':
      return [broughtWords(fact), null]
    case 'builds':
      return [builtWords(fact.card, fact.francs, of), 'score.values']
    case 'food':
      return [foodWords(fact), 'end.feeding']
    case 'loans':
      return fact.taken > 0
        ? [say('fact.loans.taken', { count: fact.taken }), 'loan.only-when-short']
        : [say('fact.loans.returned', { count: -fact.taken }), 'loan.end-penalty']
    case 'then-builds':
      return [
        say('fact.then-builds', { card: cardName(fact.card) }),
        isShip(fact.card) ? 'ship.material' : 'construct.material',
      ]
    case 'then-ships':
      return [say('fact.then-ships', { francs: fact.francs }), null]
    case 'rival-takes':
      return [
        say('fact.rival-takes', { things: thingsWords(fact.item, fact.count) }),
        'offer.take-all',
      ]
    case 'rival-enters':
      return [say('fact.rival-enters', { card: cardName(fact.building) }), 'enter.not-occupied']
    case 'final':
      return [say('fact.final', { francs: fact.francs }), null]
  }
}

/** The reasons of a move, as markup. */
export const reasonsOf = (
  facts: readonly Fact[],
  of: Pick<FactContext, 'isBought' | 'seats' | 'rounds'>,
): Reason<RuleId>[] =>
  facts.map((fact) => {
    const [words, rule] = wordsOf({ fact, ...of })
    return [toMarkup(words), rule] as const
  })

/** What comes after an action: it tells two moves apart only where it differs. */
const AHEAD: readonly Fact['kind'][] = ['rival-takes', 'rival-enters', 'then-builds', 'then-ships']

/** The facts that speak for or against a move beside another: what comes after both alike is no reason for either. */
export const telling = (facts: readonly Fact[], other: readonly Fact[]): Fact[] => {
  const alike = new Set(other.map((fact) => JSON.stringify(fact)))
  return facts.filter((fact) => !AHEAD.includes(fact.kind) || !alike.has(JSON.stringify(fact)))
}
