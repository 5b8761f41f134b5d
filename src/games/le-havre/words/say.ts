/** What is said of a refused move, and of everything that moves. */
import { GAP } from '#language/language.ts'
import type { EventOf } from '../../../engine/types.ts'
import type { Move } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import type { CardId, Seat } from '../rules/vocabulary.ts'
import { cardName, placeName, thingsWords, tokenName } from './card.ts'
import { lackingWords } from './lacking.ts'
import { fill, parse, type Segment, term } from './markup.ts'
import { ruleWords } from './rules.ts'
import { workedLine } from './working.ts'

type GameEvent = EventOf<LeHavre>
/** What a seat is called. */
export type SeatName = (seat: Seat) => string

/** The card that a move is about; null where it is about none. */
export function cardOf(move: Move): CardId | null {
  if ('building' in move) return move.building
  if ('card' in move) return move.card
  return 'ship' in move ? move.ship : null
}

/**
 * Why a rule refuses a move, in words for the table, and where the position is known what it would take. Null for a
 * rule that refuses nothing. `move` is null where it could not be read (turn.form).
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
  const card = cardOf(move)
  const why = fill(parse(refuse), {
    seat: seatName(move.seat),
    card: card ? cardName(card) : undefined,
    space: 'space' in move ? term(move.space) : undefined,
    count: 'count' in move ? move.count : undefined,
  })
  const lacking = position && lackingWords(rule, move, position)
  return lacking ? [...why, { text: GAP }, ...lacking] : why
}

/** Rules whose words are of what is given away: what comes for it is told as any gain. */
const GIVEN: ReadonlySet<RuleId> = new Set<RuleId>([
  'action.upgrade',
  'action.trade',
  'action.exchange',
  'action.sell-goods',
  'action.ship',
  'action.return-loans',
  'action.displace',
])

/** The words for what an event moves: francs that are paid and what comes to its place have some of their own. */
function wordsOf({ rule, token, from, to }: GameEvent): string | undefined {
  if (GIVEN.has(rule) && to === 'harbour') return ruleWords('action.gain').note
  const { note, money, gain } = ruleWords(rule)
  if (token === 'franc' && from === 'harbour') return money ?? note
  return to === 'cards' || to === 'specials' ? (gain ?? note) : note
}

/** The log line of an event. Null for a rule without one. */
export function logLine(event: GameEvent, seatName: SeatName): Segment[] | null {
  const worked = workedLine(event, seatName(event.seat))
  if (worked) return worked
  const words = wordsOf(event)
  if (!words) return null
  return fill(parse(words), {
    seat: seatName(event.seat),
    count: event.count,
    token: tokenName(event.token),
    things: thingsWords(event.token, event.count),
    from: placeName(event.from),
    to: placeName(event.to),
  })
}

/** Rules whose events say in whole what a move was. */
const MOVES: ReadonlySet<RuleId> = new Set<RuleId>([
  'turn.supply-first',
  'offer.take-all',
  'buy.top-or-town',
  'construct.top-card',
  'construct.firm-two',
  'ship.one-per-visit',
  'ship.yacht-exchange',
  'loan.repay',
  'action.upgrade',
  'action.trade',
  'action.exchange',
  'action.sell-goods',
  'action.ship',
  'action.return-loans',
])

/** What the end of a round brings, whoever moved last. */
const ROUND_ENDS: ReadonlySet<RuleId> = new Set<RuleId>([
  'end.harvest',
  'end.feedlot',
  'end.feeding',
  'end.town-standard',
  'end.town-special',
  'end.new-ship',
])

/** Whether an event comes of the end of a round. */
export const endsRound = ({ rule }: GameEvent): boolean => ROUND_ENDS.has(rule)

/** Whether the log line of an event says what the move was. */
export const tellsMove = ({ rule }: GameEvent): boolean => MOVES.has(rule)
