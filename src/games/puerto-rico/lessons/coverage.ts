/** What the whole course must cover. */

import type { Chapter } from '../../../lessons/course.ts'
import type { Outline } from '../../../lessons/outline.ts'
import { goOn, playReplies } from '../../../lessons/run.ts'
import { puertoRico } from '../plug.ts'
import { placeOf, RULES, type RuleId } from '../rules/rule-ids.ts'
import { resultOf } from '../rules/scoring.ts'
import type { PuertoRico } from '../rules/types.ts'
import { ROLES } from '../rules/vocabulary.ts'

export const FEWEST_STEPS = 120

/** So many steps at the end of a chapter are without help. */
const ALONE = 2

/** Chapters of the rules that are taught rule by rule. */
const TAUGHT: ReadonlySet<string> = new Set([...ROLES, 'commercial', 'large'])

/**
 * Rules that a referee is asked for, and that no step can meet: after the one move of a phase the table is
 * somebody else's.
 */
const NEVER_MET: ReadonlySet<RuleId> = new Set(['settler.one-tile', 'builder.one-building'])

/** Rules of roles and of commercial and large buildings that no step teaches. */
export function untaughtRules(course: readonly Chapter<PuertoRico>[]): RuleId[] {
  const taught = new Set(course.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules)))
  return RULES.filter(
    (rule) => TAUGHT.has(placeOf(rule).chapter) && !NEVER_MET.has(rule) && !taught.has(rule),
  )
}

/** Chapters outside the fast way whose end is not as it should be: two steps or more without help, then a position to judge. */
export function endFaults(
  course: readonly Chapter<PuertoRico>[],
  [fast]: Outline['groups'],
): { chapter: string; fault: string }[] {
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
export function sheetFaults(
  course: readonly Chapter<PuertoRico>[],
): { chapter: string; fault: string }[] {
  return course.flatMap(({ id: chapter, steps }) =>
    steps
      .filter(({ sheet }) => sheet)
      .flatMap((step) => {
        const end = step.solution.reduce(
          (course, move) => playReplies(puertoRico, step, goOn(puertoRico, course, move)),
          playReplies(puertoRico, step, { position: step.start, made: [] }),
        )
        const totals = resultOf(end.position).sheets.map(({ total }) => String(total))
        const spoken = Array.from(step.success.matchAll(/\d+/g), ([figure]) => figure)
        const isOver = puertoRico.game.moveKindsAt(end.position).length === 0
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

/** Chapters whose picture is not in the game's art, or is another chapter's too. */
export function pictureFaults(
  pictures: Outline['pictures'],
  art: string,
): { chapter: string; fault: string }[] {
  const all = Object.values(pictures)
  return Object.entries(pictures).flatMap(([chapter, picture]) => [
    ...(art.includes(`<symbol id="${picture}"`)
      ? []
      : [{ chapter, fault: `no picture ${picture}` }]),
    ...(all.filter((one) => one === picture).length === 1
      ? []
      : [{ chapter, fault: `${picture} is the picture of another chapter too` }]),
  ])
}
