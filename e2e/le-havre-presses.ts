/** How the moves of Le Havre are made on its table. */
import { leHavre } from '../src/games/le-havre/definition.ts'
import type { Move } from '../src/games/le-havre/rules/moves.ts'
import type { Position } from '../src/games/le-havre/rules/state.ts'
import type { CardId } from '../src/games/le-havre/rules/vocabulary.ts'
import { type Counts, countersOf, firstCounts } from '../src/games/le-havre/table/counting.ts'
import { likeliest } from '../src/games/le-havre/table/hand.ts'
import { placesOf } from '../src/games/le-havre/table/move-places.ts'
import { toText } from '../src/games/le-havre/words/markup.ts'
import { moveWords } from '../src/games/le-havre/words/moves.ts'
import { ACTION } from './lessons.ts'

/** The numbers that a move is made of, by the counter of each; null for a move without any. */
function countsOf(move: Move): Counts | null {
  switch (move.do) {
    case 'pay':
      return { ...move.tokens }
    case 'choose':
    case 'sellGoods':
    case 'ship':
      return { ...move.goods }
    case 'exchange': {
      const taken = Object.entries(move.take).map(([good, count]) => [`take:${good}`, count])
      return { ...move.give, ...Object.fromEntries(taken) }
    }
    case 'use':
      return { count: move.count }
    case 'trade':
      return { ...move.times }
    default:
      return null
  }
}

/** Counters pressed from what is proposed to what is wanted. */
const counterPresses = (position: Position, wanted: Counts): string[] =>
  countersOf(position).flatMap(({ key }, at) => {
    const more = (wanted[key] ?? 0) - (firstCounts(position)[key] ?? 0)
    const button = `.counter:nth-of-type(${at + 1}) > [data-step="${more > 0 ? 'more' : 'less'}"]`
    return Array<string>(Math.abs(more)).fill(button)
  })

/** What to press, in this order, to make a move: an offer is taken by a tap, a card shows itself first. */
export function pressesOf(position: Position, move: Move): string[] {
  const { game, readyMove } = leHavre
  const isWanted = (other: Move | null): boolean =>
    other !== null && game.keyOfMove(other) === game.keyOfMove(move)
  if (isWanted(readyMove(position))) return [ACTION]
  const counts = countsOf(move)
  if (counts) return [...counterPresses(position, counts), ACTION]
  if (move.do === 'takeOffer') return [`[data-key="offer:${move.space}"]`]
  const button = `[data-move="${move.do}"]:has-text("${toText(moveWords(move))}")`
  const [place] = placesOf(move).filter((address) => address.startsWith('card:'))
  if (!place) return [button]
  const card = place.slice('card:'.length) as CardId
  return [`[data-key="${place}"]`, isWanted(likeliest(position, card)) ? ACTION : button]
}
