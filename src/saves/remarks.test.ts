import { describe, expect, test } from 'vitest'
import { saves } from '../games/puerto-rico/saves.ts'
import { memoryStore } from './key-value-store.ts'
import { keepRemarks, persistedRemarks, remarksKey, type SaidMoves } from './remarks.ts'
import { dropGame } from './store.ts'

const GAME = { game: 'puerto-rico', id: 'g' }
const KEY = remarksKey(GAME)
const words = (text: string) => ({ made: `move ${text}`, reason: [{ text }] })
const turns = (count: number) => Array.from({ length: count }, () => ({}))
const saidFrom = (first: number, after: number): SaidMoves =>
  new Map(Array.from({ length: after - first }, (_, index) => [first + index, words(`${index}`)]))

test('what was said is read again as it was, terms and all', () => {
  const device = memoryStore()
  const reason = [{ term: 'corn', particle: '을' } as const, { text: ' 팔아요.' }]
  const said: SaidMoves = new Map([[3, { made: 'sell', reason }]])
  keepRemarks(device, GAME, turns(4), said)
  expect(persistedRemarks(device, GAME).said).toEqual(said)
})

test('of a long game the last hundred moves keep theirs, and none that was taken back', () => {
  const device = memoryStore()
  keepRemarks(device, GAME, turns(150), saidFrom(0, 200))
  const kept = [...persistedRemarks(device, GAME).said.keys()]
  expect([kept[0], kept.at(-1), kept.length]).toEqual([50, 149, 100])
})

test('turns that the table made are known again, those of the whole game', () => {
  const device = memoryStore()
  keepRemarks(device, GAME, [{ forced: true }, ...turns(150), { forced: true }], new Map())
  expect([...persistedRemarks(device, GAME).forced]).toEqual([0, 151])
})

test('what two windows heard stands together', () => {
  const device = memoryStore()
  keepRemarks(device, GAME, turns(2), saidFrom(0, 2))
  keepRemarks(device, GAME, turns(4), saidFrom(2, 4))
  expect([...persistedRemarks(device, GAME).said.keys()].sort()).toEqual([0, 1, 2, 3])
})

test('where nobody said anything nothing is kept; a game that is dropped takes its remarks along', () => {
  const device = memoryStore()
  keepRemarks(device, GAME, turns(4), new Map())
  expect(device.keys()).toEqual([])
  keepRemarks(device, GAME, turns(2), saidFrom(0, 2))
  dropGame(saves, device, GAME.id)
  expect(device.read(KEY)).toBeNull()
})

describe('what cannot be shown is left out', () => {
  const good = [1, words('good')]
  test.each([
    'null',
    '{"language":',
    '[]',
    JSON.stringify({ language: 'xx', said: [good] }),
    JSON.stringify({ language: 'ko', said: { 1: words('x') } }),
    JSON.stringify({ language: 'ko', forced: 7 }),
  ])('%s', (text) => {
    expect(persistedRemarks(memoryStore([[KEY, text]]), GAME).said.size).toBe(0)
  })

  test.each([
    null,
    ['1', words('x')],
    [2],
    [2, null],
    [2, { made: 1, reason: [] }],
    [2, { made: 'x', reason: [null] }],
    [2, { made: 'x', reason: [{ text: { type: 'b' } }] }],
    [2, { made: 'x', reason: [{ term: 'no-such-term', particle: '' }] }],
    [2, { made: 'x', reason: [{ term: 'corn' }] }],
    [2, { made: 'x', reason: [{ slot: 'count', particle: '' }] }],
  ])('%j beside what can be', (bad) => {
    const text = JSON.stringify({ language: 'ko', said: [bad, good] })
    expect([...persistedRemarks(memoryStore([[KEY, text]]), GAME).said]).toEqual([good])
  })
})
