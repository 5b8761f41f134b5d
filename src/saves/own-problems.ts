/** Problems from one's own games: decisions that a review found dear, kept on the device until they are solved. */
import * as v from 'valibot'
import { canonicalJson } from '../engine/canonical.ts'
import { fingerprint } from './fingerprint.ts'

/** What a game reads a position and its moves from, where they are shown. */
const anything = v.unknown()
const reasons = v.array(v.string())

/** A problem as it is kept; what is said is markup. */
export const ownProblemSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^own-[a-z0-9]{1,16}$/)),
  /** When it was, and what is asked. */
  task: v.string(),
  degree: v.picklist([1, 2, 3]),
  before: anything,
  /** The better one first, then the one that was made. */
  answers: v.array(
    v.strictObject({ move: anything, verdict: v.string(), because: reasons, left: reasons }),
  ),
  /** Solved at the first try. */
  done: v.boolean(),
})
export type OwnProblem = v.InferOutput<typeof ownProblemSchema>

/** Where those of a game lie. */
export const ownProblemsKey = (game: string): string => `${game}/own-problems`

/** Most that are kept: each holds a whole position. */
const MOST = 40

/** An id by what is asked, so that a game that is looked over again brings nothing twice. */
export function problemId(before: unknown): string {
  const { feed, value } = fingerprint(32)
  feed(canonicalJson(before))
  return `own-${value().toString(36)}`
}

/** The list with problems that were found, the newest first; where it is full, solved ones go first, then the oldest. */
export function withFound(
  list: readonly OwnProblem[],
  found: readonly OwnProblem[],
): readonly OwnProblem[] {
  const fresh = found.filter(({ id }) => !list.some((one) => one.id === id))
  const all = [...fresh, ...list]
  const open = all.filter(({ done }) => !done).slice(0, MOST)
  const solved = all.filter(({ done }) => done).slice(0, MOST - open.length)
  return all.filter((one) => open.includes(one) || solved.includes(one))
}

/** The list after an answer: right at once it is solved, else it comes back after all the others. */
export function withAnswered(
  list: readonly OwnProblem[],
  id: string,
  atOnce: boolean,
): readonly OwnProblem[] {
  const one = list.find((problem) => problem.id === id)
  if (!one) return list
  const others = list.filter((problem) => problem !== one)
  return atOnce
    ? list.map((problem) => (problem === one ? { ...one, done: true } : problem))
    : [...others, { ...one, done: false }]
}
