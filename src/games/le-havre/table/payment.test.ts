import { expect, test } from 'vitest'
import { readText } from '../../../referee/read.ts'
import { leHavre } from '../definition.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { cheapestPayment } from './payment.ts'

function positionOf(text: string): Position {
  const read = readText(leHavre, text)
  if (!read.ok) throw new Error(read.problem)
  return read.position
}

/** What is owed for food at the end of a round: 9 in round 10, 14 in round 15, 15 in the last. */
const feeding = (round: number, items: string): Position =>
  positionOf(
    `game: { version: full, seats: 3 }\nat: roundEnd.feeding\nactive: C\nseat: A\nset: { round: ${round}, A: { items: { ${items} } } }`,
  )

/** A visit of seat A as far as the payment. */
function owing(set: string, ...moves: Move[]): Position {
  let position = positionOf(`at: turn.main\nset: { round: 5, ${set} }`)
  for (const move of moves) {
    const next = leHavre.game.applyMove(position, move)
    if (!next.ok) throw new Error(next.broken.join())
    position = next.position
  }
  return position
}

test.each([
  ['francs are kept while bread reaches', 15, 'franc: 13, bread: 6', { franc: 2, bread: 6 }],
  ['francs go where nothing else is held', 15, 'franc: 20, wood: 9', { franc: 14 }],
  ['fish goes before bread and meat', 10, 'franc: 5, fish: 9, bread: 5, meat: 3', { fish: 9 }],
  [
    'meat goes before smoked fish, that before bread',
    10,
    'meat: 2, smokedFish: 1, bread: 4, fish: 1',
    { fish: 1, meat: 2, smokedFish: 1 },
  ],
  [
    'a franc is paid rather than half a smoked fish is lost',
    10,
    'franc: 3, smokedFish: 5',
    { franc: 1, smokedFish: 4 },
  ],
  [
    'at the last meal all food goes before a franc',
    18,
    'franc: 9, meat: 3, smokedFish: 4',
    { meat: 3, smokedFish: 3 },
  ],
] as const)('%s', (_, round, items, paid) => {
  expect(cheapestPayment(feeding(round, items))).toEqual(paid)
})

const steel = [
  { do: 'enter', seat: 0, building: 'steelMill' },
  { do: 'use', seat: 0, count: 1 },
] as const

test.each([
  ['wood and charcoal go before coal', 'wood: 9, charcoal: 1, coal: 2', { wood: 2, charcoal: 1 }],
  ['coke is kept where little is owed', 'charcoal: 2, coke: 1', { charcoal: 2 }],
] as const)('energy: %s', (_, items, paid) => {
  expect(
    cheapestPayment(owing(`A: { buildings: [steelMill], items: { iron: 2, ${items} } }`, ...steel)),
  ).toEqual(paid)
})

test('of a fee either way the one that is worth less', () => {
  const fee = (items: string) =>
    cheapestPayment(
      owing(`town: [clothingIndustry], A: { items: { hide: 1, leather: 1, ${items} } }`, {
        do: 'enter',
        seat: 0,
        building: 'clothingIndustry',
      }),
    )
  expect(fee('franc: 1, fish: 2')).toEqual({ franc: 1 })
})

test('a position without a debt has none', () => {
  expect(cheapestPayment(positionOf('at: turn.main'))).toBeNull()
})
