/** Runs a scenario: the same runner for the build, the tests, the command line and the browser. */

import { letterOf } from '../engine/seats.ts'
import type { EventOf, Problem, RuleOf } from '../engine/types.ts'
import { absentSeats } from './absent-seats.ts'
import type { ScenarioGame, ScenarioTypes } from './definition.ts'
import { differences, type Found, otherwise, type Said } from './end.ts'
import { gainsOtherwise } from './gains.ts'
import { legalOtherwise, moveFrom } from './legal.ts'
import type { Expectation, LegalSource, MoveSource, ScenarioSource } from './schema.ts'

/** One move of a scenario as it went. */
export interface Step<G extends ScenarioTypes> {
  source: MoveSource<RuleOf<G>>
  /** As the engine is asked. */
  move: { do: string; seat: number }
  before: G['Position']
  /** Every broken rule, the deciding one first; empty where the move was legal. */
  broken: RuleOf<G>[]
  events: EventOf<G>[]
  after: G['Position']
}

/** Something that came out otherwise than the file says. `step` counts moves from 1; 0 is the start, the last is the end. */
interface Failure extends Found {
  step: number
  /** Where in the file it is told. */
  path: readonly (string | number)[]
}

export interface Run<G extends ScenarioTypes> {
  problems: Problem[]
  start: G['Position'] | null
  steps: Step<G>[]
  /** What came of each move that was tried from the start. */
  tries: Step<G>[]
  failures: Failure[]
  /** Every rule cited on the way. */
  cited: Set<RuleOf<G>>
}

/** Plays a scenario through the engine and compares what it expects with what it finds. */
export function runScenario<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
  source: ScenarioSource<G>,
): Run<G> {
  const run: Run<G> = {
    problems: [],
    start: null,
    steps: [],
    tries: [],
    failures: [],
    cited: new Set(),
  }
  const built = definition.scenario.positionFrom(source, (rule) => run.cited.add(rule))
  if (!built.ok) return { ...run, problems: built.problems }
  run.start = built.value
  const absent = absentSeats(source, built.value.players.length)
  for (const seat of absent) run.failures.push({ step: 0, ...seat })
  const failed = (
    step: number,
    found: Found,
    place: Path = found.path ?? found.at.split('.'),
  ): void => {
    // What is said of a seat that is not there holds of nobody.
    if (!absent.some((seat) => seat.path.every((key, depth) => key === place[depth])))
      run.failures.push({ step, ...found, path: place })
  }
  const made = (before: G['Position'], moveSource: MoveSource<RuleOf<G>>) => {
    const step = play(definition, before, moveSource)
    for (const rule of step.broken) run.cited.add(rule)
    for (const event of step.events) run.cited.add(event.rule)
    const { expect = {} } = moveSource
    const found = [
      ...compareStep(definition, step, expect),
      ...legalOtherwise(definition, step.after, expect.legal),
    ]
    return { step, found }
  }
  const { legal }: { legal?: LegalSource } = source
  for (const found of legalOtherwise(definition, built.value, legal)) failed(0, found)
  for (const [index, moveSource] of (source.tries ?? []).entries()) {
    const { step, found } = made(built.value, moveSource)
    run.tries.push(step)
    for (const one of found) {
      const path = ['tries', index, ...placeIn(one)]
      run.failures.push({ step: 0, ...one, at: `tries.${index + 1}.${one.at}`, path })
    }
  }
  let position: G['Position'] = built.value
  for (const [index, moveSource] of (source.moves ?? []).entries()) {
    const { step, found } = made(position, moveSource)
    run.steps.push(step)
    for (const one of found) failed(run.steps.length, one, ['moves', index, ...placeIn(one)])
    position = step.after
  }
  const { found, cited } = source.end
    ? differences(definition, position, source.end)
    : { found: [], cited: [] }
  for (const rule of cited) run.cited.add(rule)
  for (const difference of found) failed(run.steps.length, difference)
  if (run.failures.length > 0) return run
  const { rules }: { rules?: readonly string[] } = source
  if (rules) for (const found of citedOtherwise(rules, run.cited)) failed(0, found)
  return run
}

type Path = readonly (string | number)[]

/** Where in a move something of it is told: that it is legal is told nowhere. */
const placeIn = ({ at }: Found): string[] => (at === 'move' ? [] : ['expect', ...at.split('.')])

/** The rules of a list that were not cited; an empty list asks that none was. */
function citedOtherwise(rules: readonly string[], cited: ReadonlySet<string>): Found[] {
  if (rules.length === 0 && cited.size > 0)
    return [otherwise('rules', { is: 'no-rule' }, [...cited].join(', '))]
  return rules
    .filter((rule) => !cited.has(rule))
    .map((rule) => otherwise('rules', rule, { is: 'not-cited' }))
}

function play<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  before: G['Position'],
  source: MoveSource<RuleOf<G>>,
): Step<G> {
  const move = moveFrom(before, source)
  const result = game.applyMove(before, move)
  return result.ok
    ? { source, move, before, broken: [], events: result.events, after: result.position }
    : { source, move, before, broken: result.broken, events: [], after: before }
}

function compareStep<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  { broken, events, after }: Step<G>,
  expect: Expectation<RuleOf<G>>,
): Found[] {
  const found: Found[] = []
  const say = (...failure: Parameters<typeof otherwise>): void => {
    found.push(otherwise(...failure))
  }
  const refused = (rules: readonly string[]): Said =>
    rules.length > 0 ? { is: 'refused-by', of: rules.join(', ') } : { is: 'legal' }
  if (expect.broken === undefined) {
    if (broken.length > 0) say('move', { is: 'legal' }, refused(broken))
  } else if (expect.broken === 'any') {
    if (broken.length === 0) say('broken', { is: 'refused' }, refused(broken))
  } else if (typeof expect.broken === 'string') {
    if (broken[0] !== expect.broken)
      say('broken', refused([expect.broken]), refused(broken.slice(0, 1)))
  } else if (broken.join() !== expect.broken.join())
    say('broken', refused(expect.broken), refused(broken))
  const seats = after.players.length
  found.push(...gainsOtherwise(expect.gains, seats, (seat) => game.netGains(events, seat)))
  const cited = new Set(events.map((event) => event.rule))
  if (expect.rules) found.push(...citedOtherwise(expect.rules, cited))
  for (const rule of expect.without ?? [])
    if (cited.has(rule)) say('without', { is: 'without', of: rule }, rule)
  if (expect.at !== undefined && after.at !== expect.at) say('at', expect.at, after.at)
  if (expect.seat !== undefined && letterOf(after.seat) !== expect.seat)
    say('seat', expect.seat, letterOf(after.seat))
  return found
}
