import { LANGUAGE } from '#language/language.ts'
import { now } from '../../saves/clock.ts'

/** '15:05', and of another day '11. 28. 15:05': in figures alone, which every typeface of the site has. */
export function timeOf(ms: number): string {
  const at = new Date(ms)
  return at.toLocaleString(LANGUAGE, {
    ...(at.toDateString() !== new Date(now()).toDateString() && {
      month: 'numeric',
      day: 'numeric',
    }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
