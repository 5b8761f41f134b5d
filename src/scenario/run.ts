/** Runs a scenario: the same runner for the build, the tests, the command line and the browser. */

import { letterOf, seatOf } from '../engine/seats.ts'
import type { NoteOf, Problem, RuleOf } from '../engine/types.ts'
import { differences, type Found } from './end.ts'
import type { ScenarioGame, ScenarioTypes } from './plug.ts'
import {
  type Expectation,
  type LegalSource,
  type MoveSource,
  type ScenarioSource,
  SEAT_LETTERS,
} from './schema.ts'

/** One move of a scenario as it went. */
export interface Step<G extends ScenarioTypes> {
  source: MoveSource<RuleOf<G>>
  move: unknown
  before: G['Position']
  /** Every broken rule, the deciding one first; empty where the move was legal. */
  broken: RuleOf<G>[]
  notes: NoteOf<G>[]
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
  plug: ScenarioGame<G>,
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
  const built = plug.scenario.positionFrom(source, (rule) => run.cited.add(rule))
  if (!built.ok) return { ...run, problems: built.problems }
  run.start = built.value
  const failed = (step: number, found: Found, ...path: readonly (string | number)[]): void => {
    run.failures.push({ step, ...found, path: [...path, ...found.at.split('.')] })
  }
  const made = (before: G['Position'], moveSource: MoveSource<RuleOf<G>>) => {
    const step = play(plug, before, moveSource)
    for (const rule of step.broken) run.cited.add(rule)
    for (const note of step.notes) run.cited.add(note.rule)
    return { step, found: compareStep(plug, step, moveSource.expect ?? {}) }
  }
  const { legal }: { legal?: LegalSource } = source
  for (const found of legalOtherwise(plug, built.value, legal)) failed(0, found)
  for (const [index, moveSource] of (source.tries ?? []).entries()) {
    const { step, found } = made(built.value, moveSource)
    run.tries.push(step)
    for (const one of found) {
      const path = ['tries', index, 'expect', ...one.at.split('.')]
      run.failures.push({ step: 0, ...one, at: `tries.${index + 1}.${one.at}`, path })
    }
  }
  let position: G['Position'] = built.value
  for (const [index, moveSource] of (source.moves ?? []).entries()) {
    const { step, found } = made(position, moveSource)
    run.steps.push(step)
    for (const one of found) failed(run.steps.length, one, 'moves', index, 'expect')
    position = step.after
  }
  const { found, cited } = source.end
    ? differences(plug, position, source.end)
    : { found: [], cited: [] }
  for (const rule of cited) run.cited.add(rule)
  for (const difference of found) failed(run.steps.length, difference)
  if (run.failures.length > 0) return run
  for (const found of citedOtherwise(source.rules, run.cited)) failed(0, found)
  return run
}

/** What of `legal` does not hold: moves that are told and are not legal, or are legal and not told. */
function legalOtherwise<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  position: G['Position'],
  legal: LegalSource | undefined,
): Found[] {
  if (!legal) return []
  const { has = [], not = [] } = Array.isArray(legal) ? { has: legal } : legal
  const told = (source: MoveSource): string => {
    const move = game.parseMove(moveFrom(position, source))
    return move ? game.keyOfMove(move) : `${JSON.stringify(source)}, which is no move`
  }
  const [wanted, unwanted] = [new Set(has.map(told)), new Set(not.map(told))]
  const listed = new Set(Array.from(game.legalMoves(position), game.keyOfMove))
  const missing = [...wanted].filter((move) => !listed.has(move))
  const extra = [...(Array.isArray(legal) ? listed : unwanted)].filter((move) =>
    Array.isArray(legal) ? !wanted.has(move) : listed.has(move),
  )
  return [
    ...missing.map((move) => ({ at: 'legal', expected: move, found: 'not legal' })),
    ...extra.map((move) => ({ at: 'legal', expected: `no ${move}`, found: 'legal' })),
  ]
}

/** The rules of a list that were not cited; an empty list asks that none was. */
function citedOtherwise(rules: readonly string[], cited: ReadonlySet<string>): Found[] {
  if (rules.length === 0 && cited.size > 0)
    return [{ at: 'rules', expected: 'nothing cited', found: [...cited].join(', ') }]
  return rules
    .filter((rule) => !cited.has(rule))
    .map((rule) => ({ at: 'rules', expected: rule, found: 'not cited' }))
}

/** A move as the file writes it, for the engine: the seat that decides where none is named. */
function moveFrom(position: { seat: number }, { expect: _, seat, ...rest }: MoveSource): unknown {
  return { ...rest, seat: seat === undefined ? position.seat : seatOf(seat) }
}

function play<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  before: G['Position'],
  source: MoveSource<RuleOf<G>>,
): Step<G> {
  const move = moveFrom(before, source)
  const result = game.applyMove(before, move)
  return result.ok
    ? { source, move, before, broken: [], notes: result.notes, after: result.position }
    : { source, move, before, broken: result.broken, notes: [], after: before }
}

function compareStep<G extends ScenarioTypes>(
  { game }: ScenarioGame<G>,
  { broken, notes, after }: Step<G>,
  expect: Expectation<RuleOf<G>>,
): Found[] {
  const found: Found[] = []
  const say = (at: string, expected: unknown, got: unknown): void => {
    found.push({ at, expected: show(expected), found: show(got) })
  }
  if (expect.broken === undefined) {
    if (broken.length > 0) say('move', 'legal', `refused by ${broken.join(', ')}`)
  } else if (typeof expect.broken === 'string') {
    if (broken[0] !== expect.broken) say('broken', expect.broken, broken[0] ?? 'legal')
  } else if (broken.join() !== expect.broken.join()) {
    say('broken', expect.broken, broken.length > 0 ? broken : 'legal')
  }
  for (const letter of SEAT_LETTERS) {
    const wanted = expect.gains?.[letter]
    if (!wanted) continue
    const gains: Record<string, number | undefined> = game.netGains(notes, seatOf(letter))
    for (const [token, count] of Object.entries(wanted))
      if ((gains[token] ?? 0) !== count) say(`gains.${letter}.${token}`, count, gains[token] ?? 0)
  }
  const cited = new Set(notes.map((note) => note.rule))
  if (expect.rules) found.push(...citedOtherwise(expect.rules, cited))
  for (const rule of expect.without ?? []) if (cited.has(rule)) say('without', `no ${rule}`, rule)
  if (expect.at !== undefined && after.at !== expect.at) say('at', expect.at, after.at)
  if (expect.seat !== undefined && letterOf(after.seat) !== expect.seat)
    say('seat', expect.seat, letterOf(after.seat))
  return found
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
