import { isSeen } from '../table/places.ts'
import { bringUp } from '../table/scroll.ts'

/** Brings up what the table below a task points at, or else what can be done there; false where there is neither. */
export function bringTableUp(task: Element): boolean {
  const live = task.parentElement?.querySelector('.live')
  if (!live) return false
  const all = (selector: string) => Array.from(live.querySelectorAll(selector)).filter(isSeen)
  const lit = all('.spot.is-lit')
  const places = lit.length > 0 ? lit : all('.spot.is-may')
  if (places.length === 0) return false
  bringUp(live, places, task)
  return true
}
