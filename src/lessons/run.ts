/** How a step runs: whose move it is, what the opponent answers, and how the step stands. */
import { matches } from '../engine/move-kinds.ts'
import type { RuleOf } from '../engine/types.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { PlayedGame } from './definition.ts'
import { holds, type Made } from './goal.ts'
import type { Goal, MoveWords, WrongSource } from './schema.ts'

/** A move that learners are likely to try, and the answer to it. */
export interface Wrong<G extends ScenarioTypes> extends Pick<WrongSource<G>, 'move' | 'broken'> {
  say: string
}

/** A move of the opponent, with its reason if the script tells one. */
interface Reply {
  move: MoveWords
  say?: string
}

/** A step ready to be played: its position made, its moves whole, its words beside them. */
export interface Step<G extends ScenarioTypes> {
  id: string
  you: number
  start: G['Position']
  /** Another game than in the step before; said of every step but the first. */
  jumps: boolean
  task: string
  /** Addresses of places to look at: `ship:6`, `0/good:corn`. */
  lit: readonly string[]
  /** They are shown from the start. */
  glow: boolean
  /** There is no help before a mistake. */
  alone: boolean
  /** The score sheet is shown at its end. */
  sheet: boolean
  goal: Goal<G>
  wrong: readonly Wrong<G>[]
  hint: { say: string; move: G['Move'] }
  solution: readonly G['Move'][]
  replies: readonly Reply[]
  success: string
  rules: readonly RuleOf<G>[]
}

/** A whole position to judge, ready to be shown: whether a move may be made there. */
export interface Judged<G extends ScenarioTypes> {
  id: string
  you: number
  start: G['Position']
  move: G['Move']
  /** The rule that refuses it; null where it may be made. */
  broken: RuleOf<G> | null
  question: string
  answer: string
}

/** Where a step has come to. */
export interface StepState<G extends ScenarioTypes> {
  position: G['Position']
  made: readonly Made<G>[]
}

/** What the table does for an opponent, with its reason where the script tells one. */
interface Answer<G extends ScenarioTypes> {
  move: G['Move']
  say: string | undefined
}

/** A move made for an opponent, and whether the script asked for it. */
export interface ScriptedAnswer<G extends ScenarioTypes> extends Answer<G> {
  scripted: boolean
}

/** How a step stands: the learner is to move, the opponent is, the goal is reached, or it can't be any more. */
export type Standing<G extends ScenarioTypes> =
  | { is: 'open' }
  | ({ is: 'reply' } & Answer<G>)
  | { is: 'done' }
  | { is: 'missed'; say: string | null }

/** What the opponent does now; null where it is the learner's move, or the script has nothing more. */
export function answerTo<G extends ScenarioTypes>(
  { game }: PlayedGame<G>,
  step: Step<G>,
  { position, made }: StepState<G>,
): Answer<G> | null {
  if (game.isOver(position) || position.seat === step.you) return null
  const reply = step.replies[repliesIn(step, made)]
  const scripted = game.parseMove({ ...reply?.move, seat: position.seat })
  if (scripted && game.judge(position, scripted).legal) return { move: scripted, say: reply?.say }
  const forced = game.forcedMove(position)
  return forced && { move: forced, say: undefined }
}

/** The opponents' moves, each with what the script says of it; a move that left no choice needs no script. */
export function answersIn<G extends ScenarioTypes>(
  { you, replies }: Step<G>,
  made: readonly Made<G>[],
): ScriptedAnswer<G>[] {
  let next = 0
  return made.flatMap(({ move }) => {
    if (move.seat === you) return []
    const reply = replies[next]
    const scripted = reply !== undefined && matches(move, reply.move)
    if (scripted) next += 1
    return [{ move, scripted, say: scripted ? reply.say : undefined }]
  })
}

const repliesIn = <G extends ScenarioTypes>(step: Step<G>, made: readonly Made<G>[]): number =>
  answersIn(step, made).filter(({ scripted }) => scripted).length

/** Plays a move that is known to be legal. */
export function goOn<G extends ScenarioTypes>(
  { game }: PlayedGame<G>,
  { position, made }: StepState<G>,
  move: G['Move'],
): StepState<G> {
  const result = game.applyMove(position, move)
  if (!result.ok) throw new Error(`${JSON.stringify(move)} breaks ${result.broken.join(', ')}`)
  return { position: result.position, made: [...made, { move, events: result.events }] }
}

