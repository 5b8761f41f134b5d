/** What a scenario may say of a position at its end. */
import { letterOf } from '../../../engine/seats.ts'
import { commonFacts } from '../../../scenario/facts.ts'
import { game } from '../rules/game.ts'
import type { End } from '../rules/notation.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import { resultOf, scoreOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { playerView } from '../rules/view.ts'

/** The position in the words that `end` uses; scores only where they are asked for. */
export function factsOf(position: Position, end: End, cited: Set<RuleId>): Record<string, unknown> {
  const { at, seat, active, round, turn, offers, town, stacks, ships, specials } = position
  return {
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
    ...commonFacts<LeHavre, PlayerEnd>({ game, resultOf, playerFacts }, position, end, cited),
  }
}

type PlayerEnd = NonNullable<End['A']>

function playerFacts(
  position: Position,
  seat: number,
  wanted: PlayerEnd,
  cited: Set<RuleId>,
): Record<string, unknown> {
  const facts: Record<string, unknown> = { ...playerAt(position, seat) }
  if (wanted.pile !== undefined) facts.pile = playerView(position, seat).specials.pile
  if (wanted.score === undefined && wanted.lines === undefined) return facts
  const sheet = scoreOf(position, seat)
  const lines: Record<string, number> = {}
  for (const { rule, points } of sheet.lines) {
    lines[rule] = (lines[rule] ?? 0) + points
    cited.add(rule)
  }
  return { ...facts, score: sheet.total, lines }
}
