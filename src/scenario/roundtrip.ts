/** Positions written as scenarios and read again, and scenarios altered at random: for the tests and the proof. */
import * as v from 'valibot'
import { describeProblem } from '../engine/problem.ts'
import { moverOf, playGame, seedOf } from '../engine/random-game.ts'
import type { ScenarioGame, ScenarioTypes } from './definition.ts'

/** What round trips ask of a game: set-ups of every kind, drawn by number. */
export interface RoundTrip<G extends ScenarioTypes> {
  definition: ScenarioGame<G>
  setupFor: (index: number) => G['Setup']
}

/** Moves that are played on from a position. */
const MOVES_ON = 40

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What goes wrong where a position is written as a scenario and read again: it is accepted, and the same. */
function reachedProblems<G extends ScenarioTypes>(
  { scenario, canonicalKey }: ScenarioGame<G>,
  position: G['Position'],
): string[] {
  const again = scenario.positionFrom(structuredClone(scenario.startFrom(position)))
  if (!again.ok)
    return again.problems.map((one) => `written and read it is refused: ${describeProblem(one)}`)
  return canonicalKey(again.value) === canonicalKey(position)
    ? []
    : ['written and read it is another']
}

/** What goes wrong with a position of an altered scenario that was accepted: it is written, read, seen, played on, and stays as it was. */
function acceptedProblems<G extends ScenarioTypes>(
  definition: ScenarioGame<G>,
  position: G['Position'],
  random: () => number,
): string[] {
  const { game, parsePosition, playerView, validate, canonicalKey } = definition
  const found = [
    ...validate(position).map(describeProblem),
    ...reachedProblems(definition, position),
  ]
  const text = JSON.stringify(position)
  const read = parsePosition(JSON.parse(text))
  if (!read.ok) found.push(...read.problems.map((one) => `read from JSON: ${describeProblem(one)}`))
  else if (canonicalKey(read.value) !== canonicalKey(position))
    found.push('read from JSON it is another')
  for (const seat of position.players.keys()) playerView(position, seat)
  const past = playedOn(definition, position, random, found)
  // Undone to itself: what was played has left every position on the way as it was.
  for (const { before, kept } of past.toReversed())
    if (!same(before, JSON.parse(kept))) found.push('a move changed what lay before it')
  if (JSON.stringify(position) !== text) found.push('undone it is another')
  if (game.isOver(position) && past.length > 0) found.push('over, yet played on')
  return found
}

/** Random moves from a position, each position on the way possible. */
function playedOn<G extends ScenarioTypes>(
  { game, validate }: ScenarioGame<G>,
  start: G['Position'],
  random: () => number,
  found: string[],
): { before: G['Position']; kept: string }[] {
  const past: { before: G['Position']; kept: string }[] = []
  for (let at = start; past.length < MOVES_ON; ) {
    const move = game.randomMove(at, random)
    if (!move) break
    const next = game.applyMove(at, move)
    if (!next.ok) {
      found.push(`${game.keyOfMove(move)} was drawn, but breaks ${next.broken}`)
      break
    }
    past.push({ before: at, kept: JSON.stringify(at) })
    at = next.position
    const [problem] = validate(at)
    if (!problem) continue
    found.push(`after ${past.length} moves, ${game.keyOfMove(move)}: ${describeProblem(problem)}`)
    break
  }
  return past
}

/** What came of a run. */
interface RoundTrips {
  /** Positions of play that were written and read again. */
  reached: number
  /** Scenarios altered at random, and how many of them were accepted. */
  altered: number
  accepted: number
  /** What went wrong, with the scenario. */
  faults: string[]
}

/** One position in so many of a game is written, and altered so many times. */
const ONE_IN = 20
const ALTERED = 4

/** Tries so many positions of play, and alters scenarios until as many are accepted; the same seed, the same ones. */
export function roundTrips<G extends ScenarioTypes>(
  { definition, setupFor }: RoundTrip<G>,
  count: number,
  seed: number,
  progress: (run: RoundTrips) => void = () => {},
): RoundTrips {
  const run: RoundTrips = { reached: 0, altered: 0, accepted: 0, faults: [] }
  const startSchema = v.strictObject(definition.scenario.startEntries)
  const report = (start: object, found: readonly string[]): void => {
    for (const fault of found) run.faults.push(`${fault}: ${JSON.stringify(start)}`)
  }
  const tryAltered = (start: G['Start'], draw: () => number): void => {
    const other = altered(start, draw)
    if (!v.is(startSchema, other)) return
    run.altered += 1
    const built = definition.scenario.positionFrom(structuredClone(other))
    if (!built.ok) return
    run.accepted += 1
    report(other, acceptedProblems(definition, built.value, draw))
  }
  for (let game = 0; run.reached < count || run.accepted < count; game++) {
    progress(run)
    const draw = moverOf(seedOf(seed, game))
    playGame(definition, setupFor(seed * 1_000_003 + game), (position, move) => {
      if (move && draw() * ONE_IN > 1) return
      const start = definition.scenario.startFrom(position)
      if (run.reached < count) {
        run.reached += 1
        report(start, reachedProblems(definition, position))
      }
      for (let left = ALTERED; left > 0 && run.accepted < count; left--) tryAltered(start, draw)
    })
  }
  return run
}

/** A start with some of its keys left out or altered. */
function altered<Start extends object>(start: Start, random: () => number): Start {
  const other = structuredClone(start)
  const below = (count: number): number => Math.floor(random() * count)
  const words = wordsIn(other)
  for (let changes = 1 + below(4); changes > 0; changes--) {
    const holder = holderIn(other, below)
    const keys = Object.keys(holder)
    const key = keys[below(keys.length)]
    if (key === undefined) continue
    const value = holder[key]
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else if (random() < 0.6) delete holder[key]
    else if (typeof value === 'number') holder[key] = Math.max(0, value + below(5) - 2)
    else if (typeof value === 'boolean') holder[key] = !value
    else if (typeof value === 'string') holder[key] = words[below(words.length)] ?? value
    else if (Array.isArray(value) && random() < 0.5) holder[key] = value.slice(1)
  }
  return JSON.parse(JSON.stringify(other))
}

function holderIn(start: object, below: (count: number) => number): Record<string, unknown> {
  let holder = start as Record<string, unknown>
  for (;;) {
    const inner = Object.values(holder).filter(
      (value): value is Record<string, unknown> => typeof value === 'object' && value !== null,
    )
    const next = inner[below(inner.length + 1)]
    if (!next) return holder
    holder = next
  }
}

/** Every word that stands as a value. */
function wordsIn(start: unknown): string[] {
  if (typeof start === 'string') return [start]
  return typeof start === 'object' && start !== null ? Object.values(start).flatMap(wordsIn) : []
}
