import type { ScoreRow } from '../../../../ui/play/score-rows.ts'
import type { ScoreLine, ScoreSheet } from '../../rules/scoring.ts'
import { cardName } from '../../words/card.ts'
import { parse, type Segment } from '../../words/markup.ts'
import { say } from '../../words/messages/games.ts'
import { ruleLabel } from '../../words/rules.ts'
import { ruleHref } from '../rule-link.ts'

/** Lines that count the same stand in one row. */
const keyOf = ({ rule, building, ships }: ScoreLine): string =>
  [rule, building ?? '', ships ? 'ships' : ''].join()

/** Every row of the score sheets, each once: cash, buildings, ships, bonus points and loans. */
export function scoreRows(sheets: readonly ScoreSheet[]): ScoreRow[] {
  const rows = new Map(
    sheets.flatMap(({ lines }) => lines.map((line): [string, ScoreLine] => [keyOf(line), line])),
  )
  return Array.from(rows, ([key, line]) => ({
    key,
    ...lookOf(line),
    rule: { href: ruleHref(line.rule), label: parse(ruleLabel(line.rule)) },
    points: sheets.map(({ lines }) => lines.find((one) => keyOf(one) === key)?.points ?? null),
  }))
}

function lookOf({ rule, building, ships }: ScoreLine): {
  fill: ScoreRow['fill']
  words: Segment[]
} {
  if (building) return { fill: 'may', words: say('row.bonus', { building: cardName(building) }) }
  if (ships) return { fill: 'sea', words: say('row.ships') }
  switch (rule) {
    case 'score.cash':
      return { fill: 'coin', words: say('row.cash') }
    case 'loan.end-penalty':
      return { fill: 'no', words: say('row.loans') }
    case 'score.goods-nothing':
      return { fill: 'wood', words: say('row.goods') }
    default:
      return { fill: 'wood', words: say('row.buildings') }
  }
}
