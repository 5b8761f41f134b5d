/** Steps made and taken back: the one history behind games, lessons, trails, replays and drafts. */

/** A step from one position to the next. */
export interface Step<P> {
  before: P
  after: P
}

export interface History<P, S extends Step<P> = Step<P>> {
  /** Where it stands before the first step. */
  start: P
  done: readonly S[]
  /** Steps taken back that can be made again. */
  undone: readonly S[]
}

/** A history that stands at the end of the steps made so far, or at `start` without any. */
export function begin<P, S extends Step<P>>(start: P, done: readonly S[] = []): History<P, S> {
  return { start: done[0]?.before ?? start, done, undone: [] }
}

/** The position where it stands. */
export function now<P, S extends Step<P>>({ start, done }: History<P, S>): P {
  return done.at(-1)?.after ?? start
}

/** One step more; what was taken back is forgotten, and steps beyond the last `most`. */
export function add<P, S extends Step<P>>(
  { start, done }: History<P, S>,
  step: S,
  most = Number.POSITIVE_INFINITY,
): History<P, S> {
  return begin(start, [...done, step].slice(-most))
}

/** Stands after the first `index` steps, back or forth among those made and taken back. */
export function goTo<P, S extends Step<P>>(
  { start, done, undone }: History<P, S>,
  index: number,
): History<P, S> {
  const all = [...done, ...undone]
  return { start, done: all.slice(0, index), undone: all.slice(index) }
}
