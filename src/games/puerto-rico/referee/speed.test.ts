import { expect, test } from 'vitest'
import { firstMoves, moveGroups } from '../../../referee/listing.ts'
import { verdictOn } from '../../../referee/verdict.ts'
import { puertoRico } from '../definition.ts'
import { positionsOf } from './sample.ts'

test('a verdict with all legal moves is given within a second, on any machine', () => {
  const times = positionsOf(300).flatMap(({ position, move }) => {
    if (!move) return []
    const started = process.cpuUsage()
    verdictOn(puertoRico, position, move)
    verdictOn(puertoRico, position, { do: 'load', seat: position.seat, good: 'corn', ship: 9 })
    for (const { moves } of moveGroups(puertoRico, position)) firstMoves(moves, 100)
    return [process.cpuUsage(started).user / 1000]
  })
  expect(Math.max(...times)).toBeLessThan(1000)
})
