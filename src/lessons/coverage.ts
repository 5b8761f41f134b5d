/** What every course must keep, whatever the game. */
import type { ScenarioTypes } from '../scenario/definition.ts'
import type { Chapter } from './course.ts'
import type { LessonGame } from './definition.ts'
import type { Outline } from './outline.ts'
import { goOn, playReplies } from './run.ts'

/** So many steps at the end of a chapter are without help. */
const ALONE = 2

/** What is wrong with a chapter. */
interface ChapterFault {
  chapter: string
  fault: string
}

/** Chapters outside the fast way whose end is not as it should be: two steps or more without help, then a position to judge. */
export function endFaults<G extends ScenarioTypes>(
  course: readonly Chapter<G>[],
  [fast]: Outline['groups'],
): ChapterFault[] {
  return course
    .filter(({ id }) => !fast?.chapters.includes(id))
    .flatMap(({ id, steps, judged }) => [
      ...(steps.slice(-ALONE).every(({ alone }) => alone)
        ? []
        : [{ chapter: id, fault: `its last ${ALONE} steps are not all without help` }]),
      ...(judged ? [] : [{ chapter: id, fault: 'it has no position to judge' }]),
    ])
}

/** Steps that end with a score sheet and speak of other points than stand on it. */
export function sheetFaults<G extends ScenarioTypes>(
  definition: LessonGame<G>,
  course: readonly Chapter<G>[],
): ChapterFault[] {
  return course.flatMap(({ id: chapter, steps }) =>
    steps
      .filter(({ sheet }) => sheet)
      .flatMap((step) => {
        const end = step.solution.reduce(
          (state, move) => playReplies(definition, step, goOn(definition, state, move)),
          playReplies(definition, step, { position: step.start, made: [] }),
        )
        const totals = definition.resultOf(end.position).points.map(String)
        const spoken = Array.from(step.success.matchAll(/\d+/g), ([figure]) => figure)
        const isOver = definition.game.isOver(end.position)
        const unsaid = totals.filter((total) => !spoken.includes(total))
        return [
          ...(isOver ? [] : [{ chapter, fault: `${step.id}: the game is not over at its end` }]),
          ...unsaid.map((total) => ({
            chapter,
            fault: `${step.id}: says nothing of ${total} points`,
          })),
        ]
      }),
  )
}

/** Chapters whose picture the game does not draw, or is another chapter's too. */
export function pictureFaults(
  pictures: Outline['pictures'],
  isDrawn: (picture: string) => boolean,
): ChapterFault[] {
  const all = Object.values(pictures)
  return Object.entries(pictures).flatMap(([chapter, picture]) => [
    ...(isDrawn(picture) ? [] : [{ chapter, fault: `no picture ${picture}` }]),
    ...(all.filter((one) => one === picture).length === 1
      ? []
      : [{ chapter, fault: `${picture} is the picture of another chapter too` }]),
  ])
}
