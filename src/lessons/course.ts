/** From files to chapters that can be played: positions made, moves whole, every fault with its line. */

import { describeProblem } from '../engine/problem.ts'
import { seatOf } from '../engine/seats.ts'
import type { ScenarioTypes } from '../scenario/definition.ts'
import { type Fault, parseFile } from '../scenario/parse.ts'
import type { LessonGame } from './definition.ts'
import { goOn, type Judged, playReplies, type Step, type StepState, type Wrong } from './run.ts'
import {
  chapterSchemaOf,
  type JudgedSource,
  type MoveWords,
  type StepSource,
  type WrongSource,
} from './schema.ts'
import { type ChapterWords, chapterWordsSchema, type StepWords, unmatchedWords } from './words.ts'

/** A chapter of the course. */
export interface Chapter<G extends ScenarioTypes> {
  /** The name of its file: 'captain-loading'. */
  id: string
  title: string
  about: string
  /** What is worth remembering: three lines. */
  summary: readonly string[]
  steps: Step<G>[]
  /** Moves that many of its steps foresee: they stand behind each step's own. */
  wrong: readonly Wrong<G>[]
  /** Asked after the last step; null in a chapter without. */
  judged: Judged<G> | null
  /** Terms that its steps introduce, by the ids of the steps. */
  introduces: Readonly<Record<string, readonly string[]>>
}

/** What there is to be done in a chapter: its steps, and the position to judge. */
export function idsOf<G extends ScenarioTypes>({
  steps,
  judged,
}: Pick<Chapter<G>, 'steps' | 'judged'>): string[] {
  return [...steps.map(({ id }) => id), ...(judged ? [judged.id] : [])]
}

/** A file and what it holds. */
interface TextFile {
  path: string
  text: string
}

/** The two files of a chapter: '…/lessons/captain-loading.yaml', and its words of the same name. */
export interface LessonFiles {
  lesson: TextFile
  words: TextFile
}

/** What is wrong, and in which of the files. */
interface LessonFault extends Fault {
  file: string
}

type MadeChapter<G extends ScenarioTypes> =
  | { ok: true; chapter: Chapter<G>; lineOf: (step: number, part?: string) => number }
  | { ok: false; faults: LessonFault[] }

/** Makes a chapter from its files. Never throws. */
export function chapterFrom<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  { lesson, words }: LessonFiles,
): MadeChapter<G> {
  const [, id] = /(?:^|\/)([a-z0-9-]+)\.yaml$/.exec(lesson.path) ?? []
  if (!id) {
    const message = 'the name of a file is like captain-loading.yaml'
    return broken(lesson, [{ line: 1, path: '', message }])
  }
  const parsed = parseFile(lesson.text, chapterSchemaOf(definition))
  if (!parsed.ok) return broken(lesson, parsed.faults)
  const said = parseFile(words.text, chapterWordsSchema)
  if (!said.ok) return broken(words, said.faults)
  const { steps: sources, judged: asked } = parsed.source
  const shared = wrongFrom(parsed.source.wrong, said.source.wrong)
  const unmatched = unmatchedWords(parsed.source, said.source).map(({ path, message }) => ({
    line: said.lineOf(path),
    path: path.join('.'),
    message,
  }))
  if (unmatched.length > 0) return broken(words, unmatched)
  const lineOf = (step: number, part?: string): number =>
    parsed.lineOf(part ? ['steps', step, part] : ['steps', step])
  const faults: Fault[] = []
  const steps: Step<G>[] = []
  let before: G['Position'] | null = null
  for (const [index, source] of sources.entries()) {
    const fault = (part: string, message: string): void => {
      faults.push({ line: lineOf(index, part), path: `steps.${source.id}.${part}`, message })
    }
    if (steps.some((step) => step.id === source.id) || asked?.id === source.id)
      fault('id', `a second step ${source.id}`)
    const start: G['Position'] | null = startOf(definition, source, before, fault)
    const own = said.source.steps[source.id]
    const made: { step: Step<G>; end: G['Position'] } | null =
      start && own ? stepFrom(definition, source, own, start, fault) : null
    const jumps = index > 0 && !source.continues && !source.sameGame
    if (made) steps.push({ ...made.step, jumps, wrong: [...made.step.wrong, ...shared] })
    before = made?.end ?? null
  }
  const judged =
    asked && said.source.judged
      ? judgedFrom(definition, asked, said.source.judged, (part, message) => {
          const line = parsed.lineOf(['judged', part])
          faults.push({ line, path: `judged.${part}`, message })
        })
      : null
  if (faults.length > 0) return broken(lesson, faults)
  const { title, about, summary } = said.source
  const introduces = Object.fromEntries(sources.map((one) => [one.id, one.introduces ?? []]))
  return {
    ok: true,
    chapter: { id, title, about, summary, steps, wrong: shared, judged, introduces },
    lineOf,
  }
}

