/** A ruling told in plain lines: for a terminal, and to paste into a chat. */

import { letterOf } from '../../../engine/seats.ts'
import { countMoves } from '../../../referee/listing.ts'
import type { Words } from '../../../referee/words.ts'
import type { ReportDefinition } from '../../../ui/referee/definition.ts'
import { indented, movesLines, titled } from '../../../ui/referee/report.ts'
import { puertoRico } from '../definition.ts'
import { describe } from '../figure/describe.ts'
import { SHARED_PARTS } from '../figure/figure-parts.ts'
import { resultOf } from '../rules/scoring.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { atWords } from '../words/decisions.ts'
import { say } from '../words/messages/referee.ts'
import { type SeatName, scoreLine } from '../words/say.ts'
import { outlookWords } from './outlook-words.ts'
import { ruling } from './ruling-words.ts'
import { ruleTitle } from './words.ts'

/** The table in sentences, the boards last; what nobody needs for a ruling is left out. */
export function positionLines(position: Position, seatName: SeatName = letterOf): Words[] {
  const { edition, players, round, at, chooser, seat } = position
  const shared = SHARED_PARTS.filter((name) => name !== 'buildings' && name !== 'supply')
  return [
    say('position.head', { edition: say(`edition.${edition}`), seats: players.length, round }),
    say('position.turn', {
      at: atWords(at),
      chooser: seatName(chooser),
      seat: seatName(seat),
    }),
    ...shared.flatMap((name) => describe({ name }, position, seatName)),
    ...players.flatMap((_, who) => describe({ name: 'own', seat: who }, position, seatName)),
  ]
}

/** The score if the game ended now, line by line with its rule. */
function scoreLines(position: Position, seatName: SeatName = letterOf): Words[] {
  const { sheets } = resultOf(position)
  return sheets.flatMap(({ seat, lines, total, tieBreak }) =>
    titled(
      [{ text: seatName(seat) }],
      [
        ...lines.map(({ rule, points }) => {
          const words = scoreLine(rule, seatName(seat), points) ?? say('score.line', { points })
          return [...words, { text: ' (' }, ...ruleTitle(rule), { text: ')' }]
        }),
        say('score.total', { points: total, tie: tieBreak }),
      ],
    ),
  )
}

/** Everything about a position in which no move is asked about. */
export function surveyLines(position: Position, seatName: SeatName = letterOf): Words[] {
  return [
    say('moves.title', { count: countMoves(puertoRico, position) }),
    ...movesLines(puertoRico, ruling, position).map(indented),
    say('score.now'),
    ...scoreLines(position, seatName).map(indented),
    say('end.title'),
    ...outlookWords(position, seatName).map(indented),
  ]
}

/** How a question is told in plain words. */
export const report: ReportDefinition<PuertoRico> = {
  title: ({ at }) => atWords(at),
  position: positionLines,
  survey: surveyLines,
  line: async (position) => (await import('../scenario/line/write-line.ts')).lineOf(position),
}
