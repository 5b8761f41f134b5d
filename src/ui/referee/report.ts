/** A ruling told in plain lines: for a terminal, a record, and to paste into a chat. */
import { GAP } from '#language/language.ts'
import { letterOf } from '../../engine/seats.ts'
import type { RuleOf } from '../../engine/types.ts'
import type { RefereeGame } from '../../referee/definition.ts'
import { firstMoves, moveGroups } from '../../referee/listing.ts'
import type { Verdict } from '../../referee/verdict.ts'
import { joined, type Words } from '../../referee/words.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { say } from '../../text/messages/referee.ts'
import type { SeatName } from '../table/definition.ts'
import type { ReportDefinition } from './definition.ts'
import type { RulingWords } from './words-definition.ts'

/** A line below its title. */
export const indented = (words: Words): Words => [{ text: '  ' }, ...words]

/** Lines below a title; none where there are no lines. */
export const titled = (title: Words, lines: readonly Words[]): Words[] =>
  lines.length > 0 ? [title, ...lines.map(indented)] : []

/** Words with the rule behind them; the rule alone where there are none. */
export function cited<G extends ScenarioTypes>(
  { ruleTitle }: Pick<RulingWords<G>, 'ruleTitle'>,
  words: Words | null,
  rule: RuleOf<G>,
): Words {
  return words ? [...words, { text: ' (' }, ...ruleTitle(rule), { text: ')' }] : ruleTitle(rule)
}

/** 'A: 옥수수를 6칸 배에 싣기' */
export function askedWords<G extends ScenarioTypes>(
  words: Pick<RulingWords<G>, 'move'>,
  move: G['Move'],
  nameOf: SeatName = letterOf,
): Words {
  return say('verdict.asked', { seat: nameOf(move.seat), move: words.move(move) })
}

/** All legal moves, group by group; of many only the first. */
export function movesLines<G extends ScenarioTypes>(
  gameDefinition: RefereeGame<G>,
  words: Pick<RulingWords<G>, 'move' | 'kind'>,
  position: G['Position'],
  most = 60,
): Words[] {
  if (gameDefinition.game.isOver(position)) return [say('moves.over')]
  return moveGroups(gameDefinition, position).flatMap(({ kind, count, moves }) => {
    const shown = firstMoves(moves, most).moves.map(words.move)
    const title = [...words.kind(kind), { text: ` (${count})` }]
    return titled(title, [...shown, ...(count > most ? [[{ text: '…' }]] : [])])
  })
}

/** The answer to a move: whether it may be made, why, and what happens. */
export function verdictLines<G extends ScenarioTypes>(
  words: RulingWords<G>,
  position: G['Position'],
  verdict: Verdict<G>,
  nameOf: SeatName = letterOf,
): Words[] {
  const { move } = verdict
  const answer = say(verdict.legal ? 'verdict.legal' : 'verdict.illegal')
  const head: Words = [...askedWords(words, move, nameOf), { text: ' — ' }, ...answer]
  if (!verdict.legal) {
    const [deciding, ...also] = verdict.broken.map((rule, index) =>
      cited(words, index === 0 ? words.refusal(rule, move, nameOf, position) : null, rule),
    )
    const { turnOf, nearest } = verdict
    return [
      head,
      ...titled(say('verdict.deciding'), deciding ? [deciding] : []),
      ...titled(say('verdict.also'), also),
      ...titled(say('verdict.nearest', { seat: nameOf(move.seat) }), nearest.map(words.move)),
      ...(turnOf === null ? [] : [say('verdict.turn', { seat: nameOf(turnOf) })]),
    ]
  }
  const trace = verdict.events.flatMap((event) => {
    const wording = words.logLine(event, nameOf)
    if (!wording) return []
    const drawn = words.isDrawn(event) ? [{ text: GAP }, ...say('verdict.drawn')] : []
    return [cited(words, [...wording, ...drawn], event.rule)]
  })
  const missed = words.missed(position, verdict, nameOf)
  return [
    head,
    ...titled(say('verdict.trace'), trace.length > 0 ? trace : [say('verdict.quiet')]),
    ...titled(
      say('verdict.missed'),
      missed.map((one) => cited(words, one.words, one.rule)),
    ),
    ...titled(say('verdict.changes'), words.changes(verdict.changes, nameOf)),
    ...titled(say('verdict.next'), [words.next(verdict.after, nameOf)]),
  ]
}

/** A ruling in one line: what was asked, whether it may be, and the rules behind it. */
export function rulingWords<G extends ScenarioTypes>(
  words: Pick<RulingWords<G>, 'move' | 'recorded' | 'ruleTitle'>,
  position: G['Position'],
  verdict: Verdict<G>,
  nameOf: SeatName = letterOf,
): Words {
  const { legal, move } = verdict
  const wording = words.recorded?.(move, position) ?? words.move(move)
  const rules = legal ? [...new Set(verdict.events.map(({ rule }) => rule))] : verdict.broken
  const answer = say(legal ? 'verdict.legal' : 'verdict.illegal')
  const asked = say('verdict.asked', { seat: nameOf(move.seat), move: wording })
  const head: Words = [...asked, { text: ' — ' }, ...answer]
  if (rules.length === 0) return head
  return [...head, { text: ' · ' }, ...joined(rules.map(words.ruleTitle), '; ')]
}

interface ReportedRuling<G extends ScenarioTypes> {
  position: G['Position']
  verdict: Verdict<G> | null
  link: string
}

/** A question with its answer, to be read anywhere: the table, the ruling, the link. */
export function reportLines<G extends ScenarioTypes>(
  words: RulingWords<G>,
  report: ReportDefinition<G>,
  { position, verdict, link }: ReportedRuling<G>,
  nameOf: SeatName = letterOf,
): Words[] {
  const answer = verdict
    ? verdictLines(words, position, verdict, nameOf)
    : report.survey(position, nameOf)
  return [
    ...report.position(position, nameOf),
    [],
    ...answer,
    [],
    joined([say('verdict.link'), [{ text: link }]], ': '),
  ]
}
