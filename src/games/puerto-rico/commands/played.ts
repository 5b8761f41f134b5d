import { letterOf } from '../../../engine/seats.ts'
import { checksOf } from '../../../frame/checks.ts'
import type { SomePlayed } from '../../../frame/entry.ts'
import type { Played } from '../../../frame/played.ts'
import { puertoRico as definition } from '../definition.ts'
import * as machine from '../machine.ts'
import type { EditionId } from '../rules/editions.ts'
import { fullGame } from '../rules/expansions/bulk.ts'
import { placeOf } from '../rules/rule-ids.ts'
import { resultOf } from '../rules/scoring.ts'
import { setUp } from '../rules/setup.ts'
import type { PuertoRico } from '../rules/types.ts'
import { EXPANSIONS } from '../rules/vocabulary.ts'
import { ROWS } from '../verify/perft/positions.ts'
import { someSetup } from '../verify/positions.ts'
import { countGame } from './count-game.ts'
import { oneLayout } from './one-layout.ts'
import '../expansions.ts'

const cited: Played<PuertoRico>['cited'] = (rule) => `${placeOf(rule).number} ${rule}`

/** With expansions the seed tells how their buildings are chosen too. */
const SELECTIONS = ['draft', 'random', 'all'] as const

export const played: Played<PuertoRico> = {
  game: fullGame,
  machine,
  perft: ROWS,
  ways: { 'one layout': oneLayout },
  setUp,
  setupOf({ edition, seats, expansions: names = [] }, seed) {
    const table = { edition: edition as EditionId, seats, seed }
    const expansions = EXPANSIONS.filter((id) => names.includes(id))
    if (expansions.length === 0) return table
    const selection = SELECTIONS[seed % SELECTIONS.length] ?? 'draft'
    // One way of choosing buildings after the other; in one game of four points may be declined.
    const declinable = seed % 4 === 0
    return {
      ...table,
      expansions,
      options: { 'points.declinable': declinable },
      expansionOptions: { 'exp.selection': selection },
    }
  },
  someSetup,
  tableOf: ({ edition, seats, expansions = [] }) => ({ edition, seats, expansions }),
  ...checksOf({ ...definition, game: fullGame }),
  count: countGame,
  cited,
  scoreLines(position) {
    const { sheets, winners, decidedBy } = resultOf(position)
    return [
      ...sheets.flatMap(({ seat, lines, total, tieBreak }) => [
        `${letterOf(seat)} ${total} points, ${tieBreak} coins and goods`,
        ...lines.map(
          ({ rule, points, counted }) => `      ${cited(rule).padEnd(32)} ${points} (${counted})`,
        ),
      ]),
      `first: ${winners.map(letterOf).join(', ')} ${decidedBy ?? ''}`.trimEnd(),
    ]
  },
}

export const play: SomePlayed = (use) => use(played)
