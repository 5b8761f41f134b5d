/** Compares a position with what a scenario says must hold at its end. */
import type { RuleOf } from '../engine/types.ts'
import type { ComparedGame, ScenarioTypes } from './definition.ts'

export interface Found {
  /** Where in the file: `gains.A.vp`, `end.A.coins`. */
  at: string
  expected: string
  found: string
  /** The same key by key, where a key has a dot in it. */
  path?: readonly (string | number)[]
  /** What of it is no value of the file, for a message in another language. */
  said?: { expected?: Said; found?: Said }
}

/** A verdict in place of a value; `of` is what it is about, as the file writes it. */
export interface Said {
  is:
    | 'legal'
    | 'refused'
    | 'refused-by'
    | 'not-cited'
    | 'no-rule'
    | 'without'
    | 'seats'
    | 'one-seat'
  of?: string
}

/** The same in English. */
export function saidInEnglish({ is, of = '' }: Said): string {
  switch (is) {
    case 'refused-by':
      return `refused by ${of}`
    case 'not-cited':
      return 'not cited'
    case 'no-rule':
      return 'nothing cited'
    case 'without':
      return `no ${of}`
    case 'seats':
      return `A to ${of}`
    case 'one-seat':
      return 'A alone'
    default:
      return is
  }
}

/** Something that came out otherwise, told by values of the file or by verdicts. */
export function otherwise(at: string, expected: string | Said, found: string | Said): Found {
  const text = (one: string | Said): string => (typeof one === 'string' ? one : saidInEnglish(one))
  const said = {
    ...(typeof expected === 'object' && { expected }),
    ...(typeof found === 'object' && { found }),
  }
  const values = { at, expected: text(expected), found: text(found) }
  return Object.keys(said).length > 0 ? { ...values, said } : values
}

/** What of `end` does not hold, and the rules that had to be asked for it. */
export function differences<G extends ScenarioTypes>(
  { scenario }: ComparedGame<G>,
  position: G['Position'],
  end: G['End'],
): { found: Found[]; cited: Set<RuleOf<G>> } {
  const cited = new Set<RuleOf<G>>()
  const found: Found[] = []
  compare(['end'], end, scenario.factsOf(position, end, cited), found)
  return { found, cited }
}

/**
 * Records compare key by key, what is not named may be anything; an empty record and a number compare
 * wholly, and so does a list, in any order; `{ order: [ … ] }` asks for a list in this order.
 */
function compare(path: readonly string[], wanted: unknown, fact: unknown, found: Found[]): void {
  const ordered = isRecord(wanted) && Array.isArray(fact)
  if (isRecord(wanted) && !ordered && Object.keys(wanted).length > 0) {
    for (const [key, value] of Object.entries(wanted))
      compare([...path, key], value, isRecord(fact) ? fact[key] : undefined, found)
    return
  }
  const spelled = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) && !ordered ? value.toSorted() : value)
  const expected = spelled(ordered ? wanted.order : wanted)
  const got = spelled(fact ?? (typeof wanted === 'number' ? 0 : null))
  if (expected !== got) found.push({ at: path.join('.'), path, expected, found: got })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
