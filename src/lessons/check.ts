/** Everything that must be true of a chapter: each check is named, with what is wrong, if anything. */
import { actsOf } from '../engine/game.ts'
import { matches } from '../engine/move-kinds.ts'
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { differences } from '../scenario/end.ts'
import { forgottenIn, unansweredIn } from './answered.ts'
import type { Chapter } from './course.ts'
import type { LessonGame } from './definition.ts'
import {
  answersIn,
  goOn,
  playReplies,
  type Step,
  type StepState,
  standingOf,
  type Wrong,
} from './run.ts'
import type { Goal, MoveWords } from './schema.ts'

interface Check {
  step: string
  /** The part of the step that is checked, by its key in the file. */
  part: string
  /** What is wrong; null where the check holds. */
  fault: string | null
}

/** A layout can be made in a great many ways; so many are tried. */
const MOST_CANDIDATES = 500

/** Plays the solution and every foreseen wrong move of every step. */
export function checkChapter<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  { steps, wrong: shared }: Chapter<G>,
): Check[] {
  return steps.flatMap((step, index) => {
    const check = (part: string, fault: string | null): Check => ({ step: step.id, part, fault })
    const walk = walkOf(definition, step)
    const unmade = step.replies.length - walk.replies
    const unanswered = unansweredIn(definition, step, walk.decisions, shared)
    const next = steps[index + 1]
    const goesOn = next && JSON.stringify(next.start) === JSON.stringify(walk.end.position)
    const forgotten = goesOn ? forgottenIn(definition, step, walk.decisions, next.start) : []
    const own = step.wrong.filter((one) => !shared.includes(one))
    return [
      check('solution', faultOfSolution(definition, step, walk)),
      check('solved', faultOfStart(definition, step, walk)),
      check('set', faultOfJump(definition, step, steps[index - 1])),
      check('alone', faultOfHelp(step)),
      check('hint', faultOfHint(definition, step, walk)),
      check('replies', unmade === 0 ? null : `${unmade} of the replies are never made`),
      ...step.lit.map((address) => check('lit', faultOfLit(definition, address, walk))),
      check('goal', unanswered.length > 0 ? unanswered.join('; ') : null),
      check('goal', forgotten.length > 0 ? forgotten.join('; ') : null),
      ...own.map((wrong) => check('wrong', faultOfWrong(definition, step, wrong, walk))),
      ...step.rules.map((rule) =>
        check('rules', walk.cited.has(rule) ? null : `${rule} is not cited in this step`),
      ),
    ]
  })
}

/** A step walked through by its solution. */
interface Walk<G extends ScenarioTypes> {
  /** Where the learner decides, before each move of the solution. */
  decisions: StepState<G>[]
  end: StepState<G>
  /** How many of the replies were made. */
  replies: number
  cited: Set<RuleOf<G>>
}

function walkOf<G extends ScenarioTypes>(definition: LessonGame<G>, step: Step<G>): Walk<G> {
  let state = playReplies(definition, step, { position: step.start, made: [] })
  const decisions: StepState<G>[] = []
  for (const move of step.solution) {
    decisions.push(state)
    state = playReplies(definition, step, goOn(definition, state, move))
  }
  const cited = new Set<RuleOf<G>>(
    state.made.flatMap(({ events }) => events.map(({ rule }) => rule)),
  )
  for (const { broken } of step.wrong) if (broken) cited.add(broken)
  for (const end of endsOf(step.goal))
    for (const rule of differences(definition, state.position, end).cited) cited.add(rule)
  const replies = answersIn(step, state.made).filter(({ scripted }) => scripted).length
  return { decisions, end: state, replies, cited }
}

const partsOf = <G extends ScenarioTypes>(goal: Goal<G>): Goal<G>[] => [
  goal,
  ...[...(goal.all ?? []), ...(goal.any ?? []), ...(goal.not ? [goal.not] : [])].flatMap(partsOf),
]
const endsOf = <G extends ScenarioTypes>(goal: Goal<G>) =>
  partsOf(goal).flatMap(({ end }) => (end ? [end] : []))

