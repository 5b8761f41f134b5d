/**
 * The process groups that outside bots run in, known to every thread of a match: only the main one hears of a signal,
 * and whatever has ended by then, no bot may go on.
 */
export type Groups = Int32Array<SharedArrayBuffer>

/** Room for so many groups at a time. */
export const roomForGroups = (most: number): Groups =>
  new Int32Array(new SharedArrayBuffer(most * Int32Array.BYTES_PER_ELEMENT))

/** Puts `to` where `from` stands. */
function replace(groups: Groups, from: number, to: number): void {
  for (const place of groups.keys())
    if (Atomics.compareExchange(groups, place, from, to) === from) return
}

/** Remembers the group of a process that was started as its head. */
export const holdGroup = (groups: Groups, pid: number): void => replace(groups, 0, pid)

/** Ends all that runs in a group, and forgets it. */
export function endGroup(groups: Groups, pid: number): void {
  replace(groups, pid, 0)
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Ends every group that is held. */
export function endGroups(groups: Groups): void {
  for (const pid of groups) if (pid !== 0) endGroup(groups, pid)
}
