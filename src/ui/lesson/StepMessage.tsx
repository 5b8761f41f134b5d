import type { Move } from '../../games/puerto-rico/rules/moves.ts'
import type { PuertoRico } from '../../games/puerto-rico/rules/types.ts'
import { moveWords } from '../../games/puerto-rico/words/moves.ts'
import { logLine, type SeatName } from '../../games/puerto-rico/words/say.ts'
import { answersIn, type ScriptedAnswer, type Standing, type Step } from '../../lessons/run.ts'
import { parse, type Segment } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import { Say } from '../Say.tsx'
import type { Turn } from '../table/useGame.ts'

/** Help that was asked for. */
export type Aid = 'hint' | 'solution' | null

/** Where the course goes on: a step of the chapter, or with a title another page. */
export interface Next {
  href: string
  title: string | null
}

/** What the words of a step depend on. */
export interface Seen {
  step: Step<PuertoRico>
  standing: Standing<PuertoRico>
  turns: readonly Turn[]
  aid: Aid
  /** The next move of the solution. */
  coming: Move | null
  nameOf: SeatName
}

/** What opponents did since the learner's last move. */
function replies({ step, turns }: Seen): ScriptedAnswer<PuertoRico>[] {
  const since = turns.length - 1 - turns.findLastIndex((turn) => turn.move.seat === step.you)
  const answers = answersIn(step, turns)
  return answers.slice(answers.length - since)
}

/** What the step has to say now, apart from what opponents did. */
function verdict({ step, standing, aid, coming, nameOf }: Seen): Segment[] {
  if (standing.is === 'done') return parse(step.success)
  if (standing.is === 'missed')
    return standing.say === null ? say('course.missed') : parse(standing.say)
  if (standing.is === 'reply') return say('course.replying', { seat: nameOf(standing.move.seat) })
  if (aid === 'hint') return parse(step.hint.say)
  if (aid !== 'solution' || !coming) return []
  const number = step.solution.indexOf(coming) + 1
  return say('course.shown', { number, count: step.solution.length, move: moveWords(coming) })
}

/** What is said to those who listen, besides what the last move made happen. */
export function toldOf(seen: Seen): Segment[] {
  if (seen.standing.is === 'reply') return []
  const reason = replies(seen).at(-1)?.say
  return [...(reason ? [...parse(reason), { text: ' ' }] : []), ...verdict(seen)]
}

/** Success, a miss and its consequence, the opponent's moves, a hint: what there is to say to the last move. */
export function StepMessage({ summary, ...seen }: Seen & { summary: readonly string[] }) {
  const { step, standing, turns, nameOf } = seen
  const words = verdict(seen)
  const missed =
    standing.is === 'missed' ? turns.findLast(({ move }) => move.seat === step.you) : null
  const lines = (missed?.notes ?? []).map((note) => logLine(note, nameOf)).filter((line) => line)
  return (
    <div class={`step-message is-${standing.is}`}>
      {replies(seen).map(({ move, say: reason }, index) => (
        <p key={index} class="reply">
          <Say of={say('course.reply', { seat: nameOf(move.seat), move: moveWords(move) })} />{' '}
          {reason && <Say of={parse(reason)} />}
        </p>
      ))}
      {words.length > 0 && (
        <p class="verdict">
          <Say of={words} />
        </p>
      )}
      {lines.length > 0 && (
        <ul class="consequence">
          {lines.map((line, index) => (
            <li key={index}>
              <Say of={line ?? []} />
            </li>
          ))}
        </ul>
      )}
      {standing.is === 'done' && summary.length > 0 && (
        <div class="summary">
          <p>{t('course.chapter-done')}</p>
          <ul>
            {summary.map((line) => (
              <li key={line}>
                <Say of={parse(line)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