/** Plays the opponent's moves until the learner decides, or the script ends. */
export function playReplies<G extends ScenarioTypes>(
  definition: PlayedGame<G>,
  step: Step<G>,
  state: StepState<G>,
): StepState<G> {
  let answered = state
  for (
    let answer = answerTo(definition, step, answered);
    answer;
    answer = answerTo(definition, step, answered)
  )
    answered = goOn(definition, answered, answer.move)
  return answered
}

/** The moves of the solution that have not been made, in their order. */
function stillToMake<G extends ScenarioTypes>(
  { game }: PlayedGame<G>,
  { solution, you }: Step<G>,
  made: readonly Made<G>[],
): G['Move'][] {
  const rest = [...solution]
  for (const { move } of made) {
    const index = rest.findIndex((one) => game.keyOfMove(one) === game.keyOfMove(move))
    if (move.seat === you && index >= 0) rest.splice(index, 1)
  }
  return rest
}

const reaches = <G extends ScenarioTypes>(
  definition: PlayedGame<G>,
  { goal, you }: Step<G>,
  state: StepState<G>,
): boolean => holds(definition, goal, { ...state, you })

/** So many moves of one kind are tried in the place of one that can't be made any more. */
const MOST_WAYS = 40

/** The legal moves of the learner that are of the kind of `move`. */
function* likeIt<G extends ScenarioTypes>(
  { game }: PlayedGame<G>,
  { position }: StepState<G>,
  move: G['Move'],
): Generator<G['Move'], undefined> {
  let found = 0
  for (const one of game.legalMoves(position))
    if (one.do === move.do && one.seat === move.seat && found++ < MOST_WAYS) yield one
}

/**
 * Where the rest of the solution leads to the goal; null where it does not. In the place of a move that can't be made any
 * more, because the learner did something else before, stands another of its kind, or none.
 */
export function wayOn<G extends ScenarioTypes>(
  definition: PlayedGame<G>,
  step: Step<G>,
  state: StepState<G>,
  rest: readonly G['Move'][] = stillToMake(definition, step, state.made),
): StepState<G> | null {
  const ahead = playReplies(definition, step, state)
  if (reaches(definition, step, ahead)) return ahead
  const [move, ...others] = rest
  if (!move || ahead.position.seat !== step.you) return null
  const isLegal = definition.game.judge(ahead.position, move).legal
  for (const one of isLegal ? [move] : likeIt(definition, ahead, move)) {
    const end = wayOn(definition, step, goOn(definition, ahead, one), others)
    if (end) return end
  }
  return isLegal ? null : wayOn(definition, step, ahead, others)
}

/** The learner's moves ahead on the way to the goal. */
export function movesAhead<G extends ScenarioTypes>(
  definition: PlayedGame<G>,
  step: Step<G>,
  state: StepState<G>,
): G['Move'][] {
  const ahead = wayOn(definition, step, state)?.made.slice(state.made.length) ?? []
  return ahead.flatMap(({ move }) => (move.seat === step.you ? [move] : []))
}

/** How the step stands; the goal counts once the opponent has answered. */
export function standingOf<G extends ScenarioTypes>(
  definition: PlayedGame<G>,
  step: Step<G>,
  state: StepState<G>,
): Standing<G> {
  const done = reaches(definition, step, playReplies(definition, step, state))
  if (!done && !wayOn(definition, step, state)) {
    const last = state.made.findLast(({ move }) => move.seat === step.you)
    const known = last && step.wrong.find((one) => !one.broken && matches(last.move, one.move))
    return { is: 'missed', say: known?.say ?? null }
  }
  const answer = answerTo(definition, step, state)
  if (answer) return { is: 'reply', ...answer }
  return { is: done ? 'done' : 'open' }
}

/** What a step has to say to a move that the rules refused. */
export function sayOfRefused<G extends ScenarioTypes>(
  step: Step<G>,
  move: G['Move'],
  broken: readonly RuleOf<G>[],
): string | null {
  const known = step.wrong.find((one) => one.broken === broken[0] && matches(move, one.move))
  return known?.say ?? null
}
