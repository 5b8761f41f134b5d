/** What the map of a course does with progress: where it goes on, and what a file brings. No lesson needs it. */
import { isDone, type Progress } from './progress.ts'

/**
 * The first step that is not done, from the chapter where the learner was onward, then from the
 * beginning; null where all are done.
 */
export function nextStep(
  progress: Progress,
  course: readonly { id: string; steps: readonly string[] }[],
): { chapter: string; step: string } | null {
  const here = Math.max(
    0,
    course.findIndex(({ id }) => id === progress.at?.chapter),
  )
  for (const { id, steps } of [...course.slice(here), ...course.slice(0, here)]) {
    const step = steps.find((one) => !isDone(progress, id, one))
    if (step !== undefined) return { chapter: id, step }
  }
  return null
}

/** Chapters and steps that the course does not have, each once: 'mayor/no-such-step', 'no-such-chapter'. */
export function unknownIn(
  { done, at }: Progress,
  course: readonly { id: string; steps: readonly string[] }[],
): string[] {
  const steps = new Map(course.map((chapter) => [chapter.id, new Set(chapter.steps)]))
  const named = [...Object.entries(done), ...(at ? [[at.chapter, [at.step]] as const] : [])]
  const unknown = named.flatMap(([chapter, names]) => {
    const known = steps.get(chapter)
    if (!known) return [chapter]
    return names.filter((step) => !known.has(step)).map((step) => `${chapter}/${step}`)
  })
  return [...new Set(unknown)]
}

/** What can be practised: ids of problems and of cases. */
export interface Practice {
  puzzles: readonly string[]
  cases: readonly string[]
}

/** Progress without problems and cases that there are none of (any more), and the names of those left out. */
export function withinPractice(
  progress: Progress,
  { puzzles, cases }: Practice,
): { progress: Progress; left: string[] } {
  const [known, asked] = [new Set(puzzles), new Set(cases)]
  const solved = Object.entries(progress.solved).filter(([one]) => known.has(one))
  const boxes = Object.entries(progress.boxes).filter(([one]) => asked.has(one))
  const left = [
    ...Object.keys(progress.solved).filter((one) => !known.has(one)),
    ...Object.keys(progress.boxes).filter((one) => !asked.has(one)),
  ]
  return {
    progress: {
      ...progress,
      solved: Object.fromEntries(solved),
      boxes: Object.fromEntries(boxes),
    },
    left,
  }
}

/** Both together: what either has done is done. The place is that of `other`, if it has one. */
export function merged(progress: Progress, other: Progress): Progress {
  const both = (own: Progress['done'], there: Progress['done']): Progress['done'] => {
    const steps = { ...own }
    for (const [chapter, more] of Object.entries(there))
      steps[chapter] = [...new Set([...(steps[chapter] ?? []), ...more])]
    return steps
  }
  const boxes = { ...progress.boxes }
  for (const [one, there] of Object.entries(other.boxes))
    if (there.day >= (boxes[one]?.day ?? 0)) boxes[one] = there
  const solved = { ...progress.solved }
  for (const [puzzle, tries] of Object.entries(other.solved))
    solved[puzzle] = Math.min(tries, solved[puzzle] ?? tries)
  const done = both(progress.done, other.done)
  const missed = both(progress.missed, other.missed)
  return { ...progress, done, missed, at: other.at ?? progress.at, solved, boxes }
}
