/** Compares a position with what a scenario says must hold at its end. */
import type { RuleOf } from '../engine/types.ts'
import type { ComparedGame, ScenarioTypes } from './plug.ts'

export interface Found {
  /** Where in the file: `gains.A.vp`, `end.A.coins`. */
  at: string
  expected: string
  found: string
}

/** What of `end` does not hold, and the rules that had to be asked for it. */
export function differences<G extends ScenarioTypes>(
  { scenario }: ComparedGame<G>,
  position: G['Position'],
  end: G['End'],
): { found: Found[]; cited: Set<RuleOf<G>> } {
  const cited = new Set<RuleOf<G>>()
  const found: Found[] = []
  compare('end', end, scenario.factsOf(position, end, cited), found)
  return { found, cited }
}

/**
 * Records compare key by key, what is not named may be anything; an empty record and a number compare
 * wholly, and so does a list, in any order; `{ order: [ … ] }` asks for a list in this order.
 */
function compare(at: string, wanted: unknown, fact: unknown, found: Found[]): void {
  const ordered = isRecord(wanted) && Array.isArray(fact)
  if (isRecord(wanted) && !ordered && Object.keys(wanted).length > 0) {
    for (const [key, value] of Object.entries(wanted))
      compare(`${at}.${key}`, value, isRecord(fact) ? fact[key] : undefined, found)
    return
  }
  const spelled = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) && !ordered ? value.toSorted() : value)
  const expected = spelled(ordered ? wanted.order : wanted)
  const got = spelled(fact ?? (typeof wanted === 'number' ? 0 : null))
  if (expected !== got) found.push({ at, expected, found: got })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
