/** From files to chapters that can be played: positions made, moves whole, every fault with its line. */
import { game, parseMove } from '../games/puerto-rico/rules/game.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { positionFrom } from '../games/puerto-rico/scenario/position.ts'
import { litAddress } from '../games/puerto-rico/table/places.ts'
import { describeProblem, type Fault, parseFile } from '../scenario/parse.ts'
import { seatOf } from '../scenario/seats.ts'
import { type Course, goOn, type Step, settle } from './run.ts'
import { chapterSchema, type MoveWords, type StepSource } from './schema.ts'

/** A chapter of the course. */
export interface Chapter {
  /** The name of its file without the number: 'captain-loading'. */
  id: string
  number: number
  title: string
  about: string
  steps: Step[]
}

/** A file as it lies on disk, '08-captain-loading.yaml'. */
export interface LessonFile {
  name: string
  text: string
}

export type Made<T> = { ok: true; value: T } | { ok: false; faults: Fault[] }
export type MadeChapter = Made<{
  chapter: Chapter
  lineOf: (step: number, part?: string) => number
}>

/** Makes a chapter from its file. Never throws. */
export function chapterFrom({ name, text }: LessonFile): MadeChapter {
  const [, number, id] = /^(\d\d)-([a-z0-9-]+)\.yaml$/.exec(name) ?? []
  if (!number || !id) return broken(1, '', 'the name of a file is like 08-captain-loading.yaml')
  const parsed = parseFile(text, chapterSchema)
  if (!parsed.ok) return parsed
  const { title, about, steps: sources } = parsed.source
  const lineOf = (step: number, part?: string): number =>
    parsed.lineOf(part ? ['steps', step, part] : ['steps', step])
  const faults: Fault[] = []
  const steps: Step[] = []
  let before: Position | null = null
  for (const [index, source] of sources.entries()) {
    const fault = (part: string, message: string): void => {
      faults.push({ line: lineOf(index, part), path: `steps.${source.id}.${part}`, message })
    }
    if (steps.some((step) => step.id === source.id)) fault('id', `a second step ${source.id}`)
    const start = startOf(source, before, fault)
    const made: { step: Step; end: Position } | null = start && stepFrom(source, start, fault)
    if (made) steps.push(made.step)
    before = made?.end ?? null
  }
  if (faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    value: { chapter: { id, number: Number(number), title, about, steps }, lineOf },
  }
}

function broken(line: number, path: string, message: string): { ok: false; faults: Fault[] } {
  return { ok: false, faults: [{ line, path, message }] }
}

type Complain = (part: string, message: string) => void

function startOf(source: StepSource, before: Position | null, fault: Complain): Position | null {
  if (source.continues) {
    const extra = (['game', 'at', 'chooser', 'seat', 'set'] as const).filter((key) => source[key])
    for (const key of extra) fault(key, 'a step that continues has no position of its own')
    if (!before) fault('continues', 'the step before gives nothing to go on from')
    return before
  }
  const { game, at, chooser, seat, set } = source
  const made = positionFrom({
    rules: [],
    ...(game && { game }),
    ...(at && { at }),
    ...(chooser && { chooser }),
    ...(seat && { seat }),
    ...(set && { set }),
  })
  if (made.ok) return made.value
  fault('set', made.problems.map(describeProblem).join('; '))
  return null
}

/** The step with its solution played through, and where that ends; null where a move of it is refused. */
function stepFrom(
  source: StepSource,
  start: Position,
  fault: Complain,
): { step: Step; end: Position } | null {
  const you = seatOf(source.you ?? 'A')
  const lit = (source.lit ?? []).map((words) => {
    const address = litAddress(you, words)
    if (!address) fault('lit', `${words} is no place of the table`)
    return address ?? ''
  })
  const { id, task, goal, wrong = [], replies = [], success, rules } = source
  const hint = moveFrom(source.hint.move, you)
  if (!hint) fault('hint', `${JSON.stringify(source.hint.move)} is not a move`)
  const step: Step = {
    ...{ id, you, start, task, lit, goal, wrong, replies, success, rules },
    hint: { say: source.hint.say, move: hint ?? { do: 'pass', seat: you } },
    solution: [],
  }
  const solution: Move[] = []
  let course: Course = settle(step, { position: start, made: [] })
  for (const [index, words] of source.solution.entries()) {
    const move = moveFrom(words, you)
    const { broken } = game.judge(course.position, move)
    if (!move || broken.length > 0) {
      fault('solution', `move ${index + 1} is refused by ${broken.join(', ')}`)
      return null
    }
    solution.push(move)
    course = settle(step, goOn(course, move))
  }
  return { step: { ...step, solution }, end: course.position }
}

function moveFrom(words: MoveWords, seat: number): Move | null {
  return parseMove({ ...words, seat })
}
