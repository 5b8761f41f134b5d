import type { ScoreRow } from '../../../../ui/play/score-rows.ts'
import type { RuleId } from '../../rules/rule-ids.ts'
import type { Result, ScoreSheet } from '../../rules/scoring.ts'
import { parse, type Segment, term } from '../../words/markup.ts'
import { say } from '../../words/messages/t.ts'
import { ruleLabel, ruleWords } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'

/** Every row of the score sheets, each once: chips, buildings, and what large buildings and nobles add. */
export function scoreRows(result: Result): ScoreRow[] {
  const rules = new Set(result.sheets.flatMap(({ lines }) => lines.map(({ rule }) => rule)))
  return [...rules].map((rule) => ({
    key: rule,
    fill: rule === 'score.chips' ? 'sea' : rule === 'score.buildings' ? 'wood' : 'coin',
    words: rowWords(result, rule),
    rule: { href: ruleHref(rule), label: parse(ruleLabel(rule)) },
    points: result.sheets.map((sheet) => pointsOf(sheet, rule)),
  }))
}

/** What a row counts: chips, buildings, or the large building that brings the points. */
function rowWords({ sheets }: Result, rule: RuleId): Segment[] {
  if (rule === 'score.chips') return say('play.row.chips')
  if (rule === 'score.buildings') return say('play.row.buildings')
  const line = sheets.flatMap(({ lines }) => lines).find((one) => one.rule === rule)
  return line?.building ? term(line.building) : parse(ruleWords(rule).title)
}

function pointsOf({ lines }: ScoreSheet, rule: RuleId): number | null {
  const own = lines.filter((line) => line.rule === rule)
  return own.length === 0 ? null : own.reduce((sum, { points }) => sum + points, 0)
}
