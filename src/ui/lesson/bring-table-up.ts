import { find, isSeen } from '../table/places.ts'
import { bringUp } from '../table/scroll.ts'

/**
 * Brings up the first of `next` (addresses) that the table below a task shows and that is not chosen yet, or else what it
 * points at, or else what can be done there; false where there is nothing of these.
 */
export function bringTableUp(task: Element, next: readonly string[] = []): boolean {
  const live = task.parentElement?.querySelector('.live')
  if (!live) return false
  const all = (selector: string) => Array.from(live.querySelectorAll(selector)).filter(isSeen)
  const tapped = next.flatMap((address) => find(live, [address]) ?? [])
  const wishes = [
    tapped.filter((place) => !place.matches('.is-chosen')).slice(0, 1),
    all('.spot.is-lit'),
    all('.spot.is-may'),
  ]
  const places = wishes.find((wish) => wish.length > 0)
  if (!places) return false
  bringUp(live, places, task)
  return true
}
