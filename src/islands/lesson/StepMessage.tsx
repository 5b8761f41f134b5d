import { Say } from '../../components/Say.tsx'
import type { Move } from '../../games/puerto-rico/moves.ts'
import { answersIn, type Standing, type Step } from '../../lessons/run.ts'
import { parse, type Segment } from '../../text/markup.ts'
import { say, t } from '../../text/messages/course.ts'
import { moveWords } from '../../text/moves.ts'
import { logLine, type SeatName } from '../../text/say.ts'
import type { Turn } from '../useGame.ts'

/** Help that was asked for. */
export type Aid = 'hint' | 'solution' | null

/** Where the course goes on: a step of the chapter, or with a title another page. */
export interface Next {
  href: string
  title: string | null
}

interface Seen {
  step: Step
  standing: Standing
  turns: readonly Turn[]
  aid: Aid
  /** The next move of the solution. */
  coming: Move | null
  nameOf: SeatName
}

interface Props extends Seen {
  next: Next
  onBack: () => void
  onShow: (move: Move) => void
}

/** What opponents did since the learner's last move, each with its reason. */
function replies({ step, turns, nameOf }: Seen): Segment[][] {
  const since = turns.length - 1 - turns.findLastIndex((turn) => turn.move.seat === step.you)
  const answers = answersIn(step, turns)
  return answers
    .slice(answers.length - since)
    .map(({ move, say: reason }) => [
      ...say('course.reply', { seat: nameOf(move.seat), move: moveWords(move) }),
      ...(reason ? [{ text: ' ' }, ...parse(reason)] : []),
    ])
}

/** What the step has to say now, apart from what opponents did. */
function verdict({ step, standing, aid, coming }: Seen): Segment[] {
  if (standing.is === 'done') return parse(step.success)
  if (standing.is === 'missed')
    return standing.say === null ? say('course.missed') : parse(standing.say)
  if (standing.is === 'reply') return []
  if (aid === 'hint') return parse(step.hint.say)
  if (aid !== 'solution' || !coming) return []
  const number = step.solution.indexOf(coming) + 1
  return say('course.shown', { number, count: step.solution.length, move: moveWords(coming) })
}

/** The same for those who listen. */
export function toldOf(seen: Seen): Segment[] {
  const [last] = replies(seen).slice(-1)
  return [...(last ?? []), { text: ' ' }, ...verdict(seen)]
}

/** Success, a miss and its consequence, the opponent's moves, a hint: what there is to say to the last move. */
export function StepMessage(props: Props) {
  const { standing, turns, aid, coming, nameOf, next, step, onBack, onShow } = props
  const words = verdict(props)
  const last = turns.findLast((turn) => turn.move.seat === step.you)
  const lines = (last?.notes ?? []).map((note) => logLine(note, nameOf)).filter((line) => line)
  return (
    <div class={`step-message is-${standing.is}`}>
      {replies(props).map((reply, index) => (
        <p key={index} class="reply">
          <Say of={reply} />
        </p>
      ))}
      {standing.is === 'reply' && (
        <p class="reply">
          <Say of={say('course.replying', { seat: nameOf(standing.move.seat) })} />
        </p>
      )}
      {words.length > 0 && (
        <p class="verdict">
          <Say of={words} />
        </p>
      )}
      {standing.is === 'missed' && lines.length > 0 && (
        <ul class="consequence">
          {lines.map((line, index) => (
            <li key={index}>
              <Say of={line ?? []} />
            </li>
          ))}
        </ul>
      )}
      {standing.is === 'missed' && (
        <button type="button" class="main-action" onClick={onBack}>
          {t('course.back')}
        </button>
      )}
      {standing.is === 'open' && aid === 'solution' && coming && (
        <button type="button" class="main-action" onClick={() => onShow(coming)}>
          {t('course.show-next')}
        </button>
      )}
      {standing.is === 'done' && !next.href.startsWith('#') && <p>{t('course.chapter-done')}</p>}
      {standing.is === 'done' && (
        <a class="main-action" href={next.href}>
          {next.title === null ? (
            t('course.next')
          ) : (
            <Say of={say('course.next-chapter', { title: parse(next.title) })} />
          )}
        </a>
      )}
    </div>
  )
}
