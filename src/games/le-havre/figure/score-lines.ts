/** What a score comes to, in the lines that figures show: one for each rule, and for each building that adds. */
import type { RuleId } from '../rules/rule-ids.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { State } from '../rules/state.ts'
import { cardName } from '../words/card.ts'
import { parse, type Segment } from '../words/markup.ts'
import { ruleWords } from '../words/rules.ts'

interface Line {
  key: string
  rule: RuleId
  words: readonly Segment[]
  points: number
}

/** Buildings and ships are of one rule, and stand in one line. */
export function scoreLines(state: State, seat: number): { lines: Line[]; total: number } {
  const { lines, total } = scoreOf(state, seat)
  const merged = new Map<string, Line>()
  for (const { rule, building, points } of lines) {
    const words = building ? cardName(building) : parse(ruleWords(rule).title)
    const key = building ?? rule
    const before = merged.get(key)?.points ?? 0
    merged.set(key, { key, rule, words, points: before + points })
  }
  return { lines: [...merged.values()], total }
}
