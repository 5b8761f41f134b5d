import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsAnyhow, fullChoices, keepKey } from '../../verify/oracle/storage.ts'
import { game } from '../game.ts'
import { setUp } from '../setup.ts'
import { type Position, playerAt } from '../state.ts'
import { type ByGood, each, GOODS } from '../vocabulary.ts'

type Amounts = ByGood<number>
const WAREHOUSES = [
  [],
  ['smallWarehouse'],
  ['largeWarehouse'],
  ['smallWarehouse', 'largeWarehouse'],
] as const

/** A position where the first seat has these goods to store and this many kinds of room (0 to 3). */
function storingWith(goods: Amounts, room: number, voluntary: boolean): Position {
  const position = setUp({
    edition: 'two-player',
    seats: 2,
    seed: 1,
    options: { 'storage.voluntaryDiscard': voluntary },
  })
  const [first, second] = position.players
  if (!first || !second) throw new Error('two players expected')
  const city = (WAREHOUSES[room] ?? []).map((id) => ({ id, workers: 1 }))
  return {
    ...position,
    at: 'captain.storing',
    role: 'captain',
    players: [{ ...first, goods, city }, second],
  }
}

/** Every choice of amounts from nothing to all that is held. */
function amounts(goods: Amounts): Amounts[] {
  let all: Partial<Amounts>[] = [{}]
  for (const good of GOODS)
    all = all.flatMap((keep) =>
      Array.from({ length: goods[good] + 1 }, (_, count) => ({ ...keep, [good]: count })),
    )
  return all as Amounts[]
}

/** What a player who keeps all they can may keep. */
const keptByModel = (position: Position, room: number): string[] =>
  [...fullChoices(playerAt(position, 0), room)].sort()

/** With discarding allowed: whatever fits. */
const keptAtWill = (goods: Amounts, room: number): string[] =>
  amounts(goods)
    .filter((keep) => fitsAnyhow(keep, room))
    .map(keepKey)
    .sort()

const someGoods = fc.record(each(GOODS, () => fc.nat(3)))

const listed = (position: Position): string[] =>
  [...game.legalMoves(position)]
    .map((move) => (move.do === 'store' ? keepKey(move.keep) : move.do))
    .sort()

const judgedLegal = (position: Position, goods: Amounts): string[] =>
  amounts(goods)
    .filter((keep) => game.judge(position, { do: 'store', seat: 0, keep }).legal)
    .map(keepKey)
    .sort()

describe('what may be stored', () => {
  test.each([0, 1, 2, 3])('is by the model with room for %i kinds', (room) => {
    fc.assert(
      fc.property(someGoods, (goods) => {
        const position = storingWith(goods, room, false)
        const expected = keptByModel(position, room)
        expect(listed(position)).toEqual(expected)
        expect(judgedLegal(position, goods)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    0, 1, 2, 3,
  ])('is as one likes where discarding is allowed, room for %i kinds', (room) => {
    fc.assert(
      fc.property(someGoods, (goods) => {
        const position = storingWith(goods, room, true)
        const expected = keptAtWill(goods, room)
        expect(listed(position)).toEqual(expected)
        expect(judgedLegal(position, goods)).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })

  test.each([
    ['a lone good goes to the warehouse', { corn: 1 }, { corn: 1 }, ['small-warehouse.keep']],
    [
      'of two lone goods the broken kind is the single one',
      { corn: 1, fruit: 3 },
      { corn: 1, fruit: 1 },
      ['small-warehouse.keep', 'storage.keep'],
    ],
  ])('%s', (_, held, keep, rules) => {
    const goods = { ...each(GOODS, () => 0), ...held }
    const position = storingWith(goods, 1, true)
    const next = game.applyMove(position, { do: 'store', seat: 0, keep })
    const kept = next.ok ? next.events.filter(({ to }) => to === 'goods') : []
    expect(kept.map(({ rule }) => rule)).toEqual(rules)
  })

  test('stays in the warehouse also where only a part of it is kept', () => {
    const goods = { corn: 3, fruit: 0, sugar: 2, tobacco: 0, coffee: 0 }
    const position = storingWith(goods, 2, true)
    const next = game.applyMove(position, { do: 'store', seat: 0, keep: { corn: 2, sugar: 2 } })
    const kept = next.ok ? next.events.filter(({ to }) => to === 'goods') : []
    expect(kept.map(({ rule, token, count }) => [rule, token, count])).toEqual([
      ['large-warehouse.keep', 'corn', 2],
      ['large-warehouse.keep', 'sugar', 2],
    ])
  })

  test('goes where the events say: the single good by rule, whole kinds by their warehouse', () => {
    const goods = { corn: 3, fruit: 1, sugar: 2, tobacco: 2, coffee: 0 }
    const position = storingWith(goods, 1, false)
    const next = game.applyMove(position, { do: 'store', seat: 0, keep: { fruit: 1, sugar: 2 } })
    expect(next.ok && next.events).toEqual([
      { rule: 'storage.return', seat: 0, token: 'corn', count: 3, from: 'goods', to: 'supply' },
      { rule: 'storage.keep', seat: 0, token: 'fruit', count: 1, from: 'goods', to: 'goods' },
      {
        rule: 'small-warehouse.keep',
        seat: 0,
        token: 'sugar',
        count: 2,
        from: 'goods',
        to: 'goods',
      },
      { rule: 'storage.return', seat: 0, token: 'tobacco', count: 2, from: 'goods', to: 'supply' },
    ])
  })
})
