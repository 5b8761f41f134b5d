import { expect, test } from 'vitest'
import { startOfLastTurn } from './last-turn.ts'

/** Moves by their seats; a letter stands for one that the table made. */
const turnsOf = (seats: string) =>
  Array.from(seats, (one) => ({
    move: { seat: 'ab'.includes(one) ? 'ab'.indexOf(one) : Number(one) },
    own: one === '0',
  }))

test.each([
  ['0011', 4, 0],
  ['1000', 4, 1],
  ['100a1', 5, 1],
  ['1a001', 5, 2],
  ['00110', 4, 0],
  ['00110', 5, 4],
  ['11', 2, -1],
  ['', 0, -1],
])('of %s, before move %i, the last turn of seat 0 began at %i', (seats, end, start) => {
  expect(startOfLastTurn(turnsOf(seats), end, ({ own }) => own)).toBe(start)
})
