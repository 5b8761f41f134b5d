import { expect, test } from 'vitest'
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { puertoRico } from '../complete.ts'
import { askedIn } from './asked.ts'
import { DISPUTES } from './disputes.ts'

/** What is asked at the positions that are disputed most. */
const DOES = [
  'pass',
  'loadWharf',
  'loadWharf',
  'store',
  'sell',
  'chooseRole',
  'manTile',
  'pass',
  'build',
  'load',
  'place',
]

test('a disputed position is asked about with the move that is disputed', () => {
  const byId = new Map(scenariosOfBuild(puertoRico).map((one) => [one.id, one.source]))
  const asked = DISPUTES.map((id) => {
    const source = byId.get(id)
    return source && askedIn(id, source)?.move.do
  })
  expect(asked).toEqual(DOES)
})

test('what is played before a question is legal', () => {
  const asking = scenariosOfBuild(puertoRico).flatMap(({ id, source }) => {
    const asked = askedIn(id, source)
    return asked && source.moves ? [{ id, source, asked }] : []
  })
  expect(asking.length).toBeGreaterThan(700)
  for (const { source, asked } of asking) {
    const built = puertoRico.scenario.positionFrom(source)
    if (!built.ok) throw new Error('a scenario expected')
    let position = built.value
    for (const move of asked.played) {
      const next = puertoRico.game.applyMove(position, move)
      if (!next.ok) throw new Error(next.broken.join())
      position = next.position
    }
  }
})
