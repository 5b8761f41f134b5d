import { expect, test } from 'vitest'
import { runText } from './run-text.ts'

const HAVRE = `game: le-havre
at: turn.fee
set:
  A: { items: { fish: 4, coal: 2 }, disc: shippingLine, ships: [appoline] }
  town: [shippingLine]
`

test.each([
  [`${HAVRE}moves: [{ do: pay, tokens: { fish: 2 } }]`, [], 'enter.fee-first'],
  [
    `${HAVRE}moves: [{ do: pay, tokens: { fish: 1 } }]`,
    ['6: moves.1: expected legal, found refused by pay.whole'],
    'pay.whole',
  ],
  [
    'at: captain.loading\nset: { A: { goods: { corn: 1 } } }\nmoves: [{ do: load, good: corn }]',
    ['3: moves.1.ship: missing key ship'],
    undefined,
  ],
  ['set: { C: { coins: 1 } }', ['1: impossible: set.C: seat (seat C, seats 2)'], undefined],
])('%s', (text, failures, rule) => {
  const ran = runText(text)
  expect(ran.failures).toEqual(failures)
  if (rule) expect(ran.cited).toContain(rule)
})
