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

/** Whether it was answered on a day: how far that puts it off tells. */
const isAnsweredOn = ({ boxes }: Progress, id: string, day: number): boolean => {
  const one = boxes[id]
  return one !== undefined && one.day - (DAYS[one.box] ?? 0) === day
}

/** What is asked on a day, and what of it is done. */
export interface Portion {
  /** Still to be asked: what is due again, what was wrong, and then what is new. */
  left: readonly string[]
  done: number
  /** So many of what is left were wrong today. */
  wrong: number
}

/** At most so many a day; what was wrong comes back until it is right. */
export function portionOf(
  progress: Progress,
  ids: readonly string[],
  day: number,
  most: number,
): Portion {
  const due = dueOn(progress, ids, day)
  const wrong = due.filter((id) => isAnsweredOn(progress, id, day))
  const done = ids.filter((id) => isAnsweredOn(progress, id, day)).length - wrong.length
  const room = Math.max(0, most - done - wrong.length)
  const others = due.filter((id) => !wrong.includes(id)).slice(0, room)
  const again = others.filter((id) => progress.boxes[id])
  return { left: [...again, ...wrong, ...others.slice(again.length)], done, wrong: wrong.length }
}

export const isKnown = ({ boxes }: Progress, id: string): boolean => (boxes[id]?.box ?? 0) >= KNOWN
