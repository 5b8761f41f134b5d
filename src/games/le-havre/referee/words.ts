/** Words for moves, counts and decisions, as segments. */
import { letterOf } from '../../../engine/seats.ts'
import type { Change } from '../../../referee/changes.ts'
import { countMoves } from '../../../referee/listing.ts'
import { joined, type Words } from '../../../referee/words.ts'
import { leHavre } from '../definition.ts'
import type { Token } from '../rules/events.ts'
import type { Move, MoveKind } from '../rules/moves.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Position } from '../rules/state.ts'
import { type At, BUILDINGS, type BuildingId } from '../rules/vocabulary.ts'
import { cardName, tokenName } from '../words/card.ts'
import { parse, term } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import { moveWords } from '../words/moves.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import type { SeatName } from '../words/say.ts'

/** What a decision is called. */
export const atWords = (at: At): Words => say(`at.${at}`)
/** What a kind of move is called. */
export const kindWords = (kind: MoveKind): Words => say(`kind.${kind}`)

/** A move in full: of an exchange how often each row is made. */
export function fullMoveWords(move: Move): Words {
  if (move.do !== 'trade' || !move.times.second) return moveWords(move)
  return say('trade.both', { first: move.times.first ?? 0, second: move.times.second })
}

/** '빵집: 벽돌 2 내기': a payment with what it is for; null for any other move. */
export function recordedWords(move: Move, position: Position): Words | null {
  const what = move.do === 'pay' && owedFor(position)
  return what ? say('pay.for', { what, move: moveWords(move) }) : null
}

/** What is to be paid for: a card, the fee of a building, food, interest. */
function owedFor({ phase: { owed, building } }: Position): Words | null {
  if (owed?.for === 'food') return term('food')
  if (owed?.for === 'interest') return say('pay.interest')
  const card = (owed?.for === 'deal' && owed.card) || building
  if (!owed || !card) return null
  const name = [...cardName(card)]
  return owed.for === 'fee' ? joined([name, term('entryFee')], ' ') : name
}

/** How a rule is quoted with its title. */
export const ruleTitle = (rule: RuleId): Words =>
  parse(`${ruleLabel(rule)} ${ruleWords(rule).title}`)

/** 'A 생선 5 → 0', a line for each change; what nobody counts at the table is left out. */
export function changeLines(changes: readonly Change[], nameOf: SeatName = letterOf): Words[] {
  return changes.flatMap((change) => {
    const words = countWords(change, nameOf)
    return words ? [[...words, { text: ` ${change.before} → ${change.after}` }]] : []
  })
}

const isBuilding = (place: string): place is BuildingId =>
  (BUILDINGS as readonly string[]).includes(place)

/** What a count is of; null where it has no words, as cards that lie face down. */
function countWords({ token, place, seat }: Change, nameOf: SeatName): Words | null {
  if (token === 'special') return null
  if (token === 'disc') {
    if (seat === null || !isBuilding(place)) return null
    return say('change.disc', { seat: nameOf(seat), what: cardName(place) })
  }
  const what = tokenName(token as Token)
  if (seat !== null) return say('change.own', { seat: nameOf(seat), what })
  if (place.startsWith('stack')) return say('change.stack', { what })
  if (place === 'offer' || place === 'town' || place === 'ships')
    return say(`change.${place}`, { what })
  return null
}

/** Who decides what next. */
export function nextWords(position: Position, nameOf: SeatName = letterOf): Words {
  if (position.at === 'over') return say('verdict.over')
  return say('verdict.waits', {
    seat: nameOf(position.seat),
    at: atWords(position.at),
    count: countMoves(leHavre, position),
  })
}
