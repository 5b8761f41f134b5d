/** When what was asked is asked again: each right answer puts it a box further, a wrong one into the first. */
import type { Progress } from './progress.ts'

/** Days until something in a box is asked again. */
const DAYS = [0, 1, 3, 7, 21, 60] as const
/** Boxes from which on something counts as known. */
const KNOWN = 3

/** Progress after an answer about a case, given on a day. */
export function withAnswer(progress: Progress, id: string, right: boolean, day: number): Progress {
  const before = progress.boxes[id]?.box ?? 0
  const box = right ? Math.min(before + 1, DAYS.length - 1) : 0
  const next = { box, day: day + (DAYS[box] ?? 0) }
  return { ...progress, boxes: { ...progress.boxes, [id]: next } }
}

/** Whether it is due: no answer puts off for longer than the last box, but a clock that was wrong can. */
const isDue = (day: number, today: number): boolean =>
  day <= today || day > today + (DAYS[DAYS.length - 1] ?? 0)

/** Those to ask on a day: what is due again, the longest first, and then what was never asked. */
export function dueOn(progress: Progress, ids: readonly string[], day: number): string[] {
  const again = ids
    .filter((id) => isDue(progress.boxes[id]?.day ?? Number.NaN, day))
    .sort((one, other) => (progress.boxes[one]?.day ?? 0) - (progress.boxes[other]?.day ?? 0))
  return [...again, ...ids.filter((id) => progress.boxes[id] === undefined)]
}

export const isKnown = ({ boxes }: Progress, id: string): boolean => (boxes[id]?.box ?? 0) >= KNOWN
