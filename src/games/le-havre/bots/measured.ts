/** Players of Le Havre to be measured against: what they do is told in docs/bots.md. */
import type { Bot } from '../../../bots/bot.ts'
import { randomOwnMove } from '../../../engine/own-moves.ts'
import { random } from '../../../engine/rng.ts'
import { bulkGame as game } from '../rules/bulk.ts'
import { FRANC_AS_FOOD, GOOD } from '../rules/goods.ts'
import type { Move, MoveKind } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import type { Offer } from '../rules/vocabulary.ts'
import { determinize } from './determinize.ts'
import { former } from './former/bots.ts'
import type { Measured } from './measured-names.ts'
import type { LeHavreBots } from './types.ts'

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

export const MEASURED_BOTS: Readonly<Record<Measured, Bot<LeHavreBots>>> = {
  former,
  fullest: taking((_, count) => count),
  'most-food': taking((offer, count) => count * foodOf(offer)),
}
