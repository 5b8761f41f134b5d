/** What is said of a refused move, and of everything that moves. */

import type { GameEvent, Place, Token } from '../rules/events.ts'
import type { Move } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import {
  GOODS,
  type Good,
  type LaidTile,
  ROLE_TILES,
  type Role,
  type RoleTile,
  roleOf,
  type Seat,
} from '../rules/vocabulary.ts'
import { fill, parse, type Segment, term, type Value } from './markup.ts'
import { say, t } from './messages/t.ts'
import type { TermId } from './names.ts'
import { ruleWords } from './rules.ts'

/** What a seat is called. */
export type SeatName = (seat: Seat) => string

const PLANTATIONS: Readonly<Record<LaidTile, TermId>> = {
  forest: 'forest',
  corn: 'cornPlantation',
  fruit: 'fruitPlantation',
  sugar: 'sugarPlantation',
  tobacco: 'tobaccoPlantation',
  coffee: 'coffeePlantation',
  quarry: 'quarry',
}

const PLACES: Readonly<Partial<Record<Place, TermId>>> = {
  bank: 'bank',
  supply: 'supply',
  market: 'market',
  faceUp: 'faceUp',
  pile: 'pile',
  house: 'house',
  land: 'landSpace',
  city: 'citySpace',
  board: 'board',
  stored: 'waitingSpace',
  table: 'roleTile',
  hand: 'board',
}

const isGood = (token: Token): token is Good => (GOODS as readonly string[]).includes(token)
const isRoleTile = (token: Token): token is RoleTile =>
  (ROLE_TILES as readonly string[]).includes(token)

/** The term for a land tile: its plantation, or the quarry. */
export function tileTerm(tile: LaidTile): TermId {
  return PLANTATIONS[tile]
}

/** A ship by its size: '6칸 배'. */
export function shipName(size: number): string {
  return t('piece.ship', { size })
}

const LAND: ReadonlySet<Place> = new Set<Place>(['land', 'faceUp', 'pile', 'discard'])

/** The term for what an event moves; a good on its way to land is a plantation. */
function tokenTerm({ token, from, to }: Pick<GameEvent, 'token' | 'from' | 'to'>): TermId {
  if (isGood(token)) return LAND.has(from) || LAND.has(to) ? tileTerm(token) : token
  if (isRoleTile(token)) return roleOf(token)
  if (token === 'coins' || token === 'discount') return 'doubloon'
  return token === 'vp' ? 'victoryPoint' : token
}

function placeName(place: Place): Value {
  if (place.startsWith('ship')) return shipName(Number(place.slice('ship'.length)))
  if (place.startsWith('role:')) return term(roleOf(place.slice('role:'.length) as RoleTile))
  const id = PLACES[place]
  return id ? term(id) : ''
}

/**
 * Why a rule refuses a move, in words for the table: '설탕이 벌써 다른 배에 …'. Null for a rule that
 * refuses nothing. `move` is null where it could not be read (turn.form).
 */
export function refusal(
  rule: RuleId,
  move: Move | null,
  seatName: SeatName,
  position?: Position,
): Segment[] | null {
  const { refuse } = ruleWords(rule)
  if (!refuse) return null
  if (!move) return fill(parse(refuse), {})
  const taker = position && takerOf(rule, move, position)
  if (taker) return say('refuse.taken', { role: term(taker.role), seat: seatName(taker.seat) })
  return fill(parse(refuse), {
    seat: seatName(move.seat),
    good: 'good' in move ? term(move.good) : undefined,
    ship: 'ship' in move ? shipName(move.ship) : undefined,
    building: 'building' in move ? term(move.building) : undefined,
    tile: 'tile' in move ? term(tileTerm(move.tile)) : undefined,
    role: 'role' in move ? term(roleOf(move.role)) : undefined,
    count: 'count' in move ? move.count : undefined,
  })
}

/** Whoever has the role that a move asks for, where that is why it is refused. */
function takerOf(
  rule: RuleId,
  move: Move,
  { roles }: Position,
): { role: Role; seat: number } | undefined {
  if (rule !== 'round.role-free' || move.do !== 'chooseRole') return undefined
  const seat = roles.find(({ id }) => id === move.role)?.takenBy ?? null
  return seat === null ? undefined : { role: roleOf(move.role), seat }
}

/** A tile that was told of when it was drawn or bought comes to the island as what it is. */
const isLaid = ({ rule, from, to }: GameEvent): boolean =>
  from === 'hand' && to === 'land' && rule !== 'forest-house.lay'

/** The words for what an event moves. */
function wordsOf(moved: GameEvent): string | undefined {
  const { rule, token } = moved
  const { note, money, resident } = ruleWords(isLaid(moved) ? 'settler.take' : rule)
  if (token === 'coins' || token === 'vp') return money ?? note
  return token === 'colonist' || token === 'noble' ? (resident ?? note) : note
}

/** The log line of an event: 'A가 옥수수 5개를 6칸 배에 실음'. Null for a rule without one. */
export function logLine(event: GameEvent, seatName: SeatName): Segment[] | null {
  const words = wordsOf(event)
  if (!words) return null
  return fill(parse(words), {
    seat: seatName(event.seat),
    count: event.count,
    token: term(tokenTerm(event)),
    from: placeName(event.from),
    to: placeName(event.to),
  })
}

/** Rules whose events say in whole what a move was. */
const MOVES: ReadonlySet<RuleId> = new Set<RuleId>([
  'round.take-role',
  'settler.take',
  'hut.quarry',
  'hacienda.draw',
  'mayor.place',
  'builder.build',
  'craftsman.privilege',
  'trader.sell',
  'office.same-kind',
  'captain.load',
  'wharf.load',
])

/** Whether an event comes of the end of a round and is told: the next governor. Coins on tiles are seen there. */
export const endsRound = ({ rule }: GameEvent): boolean => rule === 'round.governor'

/** Whether the log line of an event says what the move was, as for what is kept on a shelf or loaded. */
export function tellsMove(event: GameEvent): boolean {
  const { rule, from, to } = event
  return MOVES.has(rule) || isLaid(event) || (from === 'goods' && to === 'goods')
}

/** A line of a score sheet, or what decided between equal totals. Null for a rule without words. */
export function scoreLine(rule: RuleId, seat: string, points: number): Segment[] | null {
  const words = ruleWords(rule).note
  return words ? fill(parse(words), { seat, count: points }) : null
}
