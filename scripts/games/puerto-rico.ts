import { letterOf } from '../../src/engine/seats.ts'
import * as machine from '../../src/games/puerto-rico/machine.ts'
import { puertoRico as plug } from '../../src/games/puerto-rico/plug.ts'
import { ROWS } from '../../src/games/puerto-rico/proof/perft/positions.ts'
import { someSetup } from '../../src/games/puerto-rico/proof/positions.ts'
import { bulkGame } from '../../src/games/puerto-rico/rules/bulk.ts'
import type { EditionId } from '../../src/games/puerto-rico/rules/editions.ts'
import { placeOf } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import { resultOf } from '../../src/games/puerto-rico/rules/scoring.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { PuertoRico } from '../../src/games/puerto-rico/rules/types.ts'
import { EXPANSIONS } from '../../src/games/puerto-rico/rules/vocabulary.ts'
import { countGame } from '../selfplay/figures.ts'
import { checksOf } from './checks.ts'
import type { Played } from './played.ts'
import '../../src/games/puerto-rico/expansions.ts'

const cited: Played<PuertoRico>['cited'] = (rule) => `${placeOf(rule).number} ${rule}`

/** With expansions the seed tells how their buildings are chosen too. */
const SELECTIONS = ['draft', 'random', 'all'] as const

export const puertoRico: Played<PuertoRico> = {
  game: bulkGame,
  machine,
  perft: ROWS,
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
      expansionOptions: { 'exp.selection': selection, 'points.declinable': declinable },
    }
  },
  someSetup,
  tableOf: ({ edition, seats, expansions = [] }) => ({ edition, seats, expansions }),
  ...checksOf({ ...plug, game: bulkGame }),
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
