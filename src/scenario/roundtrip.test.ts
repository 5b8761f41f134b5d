import { expect, test } from 'vitest'
import { roundtrip as leHavre } from '../games/le-havre/commands/roundtrip.ts'
import { roundtrip as puertoRico } from '../games/puerto-rico/commands/roundtrip.ts'
import { roundTrips } from './roundtrip.ts'

/** Of each kind; `npm run -s verify -- roundtrip` holds ten thousand to it. */
const COUNT = 60

test.each([
  ['puerto-rico', puertoRico],
  ['le-havre', leHavre],
] as const)('%s: what is reached can be written, and what is written and accepted can be played on', (_, of) => {
  const round = of((tried) => roundTrips(tried, COUNT, 1))
  expect(round.faults).toEqual([])
  expect(round.accepted).toBeGreaterThanOrEqual(COUNT)
})
