/** Words for moves, counts and rulings, as segments. */

import { letterOf } from '../../../engine/seats.ts'
import type { Change } from '../../../referee/changes.ts'
import { countMoves } from '../../../referee/listing.ts'
import { joined, type Words } from '../../../referee/words.ts'
import { puertoRico } from '../definition.ts'
import type { GameEvent } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import {
  BUILDINGS,
  type BuildingId,
  type ResidentPlace,
  type RoleTile,
  roleOf,
  TILES,
  type Tile,
} from '../rules/vocabulary.ts'
import { atWords } from '../words/decisions.ts'
import { parse, term } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import { moveWords } from '../words/moves.ts'
import type { TermId } from '../words/names.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import { type SeatName, shipName, tileTerm } from '../words/say.ts'

/** A move in full: a layout by the places where it leaves colonists, and those of them that are nobles. */
export function fullMoveWords(move: Move): Words {
  if (move.do === 'load' && move.count !== undefined)
    return say('load.some', { good: term(move.good), count: move.count, ship: shipName(move.ship) })
  if (move.do === 'loadWharf' && move.count !== undefined)
    return say('load.some-wharf', { good: term(move.good), count: move.count })
  if (move.do === 'chooseRole' && move.role === 'prospector2')
    return say('move.second-tile', { move: moveWords(move) })
  if (move.do !== 'place') return moveWords(move)
  const tiles = TILES.filter((tile) => (move.island[tile] ?? 0) > 0).map((tile) =>
    say('layout.some', { what: term(tileTerm(tile)), count: move.island[tile] ?? 0 }),
  )
  const city = (Object.entries(move.city) as [BuildingId, number][])
    .filter(([, count]) => count > 0)
    .map(([id, count]) => say('layout.some', { what: term(id), count }))
  const nobles = (Object.entries(move.nobles ?? {}) as [ResidentPlace, number][])
    .filter(([, count]) => count > 0)
    .map(([place, count]) => say('layout.nobles', { what: term(placeTerm(place)), count }))
  const places = [...tiles, ...city, ...nobles]
  return places.length > 0 ? joined(places) : say('layout.none')
}

/** How a rule is quoted with its title: '선장 6.5 한 상품은 …'. */
export function ruleTitle(rule: RuleId): Words {
  return parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`)
}

/** The table's places that are told of by a term of the token that lies there. */
const TABLE = ['house', 'faceUp', 'supply', 'discard'] as const

/** 'A 옥수수 5 → 0', a line for each change; what nobody counts at the table is left out, such as tiles face down. */
export function changeLines(changes: readonly Change[], seatName: SeatName = letterOf): Words[] {
  return changes.flatMap((change) => {
    const words = countWords(change, seatName)
    // What is written down counts as missing from the box.
    const sign = change.place === 'paper' ? -1 : 1
    const [before, after] = [sign * change.before, sign * change.after]
    return words ? [[...words, { text: ` ${before} → ${after}` }]] : []
  })
}

/** What a count is of: 'A 옥수수', '6칸 배의 설탕'; null where it has no words. */
function countWords({ token, place, seat }: Change, seatName: SeatName): Words | null {
  const [kind, id = ''] = place.split(':')
  const what = termWords(token, seat)
  if (seat !== null) {
    const whose = { seat: seatName(seat) }
    if (place === 'stored') return say('count.stored', { ...whose, who: what })
    if (place === 'forest') return say('count.own', { ...whose, what: term('forest') })
    if (!id) return say('count.own', { ...whose, what })
    return say('count.workers', { ...whose, what: term(termOf(id, kind === 'land')), who: what })
  }
  if (place === 'market') return say('count.market', { who: what })
  if (place === 'paper') return say('count.paper')
  if (kind === 'role') return say('count.roleCoins', { what: term(roleOf(id as RoleTile)) })
  if (place.startsWith('ship'))
    return say('count.ship', { ship: shipName(Number(place.slice('ship'.length))), what })
  const known = TABLE.find((one) => one === place)
  const isBuilding = (BUILDINGS as readonly string[]).includes(token)
  return known && !isBuilding ? say(`count.${known}`, { what }) : null
}

/** What a token is called; the points of a player are chips and what is written down. */
const termWords = (token: string, seat: number | null): Words => {
  if (token !== 'vp') return term(termOf(token))
  return seat === null ? say('token.vp') : term('victoryPoint')
}

/** The term for a place where residents are. */
const placeTerm = (place: ResidentPlace): TermId =>
  place === 'stored' ? 'waitingSpace' : termOf(place, (TILES as readonly string[]).includes(place))

/** The term for a token of the inventory, or for a kind of tile. */
function termOf(token: string, isTile = false): TermId {
  if (token === 'coins') return 'doubloon'
  const [kind = '', grown] = token.split('.')
  return grown || isTile ? tileTerm((grown ?? kind) as Tile) : (token as TermId)
}

/** A tile from the pile: which one comes is chance. */
export const isDrawn = ({ from, to }: GameEvent): boolean => from === 'pile' && to !== 'discard'

/** Who decides what next. */
export function nextWords(position: Position, seatName: SeatName = letterOf): Words {
  if (position.at === 'over') return say('verdict.over')
  return say('verdict.waits', {
    seat: seatName(position.seat),
    at: atWords(position.at),
    count: countMoves(puertoRico, position),
  })
}