function broken({ path }: TextFile, faults: readonly Fault[]): MadeChapter<never> & { ok: false } {
  return { ok: false, faults: faults.map((fault) => ({ ...fault, file: path })) }
}

/** A fault in one line: the file, the line, the place, and what is wrong there. */
export function describeFault({ file, line, path, message }: LessonFault): string {
  return [`${file}:${line}`, path, message].filter((part) => part !== '').join(': ')
}

/** Foreseen moves with their answers. */
const wrongFrom = <G extends ScenarioTypes>(
  sources: readonly WrongSource<G>[] = [],
  words: Readonly<Record<string, string>> = {},
): Wrong<G>[] => sources.map(({ id, ...rest }) => ({ ...rest, say: words[id] ?? '' }))

type Complain = (part: string, message: string) => void

function startOf<G extends ScenarioTypes>(
  { scenario }: LessonGame<G>,
  source: StepSource<G>,
  before: G['Position'] | null,
  fault: Complain,
): G['Position'] | null {
  const given = Object.keys(scenario.startEntries).filter((key) => Object.hasOwn(source, key))
  if (source.continues) {
    for (const key of given) fault(key, 'a step that continues has no position of its own')
    if (source.sameGame) fault('sameGame', 'a step that continues is in the same game anyway')
    if (!before) fault('continues', 'the step before gives nothing to go on from')
    return before
  }
  const made = scenario.positionFrom(source)
  if (made.ok) return made.value
  fault('set', made.problems.map(describeProblem).join('; '))
  return null
}

/** The position to judge; null where a part of it is wrong. */
function judgedFrom<G extends ScenarioTypes>(
  { game, scenario }: LessonGame<G>,
  source: JudgedSource<G>,
  words: NonNullable<ChapterWords['judged']>,
  fault: Complain,
): Judged<G> | null {
  const you = seatOf(source.you ?? 'A')
  const made = scenario.positionFrom(source)
  if (!made.ok) {
    fault('set', made.problems.map(describeProblem).join('; '))
    return null
  }
  const move = game.parseMove({ ...source.move, seat: you })
  if (!move) {
    fault('move', `${JSON.stringify(source.move)} is not a move`)
    return null
  }
  const { id, broken = null } = source
  const [deciding = null] = game.judge(made.value, move).broken
  if (deciding !== broken) fault('move', `${deciding ?? 'nothing'} refuses it, not ${broken}`)
  return { id, you, start: made.value, move, broken, ...words }
}

/** The step with its solution played through, and where that ends; null where a move of it is refused. */
function stepFrom<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  source: StepSource<G>,
  words: StepWords,
  start: G['Position'],
  fault: Complain,
): { step: Step<G>; end: G['Position'] } | null {
  const { game, places } = definition
  const you = seatOf(source.you ?? 'A')
  const moveOf = (words: MoveWords) => game.parseMove({ ...words, seat: you })
  const lit = (source.lit ?? []).map((place) => {
    const address = places.addressOf(you, place)
    if (!address) fault('lit', `${place} is no place of the table`)
    return address ?? ''
  })
  const { id, goal, rules, glow = false, alone = false, sheet = false } = source
  const { task, success } = words
  for (const part of ['wrong', 'replies'] as const) {
    const ids = (source[part] ?? []).flatMap((one) => one.id ?? [])
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice) fault(part, `two moves ${twice}`)
  }
  const hint = moveOf(source.hint)
  if (!hint) {
    fault('hint', `${JSON.stringify(source.hint)} is not a move`)
    return null
  }
  const step: Step<G> = {
    ...{ id, you, start, task, lit, glow, alone, sheet, goal, success, rules },
    jumps: false,
    wrong: wrongFrom(source.wrong, words.wrong),
    hint: { say: words.hint, move: hint },
    replies: (source.replies ?? []).map(({ id = '', ...move }) => {
      const say = words.replies?.[id]
      return say ? { move, say } : { move }
    }),
    solution: [],
  }
  const solution: G['Move'][] = []
  let state: StepState<G> = playReplies(definition, step, { position: start, made: [] })
  for (const [index, words] of source.solution.entries()) {
    const move = moveOf(words)
    const { broken } = game.judge(state.position, move)
    if (!move || broken.length > 0) {
      fault('solution', `move ${index + 1} is refused by ${broken.join(', ')}`)
      return null
    }
    solution.push(move)
    state = playReplies(definition, step, goOn(definition, state, move))
  }
  return { step: { ...step, solution }, end: state.position }
}
