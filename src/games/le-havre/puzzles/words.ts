/** What speaks for or against a move, in words, each with its rule where it has one. */
import type { Reason } from '../../../ui/puzzles/asked.ts'
import { isShip } from '../rules/player.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { SHIP, SHIP_TYPE } from '../rules/ships.ts'
import type { CardId } from '../rules/vocabulary.ts'
import { told } from '../table/outcome.ts'
import { cardName, thingsWords } from '../words/card.ts'
import { type Segment, toMarkup } from '../words/markup.ts'
import { say } from '../words/messages/puzzles.ts'
import type { Fact } from './puzzle.ts'

/** What a fact is told of. */
interface Told {
  fact: Fact
  /** A card of its own is bought, where it is not built. */
  isBought: boolean
  seats: number
}

function broughtWords({ gives, gains }: Extract<Fact, { kind: 'brings' }>): Segment[] {
  const values = { gives: told(gives), gains: told(gains) }
  if (Object.keys(gives).length === 0) return say('outcome.gains', values)
  return Object.keys(gains).length === 0
    ? say('outcome.gives', values)
    : say('outcome.both', values)
}

function builtWords(card: CardId, francs: number, { isBought, seats }: Told): Segment[] {
  const words = say(isBought ? 'fact.buys' : 'fact.builds', { card: cardName(card), francs })
  const food = isShip(card) ? (SHIP_TYPE[SHIP[card].type].food[seats - 1] ?? 0) : 0
  return food > 0 ? [...words, { text: ' ' }, ...say('fact.feeds', { food })] : words
}

function foodWords({ before, after }: Extract<Fact, { kind: 'food' }>): Segment[] {
  if (after === 0) return say('fact.food.covered')
  if (after === before) return say('fact.food.same', { after })
  if (before === 0) return say('fact.food.lacks', { after })
  return say(after < before ? 'fact.food.less' : 'fact.food.more', { before, after })
}

function wordsOf(of: Told): readonly [Segment[], RuleId | null] {
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
  isBought: boolean,
  seats: number,
): Reason<RuleId>[] =>
  facts.map((fact) => {
    const [words, rule] = wordsOf({ fact, isBought, seats })
    return [toMarkup(words), rule] as const
  })
