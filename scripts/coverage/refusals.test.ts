import { expect, test } from 'vitest'
import { puertoRico } from '../../src/games/puerto-rico/complete.ts'
import { scenariosOfBuild } from '../../src/scenario/files.ts'
import { refusals } from './refusals.ts'

test('every rule that refuses is broken where it is shown, and kept', () => {
  const all = refusals()
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter(({ broken, kept }) => !broken || !kept)).toEqual([])
})

test('a scenario that goes is missed', () => {
  const left = scenariosOfBuild(puertoRico).filter(
    ({ id }) => id !== 'nobles/land-office-full-island' && !id.includes('one-of-each'),
  )
  const missed = refusals(left).filter(({ broken, kept }) => !broken || !kept)
  expect(missed.map(({ rule }) => rule)).toEqual(['black-market.one-each'])
})
