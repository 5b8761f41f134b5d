import { expect, test } from 'vitest'
import { told as leHavre } from '../games/le-havre/commands/told.ts'
import { told as puertoRico } from '../games/puerto-rico/commands/told.ts'
import { toldRound } from './told.ts'

/** Of each kind; `npm run -s proof -- told` holds ten thousand to it. */
const COUNT = 60

test.each([
  ['puerto-rico', puertoRico],
  ['le-havre', leHavre],
] as const)('%s: what is reached can be told, and what is told and accepted can be played on', (_, of) => {
  const round = of((told) => toldRound(told, COUNT, 1))
  expect(round.faults).toEqual([])
  expect(round.accepted).toBeGreaterThanOrEqual(COUNT)
})
