/** Players of Le Havre to be measured against: what they do is told in docs/bots.md. */
import type { Bot } from '../../src/bots/bot.ts'
import { randomOwnMove } from '../../src/engine/own-moves.ts'
import { random } from '../../src/engine/rng.ts'
import { determinize } from '../../src/games/le-havre/bots/determinize.ts'
import { former } from '../../src/games/le-havre/bots/former/bots.ts'
import type { LeHavreBots } from '../../src/games/le-havre/bots/types.ts'
import { bulkGame as game } from '../../src/games/le-havre/rules/bulk.ts'
import { FRANC_AS_FOOD, GOOD } from '../../src/games/le-havre/rules/goods.ts'
import type { Move, MoveKind } from '../../src/games/le-havre/rules/moves.ts'
import type { Position } from '../../src/games/le-havre/rules/state.ts'
import type { Offer } from '../../src/games/le-havre/rules/vocabulary.ts'
import type { OtherName } from './other-names.ts'

/** What is done beside taking offers: in order, without a thought. */
const PLAIN: ReadonlySet<MoveKind> = new Set(['supply', 'pay', 'borrow', 'endTurn'] as const)

function offerBy(position: Position, worth: (offer: Offer, count: number) => number): Move | null {
  let best: { move: Move; value: number } | null = null
  for (const move of game.legalMoves(position)) {
    if (move.do !== 'takeOffer' || move.seat !== position.seat) continue
    const value = worth(move.space, position.offers[move.space])
    if (!best || value > best.value) best = { move, value }
  }
  return best?.move ?? null
}

/** Takes an offer whenever it can: the one that is worth most to it. */
const taking = (worth: (offer: Offer, count: number) => number): Bot<LeHavreBots> => ({
  *think(view, _budget, rng) {
    const position = determinize(view, rng)
    yield 0
    const plain = (): Move | null => {
      for (const move of game.legalMoves(position))
        if (move.seat === position.seat && PLAIN.has(move.do)) return move
      return null
    }
    const move =
      offerBy(position, worth) ?? plain() ?? randomOwnMove(game, position, () => random(rng))
    if (!move) throw new RangeError('the game is over: there is nothing to decide')
    return { move, reason: { kind: 'fancy' }, others: [] }
  },
})

const foodOf = (offer: Offer): number =>
  offer === 'franc' ? FRANC_AS_FOOD : (GOOD[offer].food ?? 0)

export const OTHERS_OF_LE_HAVRE: Readonly<Record<OtherName, Bot<LeHavreBots>>> = {
  former,
  fullest: taking((_, count) => count),
  'most-food': taking((offer, count) => count * foodOf(offer)),
}
