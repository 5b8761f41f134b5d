/** A question as a scenario: what differs from the start, the move, and what the rules answer to it. */

import { letterOf, SEAT_LETTERS } from '../engine/seats.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import type { RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import { scoreOf } from '../games/puerto-rico/rules/scoring.ts'
import type { PuertoRico } from '../games/puerto-rico/rules/types.ts'
import { startFrom } from '../games/puerto-rico/scenario/write-position.ts'
import type { Expectation, MoveSource, ScenarioSource } from '../scenario/schema.ts'
import type { Question } from './question.ts'
import { type Verdict, verdictOn } from './verdict.ts'

/** A scenario that passes `npm run scenarios`: with the verdict on its move, or the scores where none is asked. */
export function scenarioOf({ position, move }: Question): ScenarioSource<PuertoRico> {
  const verdict = move && verdictOn(position, move)
  if (!verdict) {
    const scores = position.players.map((_, seat) => [
      letterOf(seat),
      { score: scoreOf(position, seat).total },
    ])
    const rules: RuleId[] = ['score.chips', 'score.buildings']
    return { rules, ...startFrom(position), end: Object.fromEntries(scores) }
  }
  const rules = verdict.legal ? citedBy(verdict) : verdict.broken
  const expect = expectationOf(verdict)
  const quiet: RuleId[] = ['score.chips']
  return {
    rules: rules.length > 0 ? rules : quiet,
    ...startFrom(position),
    moves: [moveSource(verdict, expect)],
    ...(rules.length === 0 && {
      end: { A: { score: scoreOf(verdict.legal ? verdict.after : position, 0).total } },
    }),
  }
}

const citedBy = ({ notes }: Extract<Verdict, { legal: true }>): RuleId[] => [
  ...new Set(notes.map(({ rule }) => rule)),
]

function moveSource({ move }: Verdict, expect: Expectation<RuleId>): MoveSource<RuleId> {
  const { do: kind, seat, ...rest } = move
  return { do: kind, seat: letterOf(seat), ...rest, expect }
}

function expectationOf(verdict: Verdict): Expectation<RuleId> {
  if (!verdict.legal) return { broken: verdict.broken }
  const { notes, after } = verdict
  const gains = after.players.flatMap((_, seat) => {
    const gained = game.gainsOf(notes, seat)
    return Object.keys(gained).length > 0 ? [[SEAT_LETTERS[seat], gained]] : []
  })
  return {
    ...(gains.length > 0 && { gains: Object.fromEntries(gains) }),
    at: after.at,
    seat: letterOf(after.seat),
  }
}
