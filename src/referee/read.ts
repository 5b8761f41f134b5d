/** What people paste or keep in files: a scenario as YAML or JSON, with or without rules; a bare position as JSON. */

import { SEAT_LETTERS } from '../engine/seats.ts'
import type { Problem } from '../engine/types.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { type ParsedFile, parseScenario } from '../scenario/parse.ts'
import type { ScenarioSource } from '../scenario/schema.ts'
import type { Vocabulary } from '../scenario/vocabulary.ts'
import type { LineNotation, RefereeGame } from './definition.ts'
import { type Lined, type Unread, unread } from './question.ts'

/** Longest texts that are read: a position as JSON has 8,000 characters at most, a scenario 5,600. */
const MAX_JSON = 40_000
const MAX_YAML = 8_000
/** Deepest brackets; a scenario has five levels. */
const MAX_DEPTH = 20

/** A position, and the scenario that it came in: its moves are questions too. */
export type Read<G extends ScenarioTypes> =
  | { ok: true; position: G['Position']; source: ScenarioSource<G> }
  | Unread<G['Position']>

/** What may be read besides: a line of letters, and words of a language instead of ids. */
export interface Reading<G extends ScenarioTypes> {
  line?: LineNotation<G>
  vocabulary?: Vocabulary
}

/** Reads YAML or JSON, or a position in one line. Takes anything, and never throws; `faults` tell the lines. */
export function readText<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  text: string,
  { line, vocabulary }: Reading<G> = {},
): Read<G> {
  if (text.trim() === '') return unread('not-text')
  if (text.length > MAX_JSON) return unread('too-long')
  const json = jsonIn(text)
  if (json && Object.hasOwn(json, 'players')) {
    const parsed = definition.parsePosition(json)
    if (!parsed.ok) return unread('impossible', { problems: parsed.problems })
    return { ok: true, position: parsed.value, source: {} }
  }
  if (line?.isLine(text)) return builtFrom(definition, line.readLine(text))
  // As JSON a scenario has a line for each word; what counts is what is in it.
  const written = json && text.length > MAX_YAML ? JSON.stringify(json) : text
  if (written.length > MAX_YAML) return unread('too-long')
  return deepest(written) > MAX_DEPTH
    ? unread('not-text')
    : readSource(definition, written, vocabulary)
}

function readSource<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  text: string,
  vocabulary: Vocabulary | undefined,
): Read<G> {
  const parsed = parseScenario(definition, text, vocabulary)
  const read = builtFrom(definition, parsed)
  if (read.ok || !parsed.ok) return read
  const { set = {} } = parsed.source as { set?: object }
  const lined = (problem: Problem): Lined => {
    const path = problem.path.replace(/^set\./, '').replace(/^players\.(\d)/, letterOf)
    const keys = path.split('.')
    // What follows from all of a file has no line of its own.
    if (!Object.hasOwn(set, keys[0] ?? '')) return problem
    return { ...problem, line: parsed.lineOf(['set', ...keys]) }
  }
  return { ...read, problems: read.problems.map(lined) }
}

const letterOf = (_: string, seat: number): string => SEAT_LETTERS[seat] ?? ''

function builtFrom<G extends ScenarioTypes>(
  definition: RefereeGame<G>,
  parsed: ParsedFile<unknown>,
): Read<G> {
  if (!parsed.ok) {
    const { faults } = parsed
    const has = (fault: string): boolean => faults.some(({ why }) => why?.fault === fault)
    return unread(has('syntax') ? 'not-text' : has('line') ? 'line' : 'shape', { faults })
  }
  const source = parsed.source as ScenarioSource<G>
  const built = definition.scenario.positionFrom(source)
  if (built.ok) return { ok: true, position: built.value, source }
  const draft = definition.referee.draftFrom(source)
  return unread('impossible', { problems: built.problems, draft, source })
}

/** What a text of JSON holds; undefined where it is none. */
function jsonIn(text: string): object | undefined {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? content : undefined
  } catch {
    return undefined
  }
}

/** How deep brackets stand in each other, at most. */
function deepest(text: string): number {
  let depth = 0
  let most = 0
  for (const letter of text) {
    if (letter === '[' || letter === '{') most = Math.max(most, ++depth)
    else if (letter === ']' || letter === '}') depth -= 1
  }
  return most
}
