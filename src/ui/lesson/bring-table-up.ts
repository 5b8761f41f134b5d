import { bringUp } from '../table/scroll.ts'

/** Brings up what the table below a task points at, or else what can be done there; false where there is neither. */
export function bringTableUp(task: Element): boolean {
  const live = task.parentElement?.querySelector('.live')
  const lit = live?.querySelectorAll('.spot.is-lit') ?? []
  const places = lit.length > 0 ? lit : (live?.querySelectorAll('.spot.is-may') ?? [])
  if (!live || places.length === 0) return false
  bringUp(live, Array.from(places), task)
  return true
}
