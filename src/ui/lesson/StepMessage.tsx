import { useEffect, useRef } from 'preact/hooks'
import { COMMA, GAP } from '#language/language.ts'
import { answersIn, type ScriptedAnswer, type Standing, type Step } from '../../lessons/run.ts'
import type { ScenarioTypes } from '../../scenario/definition.ts'
import { parse, type Segment } from '../../text/markup.ts'
import { say } from '../../text/messages/course.ts'
import { ExplainedMessage, Message } from '../Message.tsx'
import type { SeatName, TableWords } from '../table/definition.ts'
import type { Turn } from '../table/useGame.ts'

/** Help that was asked for. */
export type Aid = 'hint' | 'solution' | null

/** Where the course goes on: a step of the chapter, or another page. */
export interface Next {
  href: string
  words: readonly Segment[]
}

/** What the words of a step depend on. */
export interface Seen<G extends ScenarioTypes> {
  words: TableWords<G>
  step: Step<G>
  standing: Standing<G>
  turns: readonly Turn<G>[]
  aid: Aid
  /** The next move of the solution. */
  coming: G['Move'] | null
  nameOf: SeatName
}

/** What opponents did since the learner's last move. */
function replies<G extends ScenarioTypes>({ step, turns }: Seen<G>): ScriptedAnswer<G>[] {
  const since = turns.length - 1 - turns.findLastIndex((turn) => turn.move.seat === step.you)
  const answers = answersIn(step, turns)
  return answers.slice(answers.length - since)
}

/** What opponents did, told in one breath as far as a single reason goes: a phone has few lines for it. */
function turnsOf<G extends ScenarioTypes>(answers: readonly ScriptedAnswer<G>[]) {
  const turns: { seat: number; moves: G['Move'][]; reason: string | undefined }[] = []
  for (const { move, say: reason } of answers) {
    const last = turns.at(-1)
    if (last?.seat === move.seat && !(last.reason && reason)) {
      last.moves.push(move)
      last.reason ??= reason
    } else turns.push({ seat: move.seat, moves: [move], reason })
  }
  return turns
}

/** What the step has to say now, apart from what opponents did. */
function verdict<G extends ScenarioTypes>(seen: Seen<G>): Segment[] {
  const { words, step, standing, turns, aid, coming, nameOf } = seen
  if (standing.is === 'done') return parse(step.success)
  if (standing.is === 'missed')
    return standing.say === null ? say('course.missed') : parse(standing.say)
  if (standing.is === 'reply') return say('course.replying', { seat: nameOf(standing.move.seat) })
  if (aid === 'hint') return parse(step.hint.say)
  if (aid !== 'solution' || !coming) return []
  const number = turns.filter(({ move }) => move.seat === step.you).length + 1
  const count = Math.max(number, step.solution.length)
  return say('course.shown', { number, count, move: words.move(coming) })
}

/** What is said to those who listen, besides what the last move made happen. */
export function announcementOf<G extends ScenarioTypes>(seen: Seen<G>): Segment[] {
  if (seen.standing.is === 'reply') return []
  const reason = replies(seen).at(-1)?.say
  return [...(reason ? [...parse(reason), { text: GAP }] : []), ...verdict(seen)]
}

/** Success, a miss and its consequence, the opponent's moves, a hint: what there is to say to the last move. */
export function StepMessage<G extends ScenarioTypes>(seen: Seen<G>) {
  const { words, step, standing, turns, aid, nameOf } = seen
  const said = verdict(seen)
  const missed =
    standing.is === 'missed' ? turns.findLast(({ move }) => move.seat === step.you) : null
  const spoken = useRef<HTMLParagraphElement>(null)
  // What opponents did may fill the bar of a phone; the page itself stays where it is.
  useEffect(() => {
    const bar = spoken.current?.closest('.said')
    if (!bar || !spoken.current) return
    const [own, seen] = [spoken.current.getBoundingClientRect(), bar.getBoundingClientRect()]
    bar.scrollTop += Math.max(0, Math.min(own.top - seen.top, own.bottom - seen.bottom))
  }, [standing.is, aid])
  const listed = (move: G['Move'], index: number): Segment[] => [
    ...(index > 0 ? [{ text: COMMA }] : []),
    ...words.move(move),
  ]
  const lines = (missed?.events ?? [])
    .map((event) => words.logLine(event, nameOf))
    .filter((line) => line)
  return (
    <div class={`step-message is-${standing.is}`}>
      {turnsOf(replies(seen)).map(({ seat, moves, reason }, index) => (
        <p key={index} class="reply">
          <Message
            segments={say('course.reply', { seat: nameOf(seat), move: moves.flatMap(listed) })}
          />{' '}
          {reason && <ExplainedMessage segments={parse(reason)} />}
        </p>
      ))}
      {said.length > 0 && (
        <p class="verdict" ref={spoken}>
          <ExplainedMessage segments={said} />
        </p>
      )}
      {lines.length > 0 && (
        <ul class="consequence">
          {lines.map((line, index) => (
            <li key={index}>
              <Message segments={line ?? []} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
