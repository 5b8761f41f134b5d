/** A ruling told in plain lines: for a terminal, and to paste into a chat. */

import { GAP } from '#language/language.ts'
import { letterOf } from '../../../engine/seats.ts'
import { countMoves, moveGroups } from '../../../referee/listing.ts'
import type { Verdict } from '../../../referee/verdict.ts'
import { joined, type Words } from '../../../referee/words.ts'
import { describe } from '../figure/describe.ts'
import { SHARED_PARTS } from '../figure/figure-parts.ts'
import { puertoRico } from '../plug.ts'
import type { Move } from '../rules/moves.ts'
import type { Note } from '../rules/notes.ts'
import { resultOf } from '../rules/scoring.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import type { Seat } from '../rules/vocabulary.ts'
import { atWords, kindWords } from '../words/decisions.ts'
import { say } from '../words/messages/referee.ts'
import { logLine, refusal, type SeatName, scoreLine } from '../words/say.ts'
import { outlookWords } from './outlook-words.ts'
import { type WhyNot, whyNot } from './why-not.ts'
import { askedWords, changeLines, fullMoveWords, ruleTitle } from './words.ts'

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

const indented = (words: Words): Words => [{ text: '  ' }, ...words]

const titled = (title: Words, lines: readonly Words[]): Words[] =>
  lines.length > 0 ? [title, ...lines.map(indented)] : []

/** The answer to a move: 된다 or 안 된다, why, and what happens. */
export function verdictLines(
  position: Position,
  verdict: Verdict<PuertoRico>,
  seatName: SeatName = letterOf,
): Words[] {
  const { move } = verdict
  const answer = say(verdict.legal ? 'verdict.legal' : 'verdict.illegal')
  const head: Words = [...askedWords(move, seatName), { text: ' — ' }, ...answer]
  if (!verdict.legal) {
    const [deciding, ...also] = verdict.broken.map((rule, index) => {
      const words = index === 0 ? refusal(rule, move, seatName) : null
      return words ? [...words, { text: ' (' }, ...ruleTitle(rule), { text: ')' }] : ruleTitle(rule)
    })
    return [
      head,
      ...titled(say('verdict.deciding'), deciding ? [deciding] : []),
      ...titled(say('verdict.also'), also),
      ...titled(insteadWords(verdict, seatName), verdict.nearest.map(fullMoveWords)),
      ...(verdict.turnOf === null ? [] : [turnWords(verdict.turnOf, seatName)]),
    ]
  }
  const trace = verdict.notes.flatMap((note) => {
    const words = logLine(note, seatName)
    if (!words) return []
    const drawn = isDrawn(note) ? [{ text: GAP }, ...say('verdict.drawn')] : []
    return [[...words, ...drawn, { text: ' (' }, ...ruleTitle(note.rule), { text: ')' }]]
  })
  return [
    head,
    ...titled(say('verdict.trace'), trace.length > 0 ? trace : [say('verdict.quiet')]),
    ...titled(say('verdict.missed'), whyNot(position, verdict, seatName).map(whyLine)),
    ...titled(say('verdict.changes'), changeLines(verdict.changes, seatName)),
    ...titled(say('verdict.next'), [nextWords(verdict.after, seatName)]),
  ]
}

/** A ruling in one line: what was asked, whether it may be, and the rules behind it. */
export function rulingWords(verdict: Verdict<PuertoRico>, seatName: SeatName = letterOf): Words {
  const { legal, move } = verdict
  const rules = legal ? [...new Set(verdict.notes.map(({ rule }) => rule))] : verdict.broken
  const answer = say(legal ? 'verdict.legal' : 'verdict.illegal')
  const head: Words = [...askedWords(move, seatName), { text: ' — ' }, ...answer]
  return rules.length > 0 ? [...head, { text: GAP }, ...joined(rules.map(ruleTitle), '; ')] : head
}

/** Whose moves are named instead of a refused one. */
const insteadWords = ({ move }: Verdict<PuertoRico>, seatName: SeatName = letterOf): Words =>
  say('verdict.nearest', { seat: seatName(move.seat) })

/** Whose turn it is, said to somebody whose turn it is not. */
const turnWords = (seat: Seat, seatName: SeatName = letterOf): Words =>
  say('verdict.turn', { seat: seatName(seat) })

const whyLine = ({ rule, words }: WhyNot): Words =>
  words ? [...words, { text: ' (' }, ...ruleTitle(rule), { text: ')' }] : ruleTitle(rule)

/** A tile from the pile: which one comes is chance. */
export const isDrawn = ({ from, to }: Note): boolean => from === 'pile' && to !== 'discard'

/** Who decides what next. */
export function nextWords(position: Position, seatName: SeatName = letterOf): Words {
  if (position.at === 'over') return say('verdict.over')
  return say('verdict.waits', {
    seat: seatName(position.seat),
    at: atWords(position.at),
    count: countMoves(puertoRico, position),
  })
}

/** All legal moves, group by group; of many only the first. */
function movesLines(position: Position, most = 60): Words[] {
  if (position.at === 'over') return [say('moves.over')]
  return moveGroups(puertoRico, position).flatMap(({ kind, count, moves }) => {
    const shown: Move[] = []
    for (const move of moves) {
      if (shown.length === most) break
      shown.push(move)
    }
    const title = [...kindWords(kind), { text: ` (${count})` }]
    return titled(title, [...shown.map(fullMoveWords), ...(count > most ? [[{ text: '…' }]] : [])])
  })
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
    ...movesLines(position).map(indented),
    say('score.now'),
    ...scoreLines(position, seatName).map(indented),
    say('end.title'),
    ...outlookWords(position, seatName).map(indented),
  ]
}

/** A question with its answer, to be read anywhere: the table, the ruling, the link. */
export function reportLines(
  position: Position,
  verdict: Verdict<PuertoRico> | null,
  link: string,
  seatName: SeatName = letterOf,
): Words[] {
  const answer = verdict
    ? verdictLines(position, verdict, seatName)
    : surveyLines(position, seatName)
  return [
    ...positionLines(position, seatName),
    [],
    ...answer,
    [],
    joined([say('verdict.link'), [{ text: link }]], ': '),
  ]
}
