/** Positions told in words and positions reached by play, held to each other: for the tests and the proof. */
import * as v from 'valibot'
import { describeProblem } from '../engine/problem.ts'
import { moverOf, playGame, seedOf } from '../engine/random-game.ts'
import type { ScenarioGame, ScenarioTypes } from './plug.ts'

/** What holding told positions to reached ones asks of a game: set-ups of every kind, drawn by number. */
export interface Told<G extends ScenarioTypes> {
  plug: ScenarioGame<G>
  setupFor: (index: number) => G['Setup']
}

/** Moves that are played on from a position. */
const MOVES_ON = 40

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What goes wrong where a position that was reached by play is told again: it is accepted, and the same. */
function reachedProblems<G extends ScenarioTypes>(
  { scenario, canonicalKey }: ScenarioGame<G>,
  position: G['Position'],
): string[] {
  const again = scenario.positionFrom(structuredClone(scenario.startFrom(position)))
  if (!again.ok)
    return again.problems.map((one) => `told again it is refused: ${describeProblem(one)}`)
  return canonicalKey(again.value) === canonicalKey(position) ? [] : ['told again it is another']
}

/** The same of a position that was told and accepted: it is written, read, seen, played on, and stays as it was. */
function acceptedProblems<G extends ScenarioTypes>(
  plug: ScenarioGame<G>,
  position: G['Position'],
  random: () => number,
): string[] {
  const { game, parsePosition, playerView, validate, canonicalKey } = plug
  const found = [...validate(position).map(describeProblem), ...reachedProblems(plug, position)]
  const text = JSON.stringify(position)
  const read = parsePosition(JSON.parse(text))
  if (!read.ok) found.push(...read.problems.map((one) => `read again: ${describeProblem(one)}`))
  else if (canonicalKey(read.value) !== canonicalKey(position))
    found.push('read again it is another')
  for (const seat of position.players.keys()) playerView(position, seat)
  const past = playedOn(plug, position, random, found)
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

/** What came of holding so many positions of either kind to each other. */
interface ToldRound {
  reached: number
  told: number
  accepted: number
  /** What went wrong, with the words that tell the position. */
  faults: string[]
}

/** One position in so many of a game is told again, and told otherwise so many times. */
const ONE_IN = 20
const TOLD_OTHERWISE = 4

/** So many positions that are reached and told again, and as many that are told and accepted; the same seed, the same ones. */
export function toldRound<G extends ScenarioTypes>(
  { plug, setupFor }: Told<G>,
  count: number,
  seed: number,
  progress: (round: ToldRound) => void = () => {},
): ToldRound {
  const round: ToldRound = { reached: 0, told: 0, accepted: 0, faults: [] }
  const startSchema = v.strictObject(plug.scenario.startEntries)
  const tell = (start: object, found: readonly string[]): void => {
    for (const fault of found) round.faults.push(`${fault}: ${JSON.stringify(start)}`)
  }
  const tryOtherwise = (start: G['Start'], draw: () => number): void => {
    const told = altered(start, draw)
    if (!v.is(startSchema, told)) return
    round.told += 1
    const built = plug.scenario.positionFrom(structuredClone(told))
    if (!built.ok) return
    round.accepted += 1
    tell(told, acceptedProblems(plug, built.value, draw))
  }
  for (let game = 0; round.reached < count || round.accepted < count; game++) {
    progress(round)
    const draw = moverOf(seedOf(seed, game))
    playGame(plug, setupFor(seed * 1_000_003 + game), (position, move) => {
      if (move && draw() * ONE_IN > 1) return
      const start = plug.scenario.startFrom(position)
      if (round.reached < count) {
        round.reached += 1
        tell(start, reachedProblems(plug, position))
      }
      for (let left = TOLD_OTHERWISE; left > 0 && round.accepted < count; left--)
        tryOtherwise(start, draw)
    })
  }
  return round
}

/** A position in other words: some of what is told left out or altered. What comes of it is refused or can occur. */
function altered<Start extends object>(start: Start, random: () => number): Start {
  const told = structuredClone(start)
  const below = (count: number): number => Math.floor(random() * count)
  const words = wordsIn(told)
  for (let changes = 1 + below(4); changes > 0; changes--) {
    const holder = holderIn(told, below)
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
  return JSON.parse(JSON.stringify(told))
}

function holderIn(told: object, below: (count: number) => number): Record<string, unknown> {
  let holder = told as Record<string, unknown>
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
function wordsIn(told: unknown): string[] {
  if (typeof told === 'string') return [told]
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(wordsIn) : []
}
