/** How a question is told in plain lines, to be read anywhere. */
import { countMoves } from '../../../referee/listing.ts'
import { joined, type Words } from '../../../referee/words.ts'
import type { ReportDefinition } from '../../../ui/referee/definition.ts'
import { indented, movesLines } from '../../../ui/referee/report.ts'
import { leHavre } from '../definition.ts'
import { resultOf } from '../rules/scoring.ts'
import { type Position, playerAt } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { OFFERS } from '../rules/vocabulary.ts'
import { cardName, itemsWords } from '../words/card.ts'
import { term } from '../words/markup.ts'
import { say } from '../words/messages/referee.ts'
import type { SeatName } from '../words/say.ts'
import { ruling } from './ruling-words.ts'
import { atWords } from './words.ts'

/** The table in sentences, the harbours last; what nobody needs for a ruling is left out. */
function positionLines(position: Position, nameOf: SeatName): Words[] {
  const { version, players, round, at, active, seat, offers, town } = position
  return [
    say('report.head', { version: say(`version.${version}`), seats: players.length, round }),
    say('report.turn', { at: atWords(at), active: nameOf(active), seat: nameOf(seat) }),
    say('report.offers', {
      what: joined(
        OFFERS.filter((offer) => offers[offer] > 0).map((offer) => [
          ...term(offer),
          { text: ` ${offers[offer]}` },
        ]),
      ),
    }),
    say('report.town', { what: joined(town.map((card) => [...cardName(card)])) }),
    ...players.map((_, who) => harbourLine(position, who, nameOf)),
  ]
}

function harbourLine(position: Position, who: number, nameOf: SeatName): Words {
  const { items, loans, disc, buildings, ships } = playerAt(position, who)
  const what = joined([
    itemsWords(items),
    ...(loans > 0 ? [[...term('loan'), { text: ` ${loans}` }]] : []),
    ...[...buildings, ...ships].map((card) => [...cardName(card)]),
    ...(disc ? [[...term('disc'), { text: ' → ' }, ...cardName(disc)]] : []),
  ])
  return say('change.own', { seat: nameOf(who), what })
}

/** Everything that can be done, and what everybody is worth now. */
function surveyLines(position: Position, nameOf: SeatName): Words[] {
  const { points } = resultOf(position)
  return [
    say('moves.title', { count: countMoves(leHavre, position) }),
    ...movesLines(leHavre, ruling, position).map(indented),
    ...points.map((count, seat) => say('report.wealth', { seat: nameOf(seat), count })),
  ]
}

export const report: ReportDefinition<LeHavre> = {
  title: ({ at }) => atWords(at),
  position: positionLines,
  survey: surveyLines,
  line: async (position) => (await import('../scenario/line/line.ts')).lineOf(position),
}
