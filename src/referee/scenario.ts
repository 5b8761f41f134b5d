/** A question as a scenario: what differs from the start, the move, and what the rules answer to it. */
import { letterOf, SEAT_LETTERS } from '../engine/seats.ts'
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { Expectation, MoveSource, OwnScenario } from '../scenario/schema.ts'
import type { RefereeGame } from './definition.ts'
import { type Permission, type Verdict, verdictOn } from './verdict.ts'

/** A scenario that passes `npm run scenarios`: with the verdict on its move, or how things stand where none is asked. */
export function scenarioOf<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  { position, move }: { position: G['Position']; move?: G['Move'] },
): OwnScenario<G> {
  const start = definition.scenario.startFrom(position)
  if (!move) {
    const { rules, end } = definition.referee.standing(position)
    return { rules, ...start, end }
  }
  const verdict = verdictOn(definition, position, move)
  const rules = verdict.legal ? citedBy(verdict) : verdict.broken
  return { rules, ...start, moves: [moveSource(verdict, expectationOf(definition, verdict))] }
}

/** The same for a file, which names its game. */
export function fileOf<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  question: { position: G['Position']; move?: G['Move'] },
): object {
  const source: { rules: readonly string[]; game?: object } = scenarioOf(definition, question)
  const { game = {} } = source
  return { ...source, game: { name: definition.game.parts.id, ...game } }
}

const citedBy = <G extends ScenarioTypes>({ events }: Permission<G>): RuleOf<G>[] => [
  ...new Set(events.map(({ rule }) => rule)),
]

function moveSource<G extends ScenarioTypes>(
  { move }: Verdict<G>,
  expect: Expectation<RuleOf<G>>,
): MoveSource<RuleOf<G>> {
  const { do: kind, seat, ...rest } = move
  return { do: kind, seat: letterOf(seat), ...rest, expect }
}

function expectationOf<G extends ScenarioTypes>(
  { game }: RefereeGame<G>,
  verdict: Verdict<G>,
): Expectation<RuleOf<G>> {
  if (!verdict.legal) return { broken: verdict.broken }
  const { events, after } = verdict
  const gains = after.players.flatMap((_, seat) => {
    const gained = game.netGains(events, seat)
    return Object.keys(gained).length > 0 ? [[SEAT_LETTERS[seat], gained]] : []
  })
  return {
    ...(gains.length > 0 && { gains: Object.fromEntries(gains) }),
    at: after.at,
    seat: letterOf(after.seat),
  }
}
