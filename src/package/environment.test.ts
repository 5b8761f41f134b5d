import { describe, expect, test } from 'vitest'
import { type ErrorCode, MOST_TABLES, makeEnvironment } from './environment.ts'

const NEW = { do: 'new', game: 'puerto-rico', setup: { edition: 'classic', seats: 3, seed: 1 } }

describe('a request that is refused names its error and changes nothing', () => {
  const refused: [ErrorCode, object][] = [
    ['bad-request', { do: 'fly' }],
    ['bad-request', { do: 'legal' }],
    ['bad-request', { ...NEW, game: 'chess' }],
    ['bad-request', { do: 'legal', table: 1, mots: 3 }],
    ['bad-setup', { ...NEW, setup: { edition: 'third', seats: 3, seed: 1 } }],
    ['bad-setup', { ...NEW, setup: { edition: 'two-player', seats: 3, seed: 1 } }],
    ['bad-setup', { ...NEW, setup: null }],
    ['unknown-table', { do: 'legal', table: 2 }],
    ['bad-seat', { do: 'view', table: 1, seat: 3 }],
    ['illegal-move', { do: 'apply', table: 1, move: { do: 'pass', seat: 0 } }],
    ['illegal-move', { do: 'apply', table: 1, move: [[[]]] }],
    ['nothing-to-undo', { do: 'undo', table: 1 }],
  ]
  test.each(refused)('%s: %j', (code, request) => {
    const { answer } = makeEnvironment()
    answer(NEW)
    const before = answer({ do: 'view', table: 1, seat: 0 })
    expect(answer({ id: 'x', ...request })).toMatchObject({ id: 'x', error: { code } })
    expect(answer({ do: 'view', table: 1, seat: 0 })).toEqual(before)
  })
  test('not-json: a line that is none', () => {
    expect(makeEnvironment().answerLine('{"do":')).toContain('"not-json"')
  })
  test('too-many-tables: until one is closed', () => {
    const { answer } = makeEnvironment()
    answer(NEW)
    for (let made = 1; made < MOST_TABLES; made++) answer({ do: 'clone', table: 1 })
    expect(answer(NEW)).toMatchObject({ error: { code: 'too-many-tables' } })
    answer({ do: 'close', table: 7 })
    expect(answer(NEW)).toMatchObject({ table: MOST_TABLES + 1 })
  })
})

test('a clone goes its own way, and undo leads back', () => {
  const { answer } = makeEnvironment()
  answer(NEW)
  const before = answer({ do: 'view', table: 1, seat: 0 })
  answer({ do: 'clone', table: 1 })
  answer({ do: 'apply', table: 2, move: { do: 'chooseRole', seat: 0, role: 'mayor' } })
  expect(answer({ do: 'view', table: 1, seat: 0 })).toEqual(before)
  expect(answer({ do: 'view', table: 2, seat: 0 })).not.toEqual(before)
  answer({ do: 'undo', table: 2 })
  expect(answer({ do: 'view', table: 2, seat: 0 })).toEqual(before)
})

test('legal keeps to the seat that is asked for', () => {
  const { answer } = makeEnvironment()
  answer({ do: 'new', game: 'le-havre', setup: { version: 'short', seats: 3, seed: 1 } })
  const seats = (request: object) => {
    const { moves } = answer({ do: 'legal', table: 1, ...request }) as { moves: { seat: number }[] }
    return new Set(moves.map(({ seat }) => seat))
  }
  // Once somebody has a building it may be sold in any turn.
  for (let made = 0; made < 400 && seats({}).size === 1; made++) {
    const { moves } = answer({ do: 'legal', table: 1 }) as { moves: object[] }
    answer({ do: 'apply', table: 1, move: moves[(made * 7) % moves.length] })
  }
  expect(seats({}).size).toBeGreaterThan(1)
  expect([...seats({ seat: 1 })]).toEqual([1])
})
