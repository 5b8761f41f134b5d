import { expect, test } from 'vitest'
import { reasonAt } from './reasons.ts'

test('the same sentence is said once in a turn, and again in the next; none of what every turn has', () => {
  const moves = ['begin', 'go', 'go', 'end', 'begin', 'go'].map((kind) => ({ do: kind, seat: 0 }))
  const turns = moves.map((move) => ({ move }))
  const words = [{ text: '왜냐하면' }]
  const saidOf = (turn: number) => (moves[turn] ? { reason: words } : null)
  const routine = new Set(['begin', 'end'])
  const reasons = moves.map((_, at) => reasonAt(turns, saidOf, at, routine))
  expect(reasons).toEqual([null, words, null, null, null, words])
})

test('what another says is said though it is the same', () => {
  const turns = [0, 1, 0].map((seat) => ({ move: { do: 'go', seat } }))
  const words = [{ text: '왜냐하면' }]
  const saidOf = () => ({ reason: words })
  expect(turns.map((_, at) => reasonAt(turns, saidOf, at))).toEqual([words, words, words])
})

test('of what is said in several sentences, those that were said in the turn are left out', () => {
  const turns = ['choose', 'load', 'load'].map((kind) => ({ move: { do: kind, seat: 0 } }))
  const [first, second, end] = [{ text: '먼저예요.' }, { text: '다음이에요.' }, { text: '비겨요.' }]
  const gap = { text: ' ' }
  const reasons = [
    [first, gap, end],
    [second, gap, end],
    [end, gap, first],
  ]
  const saidOf = (turn: number) => ({ reason: reasons[turn] ?? [] })
  expect(turns.map((_, at) => reasonAt(turns, saidOf, at))).toEqual([
    [first, gap, end],
    [second],
    null,
  ])
})
