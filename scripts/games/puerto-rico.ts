import * as machine from '../../src/games/puerto-rico/machine.ts'
import { ROWS } from '../../src/games/puerto-rico/proof/perft/positions.ts'
import { someSetup } from '../../src/games/puerto-rico/proof/positions.ts'
import { bulkGame } from '../../src/games/puerto-rico/rules/bulk.ts'
import type { EditionId } from '../../src/games/puerto-rico/rules/editions.ts'
import { placeOf } from '../../src/games/puerto-rico/rules/rule-ids.ts'
import { resultOf } from '../../src/games/puerto-rico/rules/scoring.ts'
import { setUp } from '../../src/games/puerto-rico/rules/setup.ts'
import type { PuertoRico } from '../../src/games/puerto-rico/rules/types.ts'
import { moveProblemsAt, problemsAt } from '../selfplay/checks.ts'
import { countGame, seatName } from '../selfplay/figures.ts'
import type { Played } from './played.ts'

const cited: Played<PuertoRico>['cited'] = (rule) => `${placeOf(rule).number} ${rule}`

export const puertoRico: Played<PuertoRico> = {
  game: bulkGame,
  machine,
  perft: ROWS,
  setUp,
  setupOf: ({ edition, seats }, seed) => ({ edition: edition as EditionId, seats, seed }),
  someSetup,
  tableOf: ({ edition, seats }) => ({ edition, seats }),
  problemsAt,
  moveProblemsAt,
  count: countGame,
  cited,
  scoreLines(position) {
    const { sheets, winners, decidedBy } = resultOf(position)
    return [
      ...sheets.flatMap(({ seat, lines, total, tieBreak }) => [
        `${seatName(seat)} ${total} points, ${tieBreak} coins and goods`,
        ...lines.map(
          ({ rule, points, counted }) => `      ${cited(rule).padEnd(32)} ${points} (${counted})`,
        ),
      ]),
      `first: ${winners.map(seatName).join(', ')} ${decidedBy ?? ''}`.trimEnd(),
    ]
  },
}
