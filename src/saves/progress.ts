/** What is kept of the course: steps done, problems solved, cases known. Nothing is lost silently. */
import * as v from 'valibot'
import { type FileProblem, parseJson, problemOfHead, type Read } from './file.ts'
import { backUpUnreadable, type KeyValueStore, unreadableKey } from './key-value-store.ts'

/** 1 knew neither problems nor cases, 2 no mistakes. */
const VERSION = 3

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))
/** The id of a scenario: 'captain/five-corn'. */
const path = v.pipe(v.string(), v.regex(/^[a-z0-9/-]{1,120}$/))
/** More than anybody tries or any date is; beyond it a case would never be asked again. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const fields = {
  game: v.string(),
  kind: v.literal('progress'),
  version: v.picklist([1, 2, VERSION]),
  /** Steps that are done, by chapter. */
  done: v.record(id, v.array(id)),
  /** Steps that took a wrong move, by chapter, until they are done again without one. */
  missed: v.optional(v.record(id, v.array(id)), {}),
  /** Where the learner was last. */
  at: v.nullable(v.strictObject({ chapter: id, step: id })),
  /** In how many tries each problem was solved. */
  solved: v.optional(v.record(id, count), {}),
  /** The box of each case that was asked, and the day from which it is asked again. */
  boxes: v.optional(v.record(path, v.strictObject({ box: count, day: count })), {}),
}
const progressSchema = v.pipe(
  v.strictObject(fields),
  v.transform((read) => ({ ...read, version: VERSION })),
)
export type Progress = v.InferOutput<typeof progressSchema>

/** Where the progress of a game's course lies. */
export const progressKey = (game: string): string => `${game}/course`

/** Longest file that is read; the course, all problems and all cases done have some 60,000 characters. */
export const MAX_PROGRESS = 1_000_000

/** A course that was not begun. */
export function noProgress(game: string): Progress {
  const none = { done: {}, missed: {}, at: null, solved: {}, boxes: {} }
  return { game, kind: 'progress', version: VERSION, ...none }
}

/** Progress from a text, as a file or the device holds it, or why it is none. Never throws. */
export function readProgressFile(game: string, text: string): Read<Progress> {
  const read = parseJson(text, MAX_PROGRESS)
  if (!read.ok) return read
  const wrong: FileProblem | null = problemOfHead(read.value, game, 'progress', VERSION)
  if (wrong) return { ok: false, ...wrong }
  const parsed = v.safeParse(progressSchema, read.value)
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, problem: 'damaged' }
}

/** What is kept of a game's course. A text that can't be read is put aside; whatever lies aside is given too. */
export function persistedProgress(
  game: string,
  store: KeyValueStore,
): { progress: Progress; aside: string | null } {
  const key = progressKey(game)
  const text = store.read(key)
  const read = text === null ? null : readProgressFile(game, text)
  if (read && !read.ok) return { progress: noProgress(game), aside: backUpUnreadable(store, key) }
  return { progress: read?.value ?? noProgress(game), aside: store.read(unreadableKey(key)) }
}

/** Forgets what was put aside, once the learner has it or does not want it. */
export function dropUnreadable(game: string, store: KeyValueStore): void {
  store.drop(unreadableKey(progressKey(game)))
}

/** Keeps progress; false where the device refused. */
export function keepProgress(store: KeyValueStore, progress: Progress): boolean {
  return store.keep(progressKey(progress.game), JSON.stringify(progress))
}

/** Steps by the chapters that they stand in. */
type Steps = Progress['done']

const has = (steps: Steps, chapter: string, step: string): boolean =>
  steps[chapter]?.includes(step) ?? false

const withStep = (steps: Steps, chapter: string, step: string): Steps => ({
  ...steps,
  [chapter]: [...new Set([...(steps[chapter] ?? []), step])],
})

/** Whether a step of a chapter has been done. */
export function isDone({ done }: Progress, chapter: string, step: string): boolean {
  return has(done, chapter, step)
}

/** Whether a step took a wrong move when it was last done. */
export function isMissed({ missed }: Progress, chapter: string, step: string): boolean {
  return has(missed, chapter, step)
}

/**
 * Progress whose steps stand where they stand now. `moved` has their chapters, by the one where they
 * stood and their id, and null for a step that is no more. The learner's place follows.
 */
export function withMoves(
  progress: Progress,
  moved: Readonly<Record<string, Readonly<Record<string, string | null>>>>,
): Progress {
  const now = (chapter: string, step: string) => {
    const steps = Object.hasOwn(moved, chapter) ? moved[chapter] : undefined
    const other = steps && Object.hasOwn(steps, step) ? steps[step] : undefined
    return other === null ? null : { chapter: other ?? chapter, step }
  }
  const movedIn = (steps: Steps): Steps =>
    Object.entries(steps)
      .flatMap(([chapter, own]) => own.flatMap((step) => now(chapter, step) ?? []))
      .reduce<Steps>((next, { chapter, step }) => withStep(next, chapter, step), {})
  const { at, done, missed } = progress
  return {
    ...progress,
    done: movedIn(done),
    missed: movedIn(missed),
    at: at && now(at.chapter, at.step),
  }
}

/** Progress with one more step done; one that is done again without a mistake is missed no more. */
export function withDone(
  progress: Progress,
  chapter: string,
  step: string,
  mistaken = false,
): Progress {
  const { done, missed } = progress
  const isBetter = !mistaken && isDone(progress, chapter, step) && isMissed(progress, chapter, step)
  const left = (missed[chapter] ?? []).filter((one) => one !== step)
  return {
    ...progress,
    done: withStep(done, chapter, step),
    missed: isBetter ? { ...missed, [chapter]: left } : missed,
  }
}

/** Progress with one more step that took a wrong move. */
export function withMissed(progress: Progress, chapter: string, step: string): Progress {
  return { ...progress, missed: withStep(progress.missed, chapter, step) }
}

/** Progress with a problem solved in so many tries; the fewest count. */
export function withSolved(progress: Progress, puzzle: string, tries: number): Progress {
  const fewest = Math.min(tries, progress.solved[puzzle] ?? tries)
  return { ...progress, solved: { ...progress.solved, [puzzle]: fewest } }
}
