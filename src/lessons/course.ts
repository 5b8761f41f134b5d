/** From files to chapters that can be played: positions made, moves whole, every fault with its line. */
import { game } from '../games/puerto-rico/rules/game.ts'
import type { Move } from '../games/puerto-rico/rules/moves.ts'
import type { Position } from '../games/puerto-rico/rules/state.ts'
import { positionFrom } from '../games/puerto-rico/scenario/position.ts'
import { litAddress } from '../games/puerto-rico/table/places.ts'
import { describeProblem, type Fault, parseFile } from '../scenario/parse.ts'
import { seatOf } from '../scenario/seats.ts'
import { type Course, goOn, type Step, settle } from './run.ts'
import { chapterSchema, type MoveWords, type StepSource } from './schema.ts'
import { chapterWordsSchema, type StepWords, unmatchedWords } from './words.ts'

/** A chapter of the course. */
export interface Chapter {
  /** The name of its file without the number: 'captain-loading'. */
  id: string
  number: number
  title: string
  about: string
  steps: Step[]
}

/** A file and what it holds. */
export interface TextFile {
  path: string
  text: string
}

/** The two files of a chapter: '…/08-captain-loading.yaml', and its words '…/captain-loading.yaml'. */
export interface LessonFiles {
  lesson: TextFile
  words: TextFile
}

/** What is wrong, and in which of the files. */
export interface LessonFault extends Fault {
  file: string
}

export type MadeChapter =
  | { ok: true; chapter: Chapter; lineOf: (step: number, part?: string) => number }
  | { ok: false; faults: LessonFault[] }

/** Makes a chapter from its files. Never throws. */
export function chapterFrom({ lesson, words }: LessonFiles): MadeChapter {
  const [, number, id] = /(?:^|\/)(\d\d)-([a-z0-9-]+)\.yaml$/.exec(lesson.path) ?? []
  if (!number || !id) {
    const message = 'the name of a file is like 08-captain-loading.yaml'
    return broken(lesson, [{ line: 1, path: '', message }])
  }
  const parsed = parseFile(lesson.text, chapterSchema)
  if (!parsed.ok) return broken(lesson, parsed.faults)
  const said = parseFile(words.text, chapterWordsSchema)
  if (!said.ok) return broken(words, said.faults)
  const { steps: sources } = parsed.source
  const unmatched = unmatchedWords(sources, said.source).map(({ path, message }) => ({
    line: said.lineOf(path),
    path: path.join('.'),
    message,
  }))
  if (unmatched.length > 0) return broken(words, unmatched)
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
    const own = said.source.steps[source.id]
    const made: { step: Step; end: Position } | null =
      start && own ? stepFrom(source, own, start, fault) : null
    if (made) steps.push(made.step)
    before = made?.end ?? null
  }
  if (faults.length > 0) return broken(lesson, faults)
  const { title, about } = said.source
  return { ok: true, chapter: { id, number: Number(number), title, about, steps }, lineOf }
}

function broken({ path }: TextFile, faults: readonly Fault[]): MadeChapter {
  return { ok: false, faults: faults.map((fault) => ({ ...fault, file: path })) }
}

/** A fault in one line: the file, the line, the place, and what is wrong there. */
export function describeFault({ file, line, path, message }: LessonFault): string {
  return `${file}:${line}: ${path}: ${message}`
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
  words: StepWords,
  start: Position,
  fault: Complain,
): { step: Step; end: Position } | null {
  const you = seatOf(source.you ?? 'A')
  const lit = (source.lit ?? []).map((place) => {
    const address = litAddress(you, place)
    if (!address) fault('lit', `${place} is no place of the table`)
    return address ?? ''
  })
  const { id, goal, rules } = source
  const { task, success } = words
  for (const part of ['wrong', 'replies'] as const) {
    const ids = (source[part] ?? []).flatMap((one) => one.id ?? [])
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice) fault(part, `two moves ${twice}`)
  }
  const hint = moveFrom(source.hint, you)
  if (!hint) fault('hint', `${JSON.stringify(source.hint)} is not a move`)
  const step: Step = {
    ...{ id, you, start, task, lit, goal, success, rules },
    wrong: (source.wrong ?? []).map(({ id, ...rest }) => ({
      ...rest,
      say: words.wrong?.[id] ?? '',
    })),
    hint: { say: words.hint, move: hint ?? { do: 'pass', seat: you } },
    replies: (source.replies ?? []).map(({ id = '', ...move }) => {
      const say = words.replies?.[id]
      return say ? { move, say } : { move }
    }),
    solution: [],
  }
  const solution: Move[] = []
  let course: Course = settle(step, { position: start, made: [] })
  for (const [index, told] of source.solution.entries()) {
    const move = moveFrom(told, you)
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
  return game.parseMove({ ...words, seat })
}
