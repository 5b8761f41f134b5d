/** A question with its answer in plain lines, to be read anywhere. */
import { letterOf } from '../../../engine/seats.ts'
import type { Verdict } from '../../../referee/verdict.ts'
import type { Words } from '../../../referee/words.ts'
import type { Position } from '../rules/state.ts'
import type { LeHavre } from '../rules/types.ts'
import { itemsWords } from '../words/card.ts'
import { say } from '../words/messages/referee.ts'
import { logLine, refusal } from '../words/say.ts'
import { whyNot } from './why-not.ts'
import { atWords, fullMoveWords, nextWords, ruleTitle } from './words.ts'

const indented = (words: Words): Words => [{ text: '  ' }, ...words]
const cited = (words: Words | null, rule: Parameters<typeof ruleTitle>[0]): Words =>
  words ? [...words, { text: ' (' }, ...ruleTitle(rule), { text: ')' }] : ruleTitle(rule)

/** What is asked about, in a line. */
export const askedWords = ({ at }: Position, verdict: Verdict<LeHavre> | null): Words =>
  verdict
    ? say('verdict.asked', { seat: letterOf(verdict.move.seat), move: fullMoveWords(verdict.move) })
    : atWords(at)

/** The harbours, the ruling and the link. */
export function reportLines(
  position: Position,
  verdict: Verdict<LeHavre> | null,
  link: string,
): Words[] {
  return [
    say('report.head', {
      version: say(`version.${position.version}`),
      seats: position.players.length,
      round: position.round,
    }),
    ...position.players.map(({ items }, seat) =>
      say('change.own', { seat: letterOf(seat), what: itemsWords(items) }),
    ),
    [],
    ...(verdict ? verdictLines(position, verdict) : [nextWords(position)]),
    [],
    [...say('verdict.link'), { text: `: ${link}` }],
  ]
}

function verdictLines(position: Position, verdict: Verdict<LeHavre>): Words[] {
  const head: Words = [
    ...askedWords(position, verdict),
    { text: ' — ' },
    ...say(verdict.legal ? 'verdict.legal' : 'verdict.illegal'),
  ]
  if (!verdict.legal)
    return [
      head,
      ...verdict.broken.map((rule, at) =>
        indented(cited(at === 0 ? refusal(rule, verdict.move, letterOf) : null, rule)),
      ),
    ]
  const notes = verdict.notes.flatMap((note) => {
    const words = logLine(note, letterOf)
    return words ? [indented(cited(words, note.rule))] : []
  })
  const missed = whyNot(position, verdict).map(({ rule, words }) => indented(cited(words, rule)))
  return [
    head,
    ...notes,
    ...missed,
    [...say('verdict.next'), { text: ': ' }, ...nextWords(verdict.after)],
  ]
}