function faultOfSolution<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  step: Step<G>,
  { decisions, end }: Walk<G>,
): string | null {
  for (const decision of decisions) {
    const standing = standingOf(definition, step, decision)
    if (standing.is !== 'open') return `before its last move the step is ${standing.is}`
  }
  const standing = standingOf(definition, step, end)
  return standing.is === 'done' ? null : `ends without reaching the goal (${standing.is})`
}

/** A step is not solved by reaching it, nor by pressing what lies ready. */
function faultOfStart<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  step: Step<G>,
  { decisions: [first] }: Walk<G>,
): string | null {
  const ready = first && definition.readyMove(first.position)
  if (!ready || !definition.game.judge(first.position, ready).legal) return null
  const { is } = standingOf(
    definition,
    step,
    playReplies(definition, step, goOn(definition, first, ready)),
  )
  return is === 'done' ? 'it arrives solved: the move that lies ready reaches the goal' : null
}

/** Where the boards are as the step before left them, the same game goes on. */
function faultOfJump<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  { jumps, start }: Step<G>,
  before: Step<G> | undefined,
): string | null {
  if (!jumps || !before) return null
  const { players } = walkOf(definition, before).end.position
  return JSON.stringify(players) === JSON.stringify(start.players)
    ? 'it begins where the step before ended, and does not continue it'
    : null
}

/** Who is without help is pointed nowhere. */
const faultOfHelp = <G extends ScenarioTypes>({ alone, lit }: Step<G>): string | null =>
  alone && lit.length > 0 ? 'it is without help, and points at places' : null

function faultOfHint<G extends ScenarioTypes>(
  { game }: LessonGame<G>,
  { hint }: Step<G>,
  { decisions }: Walk<G>,
): string | null {
  const legal = decisions.some(({ position }) => game.judge(position, hint.move).legal)
  return legal ? null : 'its move is not legal anywhere on the way'
}

function faultOfLit<G extends ScenarioTypes>(
  { places }: LessonGame<G>,
  address: string,
  { decisions, end }: Walk<G>,
): string | null {
  const there = [...decisions, end].some(({ position }) => places.isThere(position, address))
  return there ? null : `${address} is not on the table`
}

/** Every move, legal or not, that a foreseen wrong one may mean here. */
export function candidates<G extends ScenarioTypes>(
  { game }: LessonGame<G>,
  position: G['Position'],
  you: number,
  words: MoveWords,
): G['Move'][] {
  const found: G['Move'][] = []
  const kind = game.moveKindsAt(position).find((one) => one === words.do)
  if (!kind) return found
  for (const move of actsOf(game.parts, position)[kind]?.candidates(position) ?? []) {
    if (matches(move, words)) found.push(move)
    if (found.length >= MOST_CANDIDATES) break
  }
  const whole = game.parseMove({ ...words, seat: you })
  if (found.length === 0 && whole && !game.judge(position, whole).legal) found.push(whole)
  return found
}

/** Tried wherever the learner is asked for such a move; somewhere it must be as the answer says. */
function faultOfWrong<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  step: Step<G>,
  wrong: Wrong<G>,
  { decisions }: Walk<G>,
): string | null {
  const tried = decisions
    .map((at) => ({ at, moves: candidates(definition, at.position, step.you, wrong.move) }))
    .filter(({ moves }) => moves.length > 0)
  const faults = tried.map(({ at, moves }) => faultOfTry(definition, step, wrong, at, moves))
  if (faults.includes(null)) return null
  return faults[0] ?? `no such move can be tried: ${JSON.stringify(wrong.move)}`
}

function faultOfTry<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  step: Step<G>,
  { broken }: Wrong<G>,
  at: StepState<G>,
  moves: G['Move'][],
): string | null {
  const rulings = moves.map((move) => definition.game.judge(at.position, move).broken[0] ?? null)
  if (broken) {
    const other = rulings.find((rule) => rule !== broken)
    return other === undefined ? null : `${other ?? 'nothing'} stands against it, not ${broken}`
  }
  const legal = moves.filter((_, index) => rulings[index] === null)
  if (legal.length === 0) return `it is refused by ${rulings[0]}; name it as broken`
  const misses = legal.some(
    (move) => standingOf(definition, step, goOn(definition, at, move)).is === 'missed',
  )
  return misses ? null : 'it does not miss the goal'
}
