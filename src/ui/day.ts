import { now } from '../saves/clock.ts'

/** The number of today's day on this device's calendar; one more tomorrow. */
export function today(at = new Date(now())): number {
  return Math.max(
    0,
    Math.floor(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000),
  )
}
