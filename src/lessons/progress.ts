/** What is kept on the device: which steps are done, and where the learner was. Nothing is lost silently. */
import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))
const progressSchema = v.strictObject({
  format: v.literal('puerto-rico-course'),
  version: v.literal(1),
  /** Steps that are done, by chapter. */
  done: v.record(id, v.array(id)),
  /** Where the learner was last. */
  at: v.nullable(v.strictObject({ chapter: id, step: id })),
})
export type Progress = v.InferOutput<typeof progressSchema>

/** The part of localStorage that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'course'
const ASIDE = 'course.unreadable'

export const NO_PROGRESS: Progress = {
  format: 'puerto-rico-course',
  version: 1,
  done: {},
  at: null,
}

/** Progress from a text, as a file or the device holds it; null where it is none, or a later kind. */
export function parseProgress(text: string): Progress | null {
  try {
    const parsed = v.safeParse(progressSchema, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** What the device holds. A text that can't be read is put aside; whatever lies aside is given too. */
export function readProgress(shelf: Shelf): { progress: Progress; aside: string | null } {
  const text = shelf.getItem(KEY)
  const progress = text === null ? NO_PROGRESS : parseProgress(text)
  if (progress) return { progress, aside: shelf.getItem(ASIDE) }
  const aside = [shelf.getItem(ASIDE), text].filter((one) => one !== null).join('\n')
  shelf.setItem(ASIDE, aside)
  shelf.removeItem(KEY)
  return { progress: NO_PROGRESS, aside }
}

/** Forgets what was put aside, once the learner has it or does not want it. */
export function dropAside(shelf: Shelf): void {
  shelf.removeItem(ASIDE)
}

/** Keeps progress; false where the device has no room or allows none. */
export function keepProgress(shelf: Shelf, progress: Progress): boolean {
  try {
    shelf.setItem(KEY, JSON.stringify(progress))
    return true
  } catch {
    return false
  }
}

export function isDone({ done }: Progress, chapter: string, step: string): boolean {
  return done[chapter]?.includes(step) ?? false
}

/** Progress with one more step done. */
export function withDone(progress: Progress, chapter: string, step: string): Progress {
  const { done } = progress
  const steps = [...new Set([...(done[chapter] ?? []), step])]
  return { ...progress, done: { ...done, [chapter]: steps } }
}

/** Both together: a step is done where either has it done. The place is that of `other`, if it has one. */
export function merged(progress: Progress, other: Progress): Progress {
  let both: Progress = { ...progress, at: other.at ?? progress.at }
  for (const [chapter, steps] of Object.entries(other.done))
    for (const step of steps) both = withDone(both, chapter, step)
  return both
}
