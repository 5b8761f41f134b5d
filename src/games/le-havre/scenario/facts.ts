/** What a scenario may say of a position at its end. */
import { letterOf, SEAT_LETTERS, seatOf } from '../../../engine/seats.ts'
import { game } from '../rules/game.ts'
import type { End } from '../rules/notation.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { resultOf, scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import { view } from '../rules/view.ts'

/** The position in the words that `end` uses; scores only where they are asked for. */
export function factsOf(position: Position, end: End, cited: Set<RuleId>): Record<string, unknown> {
  const { at, seat, active, round, turn, offers, town, stacks, ships, specials } = position
  const facts: Record<string, unknown> = {
    at,
    seat: letterOf(seat),
    active: letterOf(active),
    round,
    turn,
    offers,
    town,
    stacks,
    tops: stacks.map(([top]) => top ?? null),
    ships,
    beside: specials.beside,
    modernised: position.modernised,
  }
  if (end.winners !== undefined || end.decidedBy !== undefined) {
    const result = resultOf(position)
    facts.winners = result.winners.map(letterOf)
    facts.decidedBy = result.decidedBy
    if (result.decidedBy) cited.add(result.decidedBy)
  }
  if (end.moves !== undefined) facts.moves = Array.from(game.legalMoves(position)).length
  for (const letter of SEAT_LETTERS) {
    const wanted = end[letter]
    if (wanted && seatOf(letter) < position.players.length)
      facts[letter] = playerFacts(position, seatOf(letter), wanted, cited)
  }
  return facts
}

function playerFacts(
  position: Position,
  seat: number,
  wanted: NonNullable<End['A']>,
  cited: Set<RuleId>,
): Record<string, unknown> {
  const facts: Record<string, unknown> = { ...playerAt(position, seat) }
  if (wanted.pile !== undefined) facts.pile = view(position, seat).specials.pile
  if (wanted.score === undefined && wanted.lines === undefined) return facts
  const sheet = scoreOf(position, seat)
  const lines: Record<string, number> = {}
  for (const { rule, points } of sheet.lines) {
    lines[rule] = (lines[rule] ?? 0) + points
    cited.add(rule)
  }
  return { ...facts, score: sheet.total, lines }
}
