/** What a game that is looked over says: when a decision was made, and what it changed. */
import { type Difference, isMore, signed } from '../../../bots/comparing.ts'
import type { LeHavreBots } from '../bots/types.ts'
import { isShip } from '../rules/player.ts'
import { SHIP } from '../rules/ships.ts'
import type { Position } from '../rules/state.ts'
import { CARDS, OFFERS } from '../rules/vocabulary.ts'
import { cardName } from './card.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/review.ts'
import { SHIP_TERMS } from './ships.ts'

/** The turn of a decision. */
export const whenWords = ({ at, turn }: Position): Segment[] =>
  at.startsWith('turn.') ? say('review.turn', { turn }) : say('review.end')

/** '−14프랑' */
export const pointsWords = (points: number): Segment[] =>
  say('review.points', { points: signed(points, 0) })

type Deed = NonNullable<Difference<LeHavreBots>['deed']>

/** What was done more or less; null where the part says as much. */
function deedWords({ what, by }: Deed): Segment[] | null {
  const way = by < 0 ? 'less' : 'more'
  const [kind, id] = what.split(':')
  const item = OFFERS.find((one) => one === id)
  const found = CARDS.find((one) => one === id)
  if (kind === 'take' && item) return say(`why.take.${way}`, { item: term(item) })
  if (kind === 'ship' || kind === 'borrow' || kind === 'repay') return say(`why.${kind}.${way}`)
  if (!found || (kind !== 'enter' && kind !== 'build' && kind !== 'buy')) return null
  const card = isShip(found) ? term(SHIP_TERMS[SHIP[found].type]) : cardName(found)
  return say(`why.${kind}.${way}`, { card })
}

/** What came out otherwise, as a fact: the part of the wealth, and what was done for it. */
export function differenceWords(difference: Difference<LeHavreBots>): Segment[] {
  const { part, deed } = difference
  const fact = say(`why.${part}.${isMore(difference) ? 'more' : 'less'}`)
  const thing = deed && deedWords(deed)
  return thing ? say('why.of', { fact, thing }) : fact
}
