/** What a game that is looked over says: when a decision was made, and what it changed. */
import { type Difference, isMore, signed } from '../../../bots/comparing.ts'
import type { PuertoRicoBots } from '../bots/types.ts'
import type { Position } from '../rules/state.ts'
import { ALL_BUILDINGS, GOODS, ROLE_TILES, roleOf, TILES } from '../rules/vocabulary.ts'
import { type Segment, term } from './markup.ts'
import { say } from './messages/review.ts'
import { tileTerm } from './say.ts'

/** The phase of a decision. */
export const whenWords = ({ role }: Position): Segment[] =>
  role ? say('review.phase', { role: term(roleOf(role)) }) : say('review.roles')

/** '−4.2점' */
export const pointsWords = (points: number): Segment[] =>
  say('review.points', { points: signed(points, 1) })

type Deed = NonNullable<Difference<PuertoRicoBots>['deed']>

/** What was done more or less. */
function deedWords({ what, by }: Deed): Segment[] | null {
  const way = by < 0 ? 'less' : 'more'
  const [kind, id] = what.split(':')
  const good = GOODS.find((one) => one === id)
  const tile = TILES.find((one) => one === id)
  const role = ROLE_TILES.find((one) => one === id)
  const building = ALL_BUILDINGS.find((one) => one === id)
  if (kind === 'build' && building) return say(`why.build.${way}`, { building: term(building) })
  if (kind === 'tile' && tile) return say(`why.tile.${way}`, { tile: term(tileTerm(tile)) })
  if (kind === 'role' && role) return say(`why.role.${way}`, { role: term(roleOf(role)) })
  const isOfGood = kind === 'ship' || kind === 'sell' || kind === 'make' || kind === 'lose'
  return isOfGood && good ? say(`why.${kind}.${way}`, { good: term(good) }) : null
}

/** What came out otherwise, as a fact: the part of the score, and what was done for it. */
export function differenceWords(difference: Difference<PuertoRicoBots>): Segment[] {
  const { part, deed } = difference
  const fact = say(`why.${part}.${isMore(difference) ? 'more' : 'less'}`)
  const thing = deed && deedWords(deed)
  return thing ? say('why.of', { fact, thing }) : fact
}
