/** Everything that must be true of a chapter: each check is named, with what is wrong, if anything. */

import { ACTS } from '../games/puerto-rico/rules/acts.ts'
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { isThere } from '../games/puerto-rico/table/places.ts'
import { differences } from '../scenario/end.ts'
import type { Chapter } from './course.ts'
import { matches } from './pattern.ts'
import { answerTo, type Course, goOn, type Step, standingOf, type Wrong } from './run.ts'
import type { Goal, MoveWords } from './schema.ts'

export interface Check {
  step: string
  /** The part of the step that is checked, by its key in the file. */
  part: string
  /** What is wrong; null where the check holds. */
  fault: string | null
}

/** A layout can be made in a great many ways; so many are tried. */
const MOST_CANDIDATES = 500

/** Plays the solution and every foreseen wrong move of every step. */
export function checkChapter({ steps }: Chapter): Check[] {
  return steps.flatMap((step) => {
    const check = (part: string, fault: string | null): Check => ({ step: step.id, part, fault })
    const walk = walkOf(step)
    const unmade = step.replies.length - walk.replies
    return [
      check('solution', faultOfSolution(step, walk)),
      check('hint', faultOfHint(step, walk)),
      check('replies', unmade === 0 ? null : `${unmade} of the replies are never made`),
      ...step.lit.map((address) => check('lit', faultOfLit(address, walk))),
      ...step.wrong.map((wrong) => check('wrong', faultOfWrong(step, wrong, walk))),
      ...step.rules.map((rule) =>
        check('rules', walk.cited.has(rule) ? null : `${rule} is not cited in this step`),
      ),
    ]
  })
}

/** A step walked through by its solution. */
interface Walk {
  /** Where the learner decides, before each move of the solution. */
  decisions: Course[]
  end: Course
  /** How many of the replies were made. */
  replies: number
  cited: Set<RuleId>
}

function walkOf(step: Step): Walk {
  let replies = 0
  const answered = (course: Course): Course => {
    let settled = course
    for (let answer = answerTo(step, settled); answer; answer = answerTo(step, settled)) {
      const reply = step.replies[replies]
      if (reply && matches(answer.move, reply.move)) replies++
      settled = goOn(settled, answer.move)
    }
    return settled
  }
  let course = answered({ position: step.start, made: [] })
  const decisions: Course[] = []
  for (const move of step.solution) {
    decisions.push(course)
    course = answered(goOn(course, move))
  }
  const cited = new Set<RuleId>(course.made.flatMap(({ notes }) => notes.map(({ rule }) => rule)))
  for (const { broken } of step.wrong) if (broken) cited.add(broken)
  for (const end of endsOf(step.goal))
    for (const rule of differences(course.position, end).cited) cited.add(rule)
  return { decisions, end: course, replies, cited }
}

const partsOf = (goal: Goal): Goal[] => [
  goal,
  ...[...(goal.all ?? []), ...(goal.any ?? []), ...(goal.not ? [goal.not] : [])].flatMap(partsOf),
]
const endsOf = (goal: Goal) => partsOf(goal).flatMap(({ end }) => (end ? [end] : []))

function faultOfSolution(step: Step, { decisions, end }: Walk): string | null {
  for (const decision of decisions) {
    const standing = standingOf(step, decision)
    if (standing.is !== 'open') return `before its last move the step is ${standing.is}`
  }
  const standing = standingOf(step, end)
  return standing.is === 'done' ? null : `ends without reaching the goal (${standing.is})`
}

function faultOfHint({ hint }: Step, { decisions }: Walk): string | null {
  const legal = decisions.some(({ position }) => game.judge(position, hint.move).legal)
  return legal ? null : 'its move is not legal anywhere on the way'
}

function faultOfLit(address: string, { decisions, end }: Walk): string | null {
  const there = [...decisions, end].some(({ position }) => isThere(position, address))
  return there ? null : `${address} is not on the table`
}

/** Every move, legal or not, that a foreseen wrong one may mean here. */
function candidates(position: Position, you: number, words: MoveWords): Move[] {
  const found: Move[] = []
  if (!game.moveKindsAt(position).includes(words.do)) return found
  for (const move of ACTS[words.do].options(position)) {
    if (matches(move, words)) found.push(move)
    if (found.length >= MOST_CANDIDATES) break
  }
  const whole = { ...words, seat: you } as Move
  const { broken } = game.judge(position, whole)
  if (found.length === 0 && broken.length > 0 && broken[0] !== 'turn.form') found.push(whole)
  return found
}

/** Tried wherever the learner is asked for such a move; somewhere it must be as the answer says. */
function faultOfWrong(step: Step, wrong: Wrong, { decisions }: Walk): string | null {
  const tried = decisions
    .map((at) => ({ at, moves: candidates(at.position, step.you, wrong.move) }))
    .filter(({ moves }) => moves.length > 0)
  const faults = tried.map(({ at, moves }) => faultOfTry(step, wrong, at, moves))
  if (faults.includes(null)) return null
  return faults[0] ?? `no such move can be tried: ${JSON.stringify(wrong.move)}`
}

function faultOfTry(step: Step, { broken }: Wrong, at: Course, moves: Move[]): string | null {
  const rulings = moves.map((move) => game.judge(at.position, move).broken[0] ?? null)
  if (broken) {
    const other = rulings.find((rule) => rule !== broken)
    return other === undefined ? null : `${other ?? 'nothing'} stands against it, not ${broken}`
  }
  const legal = moves.filter((_, index) => rulings[index] === null)
  if (legal.length === 0) return `it is refused by ${rulings[0]}; name it as broken`
  const misses = legal.some((move) => standingOf(step, goOn(at, move)).is === 'missed')
  return misses ? null : 'it does not miss the goal'
}
