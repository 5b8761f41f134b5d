/** What people paste or keep in files: a scenario as YAML or JSON, with or without rules; a bare position as JSON. */

import * as v from 'valibot'
import { puertoRico } from '../games/puerto-rico/plug.ts'
import { parsePosition } from '../games/puerto-rico/rules/position.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import type { PuertoRico } from '../games/puerto-rico/rules/types.ts'
import { draftFrom, positionFrom } from '../games/puerto-rico/scenario/read-position.ts'
import { parseFile } from '../scenario/parse.ts'
import { type ScenarioSource, scenarioSchemaOf } from '../scenario/schema.ts'
import { type Unread, unread } from './question.ts'

/** Longest texts that are read: a position as JSON has 8,000 characters at most, a scenario 3,500. */
const MAX_JSON = 40_000
const MAX_YAML = 5_000
/** Deepest brackets; a scenario has five levels. */
const MAX_DEPTH = 20

const { entries } = scenarioSchemaOf(puertoRico)
const sourceSchema = v.strictObject({
  ...entries,
  rules: v.exactOptional(v.array(v.picklist(puertoRico.rules))),
}) as unknown as v.GenericSchema<unknown, Partial<ScenarioSource<PuertoRico>>>

/** A position, and the scenario that it came in: its moves are questions too. */
export type Read = { ok: true; position: Position; source: ScenarioSource<PuertoRico> } | Unread

/** Reads YAML or JSON. Takes anything, and never throws; `faults` tell the lines. */
export function readText(text: string): Read {
  if (text.trim() === '') return unread('not-text')
  if (text.length > MAX_JSON) return unread('too-long')
  const bare = bareState(text)
  if (bare !== undefined) {
    const parsed = parsePosition(bare)
    if (!parsed.ok) return unread('impossible', { problems: parsed.problems })
    return { ok: true, position: parsed.value, source: { rules: [] } }
  }
  if (text.length > MAX_YAML) return unread('too-long')
  return deepest(text) > MAX_DEPTH ? unread('not-text') : readSource(text)
}

function readSource(text: string): Read {
  const parsed = parseFile(text, sourceSchema)
  if (!parsed.ok) {
    const syntax = parsed.faults.some(({ why }) => why?.fault === 'syntax')
    return unread(syntax ? 'not-text' : 'shape', { faults: parsed.faults })
  }
  const source: ScenarioSource<PuertoRico> = { rules: [], ...parsed.source }
  const built = positionFrom(source)
  if (!built.ok) return unread('impossible', { problems: built.problems, draft: draftFrom(source) })
  return { ok: true, position: built.value, source }
}

/** JSON that is a state of the game and no scenario. */
function bareState(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    const content: unknown = JSON.parse(text)
    return content && Object.hasOwn(content, 'players') ? content : undefined
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
