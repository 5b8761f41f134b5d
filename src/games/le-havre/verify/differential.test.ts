import { expect, test } from 'vitest'
import { moverOf } from '../../../engine/random-game.ts'
import { validate } from '../rules/impossible.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'
import { compareWithModel, noFigures } from './differential.ts'
import { someRichStart, someStart } from './positions.ts'
import { TABLES } from './setups.ts'

const RECKONED = [
  'turn.fee',
  'turn.price',
  'turn.interest',
  'turn.using',
  'turn.trading',
  'turn.constructing',
  'turn.between',
  'turn.shipbuilding',
  'turn.shipping',
  'roundEnd.feeding',
] as const

test('payments, costs, food, loads, loans and wealth are those of the model in games', () => {
  const sum = noFigures()
  const holder = { rng: 6 }
  for (const index of TABLES.keys())
    compareWithModel(someStart(holder, index), moverOf(index), Number.POSITIVE_INFINITY, sum)
  for (const at of ['turn.fee', 'turn.price', 'turn.interest', 'roundEnd.feeding'] as const)
    expect(sum.positions[at]).toBeGreaterThan(0)
})

test('and after rich positions drawn at random, where everything that costs something is met', () => {
  const sum = noFigures()
  const holder = { rng: 7 }
  for (let index = 0; index < 150; index++)
    compareWithModel(someRichStart(holder, index), moverOf(index), 25, sum)
  expect(RECKONED.filter((at) => !sum.positions[at])).toEqual([])
})

test('rich positions can occur, and show every building and each type of ship', () => {
  const holder = { rng: 8 }
  const met = new Set<string>()
  for (let index = 0; index < 300; index++) {
    const position = someRichStart(holder, index)
    expect(validate(position)).toEqual([])
    for (const { buildings, ships } of position.players)
      for (const card of [...buildings, ...position.town, ...ships]) met.add(card)
  }
  expect(BUILDINGS.filter((id) => !met.has(id) && id !== 'footballStadium')).toEqual(['church'])
})
