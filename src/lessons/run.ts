/** How a step runs: whose move it is, what the opponent answers, and how the step stands. */
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import type { Seat } from '../games/puerto-rico/rules/vocabulary.ts'
import { holds, type Made } from './goal.ts'
import { matches } from './pattern.ts'
import type { Goal, MoveWords, WrongSource } from './schema.ts'

/** A move that learners are likely to try, and the answer to it. */
export interface Wrong extends Pick<WrongSource, 'move' | 'broken'> {
  say: string
}

/** A move of the opponent, with its reason if the script tells one. */
export interface Reply {
  move: MoveWords
  say?: string
}

/** A step ready to be played: its position made, its moves whole, its words beside them. */
export interface Step {
  id: string
  you: Seat
  start: Position
  task: string
  /** Addresses of places to look at: `ship:6`, `0/good:corn`. */
  lit: readonly string[]
  goal: Goal
  wrong: readonly Wrong[]
  hint: { say: string; move: Move }
  solution: readonly Move[]
  replies: readonly Reply[]
  success: string
  rules: readonly RuleId[]
}

/** Where a step has come to. */
export interface Course {
  position: Position
  made: readonly Made[]
}

/** What the table does for an opponent, with its reason where the script tells one. */
export interface Answer {
  move: Move
  say: string | undefined
}

/** A move made for an opponent, and whether the script asked for it. */
export interface ScriptedAnswer extends Answer {
  scripted: boolean
}

/** How a step stands: the learner is to move, the opponent is, the goal is reached, or it can't be any more. */
export type Standing =
  | { is: 'open' }
  | ({ is: 'reply' } & Answer)
  | { is: 'done' }
  | { is: 'missed'; say: string | null }

/** What the opponent does now; null where it is the learner's move, or the script has nothing more. */
export function answerTo(step: Step, { position, made }: Course): Answer | null {
  if (position.at === 'over' || position.seat === step.you) return null
  const reply = step.replies[repliesIn(step, made)]
  const scripted = { ...reply?.move, seat: position.seat } as Move
  if (game.judge(position, scripted).legal) return { move: scripted, say: reply?.say }
  const forced = game.forcedMove(position)
  return forced && { move: forced, say: undefined }
}

/** The opponents' moves, each with what the script says of it; a move that left no choice needs no script. */
export function answersIn({ you, replies }: Step, made: readonly Made[]): ScriptedAnswer[] {
  let next = 0
  return made.flatMap(({ move }) => {
    if (move.seat === you) return []
    const reply = replies[next]
    const scripted = reply !== undefined && matches(move, reply.move)
    if (scripted) next += 1
    return [{ move, scripted, say: scripted ? reply.say : undefined }]
  })
}

const repliesIn = (step: Step, made: readonly Made[]): number =>
  answersIn(step, made).filter(({ scripted }) => scripted).length

/** Plays a move that is known to be legal. */
export function goOn({ position, made }: Course, move: Move): Course {
  const result = game.advance(position, move)
  if (!result.ok) throw new Error(`${JSON.stringify(move)} breaks ${result.broken.join(', ')}`)
  return { position: result.position, made: [...made, { move, notes: result.notes }] }
}

/** Plays the opponent's moves until the learner decides, or the script ends. */
export function settle(step: Step, course: Course): Course {
  let settled = course
  for (let answer = answerTo(step, settled); answer; answer = answerTo(step, settled))
    settled = goOn(settled, answer.move)
  return settled
}

const reaches = ({ goal, you }: Step, course: Course): boolean => holds(goal, { ...course, you })

/** The moves of the solution that have not been made, in their order. */
export function stillToMake({ solution, you }: Step, made: readonly Made[]): Move[] {
  const rest = [...solution]
  for (const { move } of made) {
    const index = rest.findIndex((one) => game.keyOfMove(one) === game.keyOfMove(move))
    if (move.seat === you && index >= 0) rest.splice(index, 1)
  }
  return rest
}

/** Whether the rest of the solution still leads to the goal. */
function leadsOn(step: Step, course: Course): boolean {
  let ahead = settle(step, course)
  for (const move of stillToMake(step, course.made)) {
    if (!game.judge(ahead.position, move).legal) return false
    ahead = settle(step, goOn(ahead, move))
  }
  return reaches(step, ahead)
}

/** How the step stands; the goal counts once the opponent has answered. */
export function standingOf(step: Step, course: Course): Standing {
  const done = reaches(step, settle(step, course))
  if (!done && !leadsOn(step, course)) {
    const last = course.made.findLast(({ move }) => move.seat === step.you)
    const known = last && step.wrong.find((one) => !one.broken && matches(last.move, one.move))
    return { is: 'missed', say: known?.say ?? null }
  }
  const answer = answerTo(step, course)
  if (answer) return { is: 'reply', ...answer }
  return { is: done ? 'done' : 'open' }
}

/** What a step has to say to a move that the rules refused. */
export function sayOfRefused(step: Step, move: Move, broken: readonly RuleId[]): string | null {
  const known = step.wrong.find((one) => one.broken === broken[0] && matches(move, one.move))
  return known?.say ?? null
}
