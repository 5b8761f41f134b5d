import { describe, expect, test } from 'vitest'
import { playGame } from '../../../engine/random-game.ts'
import { readText } from '../../../referee/read.ts'
import { leHavre } from '../definition.ts'
import type { Move } from '../rules/moves.ts'
import type { Position } from '../rules/state.ts'
import { counted, countersOf } from './counting.ts'
import { proposedExchanges } from './exchanges.ts'
import { deselect, emptyHand, legalCardMoves, likeliest, readyMove, tap } from './hand.ts'

const { game } = leHavre

/** Every position of some random games. */
function positionsOf(seats: number, version: 'short' | 'full'): Position[] {
  const all: Position[] = []
  playGame(leHavre, { version, seats, seed: 7 * seats }, (position) => {
    all.push(structuredClone(position))
  })
  return all
}

const legal = (position: Position, move: Move | null): boolean =>
  move !== null && game.judge(position, move).legal

describe.each([
  [1, 'short'],
  [2, 'full'],
  [4, 'short'],
] as const)('%i seats, %s', (seats, version) => {
  const positions = positionsOf(seats, version)
  const at = (...decisions: string[]) => positions.filter((one) => decisions.includes(one.at))

  test('what is owed is paid by one press', () => {
    const owing = at('turn.fee', 'turn.price', 'turn.interest', 'roundEnd.feeding')
    expect(owing.length).toBeGreaterThan(3)
    for (const position of owing)
      expect(legal(position, readyMove(position, emptyHand(position)))).toBe(true)
  })

  test('every number that is offered can be reached, and the first is legal', () => {
    for (const position of at('turn.using', 'turn.trading')) {
      expect(countersOf(position).length).toBeGreaterThan(0)
      expect(legal(position, readyMove(position, emptyHand(position)))).toBe(true)
    }
  })

  test('what is proposed to be chosen, loaded, sold or exchanged is legal', () => {
    for (const position of at('turn.choosing', 'turn.shipping', 'turn.selling'))
      expect(legal(position, readyMove(position, emptyHand(position)))).toBe(true)
    for (const position of at('turn.exchanging'))
      expect(proposedExchanges(position).length).toBeGreaterThan(0)
  })

  test('the main action is made by taps alone', () => {
    for (const position of at('turn.main')) {
      const hand = emptyHand(position)
      for (const move of game.legalMoves(position)) {
        if (move.do === 'takeOffer')
          expect(
            tap(position, hand, { key: `offer:${move.space}`, seat: undefined, direct: false })
              .attempt,
          ).toEqual(move)
        if (move.do === 'enter')
          expect(legalCardMoves(position, move.building)).toContainEqual(move)
        if (move.do === 'buy' || move.do === 'sell')
          expect(legalCardMoves(position, move.card)).toContainEqual(move)
      }
    }
  })
})

test('a card is shown by the first tap and entered by the second', () => {
  const start = leHavre.setUp({ version: 'short', seats: 2, seed: 4 })
  const next = game.applyMove(start, { do: 'supply', seat: 0 })
  if (!next.ok) throw new Error('no supply')
  const tapped = { key: 'card:buildingFirmSmall', seat: undefined, direct: false }
  const shown = tap(next.position, emptyHand(next.position), tapped)
  const enter = { do: 'enter', seat: 0, building: 'buildingFirmSmall' } as const
  if (legal(next.position, enter)) {
    expect(shown).toMatchObject({ hand: { card: 'buildingFirmSmall' } })
    expect(shown.attempt).toBeUndefined()
    expect(tap(next.position, shown.hand, tapped).attempt).toEqual(enter)
  } else expect(shown.attempt).toEqual(enter)
})

test('counting past the most begins again', () => {
  const counts = { fish: 2 }
  const counter = { key: 'fish', item: 'fish', most: 2 } as const
  expect(counted(counts, counter, 1).fish).toBe(0)
  expect(counted(counts, counter, -1).fish).toBe(1)
})

test('a card of somebody else is sold where they play at this table, and nowhere else', () => {
  const read = readText(
    leHavre,
    'at: turn.main\nset: { round: 2, A: { items: { fish: 1 } }, B: { buildings: [fishery] } }',
  )
  if (!read.ok) throw new Error(read.problem)
  const sale = { do: 'sell', seat: 1, card: 'fishery' } as const
  expect(legalCardMoves(read.position, 'fishery')).toContainEqual(sale)
  expect(legalCardMoves(read.position, 'fishery', (seat) => seat === 0)).not.toContainEqual(sale)
})

describe('an own card that is chosen', () => {
  const asked = ['turn.opened', 'turn.closed', 'turn.interest', 'turn.main', 'roundEnd.feeding']
  const positions = ([3, 4] as const)
    .flatMap((seats) => positionsOf(seats, 'short'))
    .filter(({ at }) => asked.includes(at))
  const own = (position: Position) =>
    [
      ...(position.players[position.seat]?.buildings ?? []),
      ...(position.players[position.seat]?.ships ?? []),
    ].filter((card) => legalCardMoves(position, card).some(({ do: what }) => what === 'sell'))
  const cardAt = (card: string) => ({ key: `card:${card}`, seat: undefined, direct: false })

  test.each(asked)('at %s takes no move away, and a second tap or another lets go', (at) => {
    const here = positions.filter((one) => one.at === at && own(one).length > 0)
    expect(here.length).toBeGreaterThan(0)
    for (const position of here)
      for (const card of own(position)) {
        const empty = emptyHand(position)
        const { hand } = tap(position, empty, cardAt(card))
        expect(hand.card).toBe(card)
        if (likeliest(position, card)) continue
        expect(readyMove(position, hand)).toEqual(readyMove(position, empty))
        expect(tap(position, hand, cardAt(card))).toEqual({ hand: empty })
        expect(tap(position, hand, { ...cardAt(card), key: 'offer:wood' }).hand).toEqual(empty)
        expect(deselect(hand)).toEqual(empty)
      }
  })
})

test.each([
  ['nothing is burnt unasked for more iron', 'ironworks', 'coal: 2', { count: 0 }],
  ['as much bread as the first energy bakes', 'bakehouse', 'grain: 5, wood: 5', { count: 2 }],
  ['every fish that one energy smokes', 'smokehouse', 'fish: 5, wood: 5', { count: 5 }],
  ['one steel, as each burns five', 'steelMill', 'iron: 3, coke: 2', { count: 1 }],
  ['all meat, as it burns nothing', 'abattoir', 'cattle: 4', { count: 4 }],
] as const)('a number begins with %s', (_, building, items, counts) => {
  const read = readText(
    leHavre,
    `at: turn.main\nset: { A: { buildings: [${building}], items: { ${items} } } }`,
  )
  if (!read.ok) throw new Error(read.problem)
  const visit = game.applyMove(read.position, { do: 'enter', seat: 0, building })
  if (!visit.ok) throw new Error(visit.broken.join())
  expect(emptyHand(visit.position).counts).toEqual(counts)
})
