import { describe, expect, test } from 'vitest'
import { moverOf } from '../../../engine/random-game.ts'
import { setUp } from '../rules/setup.ts'
import { BUILDINGS, DECISIONS } from '../rules/vocabulary.ts'
import { compareWithModel, noFigures } from './differential.ts'
import { violations } from './invariants.ts'
import { TABLES, tableOf } from './oracle/setup.ts'
import { GAMES, someAddedSetup, someAddedTable, someSetup, TIMES } from './positions.ts'
import { someTable } from './tables.ts'

describe('the engine and the model agree on questions, legal moves, the table and the score', () => {
  test('in whole games of every edition and number of seats', () => {
    const sum = noFigures()
    const holder = { rng: 17 }
    for (let index = 0; index < GAMES.length * TIMES; index++) {
      const setup = someSetup(holder, index)
      compareWithModel(setUp(setup), moverOf(setup.seed), Number.POSITIVE_INFINITY, sum)
    }
    expect(Object.keys(sum.positions).sort()).toEqual([...DECISIONS, 'over'].sort())
  })

  test('with expansions, in whole games and from tables drawn at random', () => {
    const sum = noFigures()
    const holder = { rng: 4 }
    const everything = Number.POSITIVE_INFINITY
    for (let index = 0; index < 4 * TIMES; index++)
      compareWithModel(setUp(someAddedSetup(holder, index)), moverOf(index), everything, sum)
    for (let index = 0; index < 30 * TIMES; index++)
      compareWithModel(someAddedTable(holder, index), moverOf(index), 12, sum)
    for (const at of ['draft', 'called', 'settler.lodge', 'mayor.taking'] as const)
      expect(sum.positions[at]).toBeGreaterThan(0)
  })

  test('for some moves from tables drawn at random', () => {
    const sum = noFigures()
    const holder = { rng: 1 }
    for (let index = 0; index < 170 * TIMES; index++) {
      const setup = someSetup(holder, index)
      compareWithModel(someTable(setup), moverOf(setup.seed), 12, sum)
    }
    for (const at of DECISIONS) expect(sum.positions[at]).toBeGreaterThan(5)
  })
})

test('games are set up as the model tells it, in both editions', () => {
  for (const [edition, seats] of GAMES) {
    const start = setUp({ edition, seats, seed: 1 })
    expect(tableOf(start)).toEqual(TABLES[seats])
    expect(new Set(start.players.map(({ coins }) => coins)).size).toBe(1)
  }
  const older = setUp({ edition: 'classic', seats: 5, seed: 1, options: { 'setup.vp5p': 122 } })
  expect(tableOf(older)).toEqual({ ...TABLES[5], points: 122 })
  const options = { 'setup.cornPlayersMinusOneCoin': true } as const
  const poorer = setUp({ edition: 'classic', seats: 4, seed: 1, options })
  expect(poorer.players.map(({ coins }) => coins)).toEqual([3, 3, 2, 2])
})

test('tables drawn at random are such as can occur, and show every building and each supply near its end', () => {
  const holder = { rng: 3 }
  const met = new Set<string>()
  for (let index = 0; index < 300; index++) {
    const table = someTable(someSetup(holder, index))
    expect(violations(table)).toEqual([])
    for (const { id, workers } of table.players.flatMap(({ city }) => city))
      met.add(`${id} ${workers > 0}`)
    if (table.supply.colonists < table.players.length) met.add('few colonists')
    if (table.supply.vp < 7) met.add('few points')
    if (table.plantations.pile.length < 6) met.add('few plantations')
  }
  expect(met.size).toBe(2 * BUILDINGS.length + 3)
})
