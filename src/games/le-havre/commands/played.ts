import { noteProblems } from '../../../engine/audit.ts'
import { letterOf } from '../../../engine/seats.ts'
import { checksOf } from '../../../frame/checks.ts'
import type { SomePlayed } from '../../../frame/entry.ts'
import { count, countResult } from '../../../frame/figures.ts'
import type { Played } from '../../../frame/played.ts'
import { leHavre as definition } from '../definition.ts'
import * as machine from '../machine.ts'
import { bulkGame } from '../rules/bulk.ts'
import { placeOf } from '../rules/rule-ids.ts'
import { resultOf } from '../rules/scoring.ts'
import type { LeHavre } from '../rules/types.ts'
import type { Version } from '../rules/vocabulary.ts'
import { ROWS } from '../verify/perft/positions.ts'
import { someSetup } from '../verify/setups.ts'

const cited: Played<LeHavre>['cited'] = (rule) => `${placeOf(rule)} ${rule}`

const rules = { ...definition, game: bulkGame }
const checks = checksOf(rules)

export const played: Played<LeHavre> = {
  game: bulkGame,
  machine,
  perft: ROWS,
  setUp: definition.setUp,
  setupOf: ({ edition, seats }, seed) => ({ version: edition as Version, seats, seed }),
  someSetup,
  tableOf: ({ version, seats }) => ({ edition: version, seats }),
  ...checks,
  moveProblemsAt: (position, drawn, holder) => [
    ...checks.moveProblemsAt(position, drawn, holder),
    ...(drawn ? noteProblems(rules, position, drawn) : []),
  ],
  count(figures, position, asked) {
    const result = resultOf(position)
    countResult(figures, { end: position.at, rounds: position.round, asked }, result)
    for (const [seat, { buildings, ships }] of position.players.entries())
      for (const card of [...buildings, ...ships]) {
        count(figures.built, card)
        if (result.winners.includes(seat)) count(figures.wonWith, card)
      }
    for (const [decision, times] of Object.entries(asked)) count(figures.asked, decision, times)
  },
  cited,
  scoreLines(position) {
    const { sheets, winners, decidedBy } = resultOf(position)
    return [
      ...sheets.flatMap(({ seat, lines, total }) => [
        `${letterOf(seat)} ${total} francs`,
        ...lines.map(
          ({ rule, points, counted }) => `      ${cited(rule).padEnd(32)} ${points} (${counted})`,
        ),
      ]),
      `first: ${winners.map(letterOf).join(', ')} ${decidedBy ?? ''}`.trimEnd(),
    ]
  },
}

export const play: SomePlayed = (use) => use(played)
