/** Words for moves, counts and rulings, as segments. */

import { letterOf } from '../../../engine/seats.ts'
import type { Change, Counted } from '../../../referee/changes.ts'
import type { Move } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { type BuildingId, roleOf, TILES } from '../rules/vocabulary.ts'
import { parse, type Segment, term } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import { moveWords } from '../words/moves.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import { shipName, tileTerm } from '../words/say.ts'

export type Words = Segment[]

/** Words one after the other, with something between. */
export function joined(items: readonly Words[], between = ', '): Words {
  return items.flatMap((item, index) => (index > 0 ? [{ text: between }, ...item] : item))
}

/** A move in full: a layout by the places where it leaves colonists. */
export function fullMoveWords(move: Move): Words {
  if (move.do === 'load' && move.count !== undefined)
    return say('load.some', { good: term(move.good), count: move.count, ship: shipName(move.ship) })
  if (move.do === 'loadWharf' && move.count !== undefined)
    return say('load.some-wharf', { good: term(move.good), count: move.count })
  if (move.do !== 'place') return moveWords(move)
  const tiles = TILES.filter((tile) => (move.island[tile] ?? 0) > 0).map((tile) =>
    say('layout.some', { what: term(tileTerm(tile)), count: move.island[tile] ?? 0 }),
  )
  const city = (Object.entries(move.city) as [BuildingId, number][])
    .filter(([, count]) => count > 0)
    .map(([id, count]) => say('layout.some', { what: term(id), count }))
  const places = [...tiles, ...city]
  return places.length > 0 ? joined(places) : say('layout.none')
}

/** 'A: 옥수수를 6칸 배에 싣기' */
export function askedWords(move: Move): Words {
  return say('verdict.asked', { seat: letterOf(move.seat), move: fullMoveWords(move) })
}

/** How a rule is quoted with its title: '선장 6.5 한 상품은 …'. */
export function ruleTitle(rule: RuleId): Words {
  return parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`)
}

/** What a count is of: 'A 옥수수', '6칸 배의 설탕'. */
export function countWords(count: Counted): Words {
  const { of } = count
  switch (of) {
    case 'coins':
    case 'points':
    case 'stored':
      return say(`count.${of}`, { seat: letterOf(count.seat) })
    case 'good':
      return say('count.good', { seat: letterOf(count.seat), what: term(count.good) })
    case 'tile':
    case 'manned':
      return say(`count.${of}`, { seat: letterOf(count.seat), what: term(tileTerm(count.tile)) })
    case 'building':
    case 'workers':
      return say(`count.${of}`, { seat: letterOf(count.seat), what: term(count.building) })
    case 'ship':
      return say('count.ship', { ship: shipName(count.ship), what: term(count.good) })
    case 'house':
    case 'supplyGood':
      return say(`count.${of}`, { what: term(count.good) })
    case 'faceUp':
      return say('count.faceUp', { what: term(tileTerm(count.good)) })
    case 'roleCoins':
      return say('count.roleCoins', { what: term(roleOf(count.role)) })
    default:
      return say(`count.${of}`)
  }
}

/** 'A 옥수수 5 → 0' */
export function changeWords(change: Change): Words {
  return [...countWords(change), { text: ` ${change.before} → ${change.after}` }]
}
