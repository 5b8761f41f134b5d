import { describe, expect, test } from 'vitest'
import { verdictOn } from '../../../referee/verdict.ts'
import { puertoRico } from '../definition.ts'
import { validate } from '../rules/impossible.ts'
import { setUp } from '../rules/setup.ts'
import { inSupply } from '../scenario/supply.ts'
import { edited } from './edit-position.ts'
import * as edit from './edits.ts'
import { positionsOf } from './sample.ts'
import { editAt } from './taps.ts'

test('a position that can occur stays as it is', () => {
  for (const { position } of positionsOf(400)) expect(edited(position, () => {})).toEqual(position)
})

test('a change and back leaves everything where it was, but for the order of the pile', () => {
  const start = setUp({ edition: 'two-player', seats: 2, seed: 3 })
  const more = edited(start, edit.setTiles(0, 'corn', 3))
  const back = edited(more, edit.setTiles(0, 'corn', 0))
  expect(validate(more)).toEqual([])
  expect(back.plantations.pile.toSorted()).toEqual(start.plantations.pile.toSorted())
  expect({ ...back, plantations: null }).toEqual({ ...start, plantations: null })
})

test('the example with Harbor and Wharf is built tap by tap, and answered', () => {
  let draft = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const tap = (key: Parameters<typeof editAt>[2], seat?: number): void => {
    const change = editAt(draft, { tool: 'add', board: 0 }, key, seat)
    if (typeof change !== 'function') throw new Error(`${key} asks back`)
    draft = edited(draft, change)
  }
  for (const id of ['harbor', 'wharf'] as const) {
    tap(`building:${id}`)
    tap(`city:${id}`, 0)
  }
  for (let count = 0; count < 5; count++) tap('supplyGood:tobacco')
  for (let count = 0; count < 2; count++) tap('good:sugar', 0)
  draft = edited(draft, edit.setShip(4, 'tobacco', 1))
  draft = edited(draft, edit.setShip(6, 'sugar', 4))
  draft = edited(draft, edit.setTurn('captain.loading', 0, 0))
  expect(validate(draft)).toEqual([])
  const verdict = verdictOn(puertoRico, draft, { do: 'load', seat: 0, good: 'tobacco', ship: 4 })
  expect(verdict.legal && verdict.after.players[0]?.vp).toBe(5)
})

describe('the turn', () => {
  const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  test('gives the role in play to the chooser, and the round to whoever began it', () => {
    const phase = edited(start, edit.setTurn('trader.turn', 1, 1))
    expect(phase).toMatchObject({ role: 'trader', picks: 1, governor: 1 })
    expect(validate(phase)).toEqual([])
    const later = edited(phase, edit.setTaken('mayor', 0))
    expect(later).toMatchObject({ picks: 2, governor: 0 })
    expect(validate(later)).toEqual([])
    const choosing = edited(later, edit.setTurn('roles', 0, 0))
    expect(choosing).toMatchObject({ role: null, picks: 1 })
  })

  test.each([2, 3, 5])('of %i at the end has a round played out; why it ended is told', (seats) => {
    const edition = seats === 2 ? 'two-player' : 'classic'
    const begun = edited(setUp({ edition, seats, seed: 1 }), edit.setTaken('mayor', 1))
    const over = edited(begun, edit.setTurn('over', 0, 0))
    expect(validate(over)).toMatchObject([{ problem: 'ending', values: { trigger: '' } }])
    expect(over.roles.find(({ id }) => id === 'mayor')?.takenBy).toBe(1)
    const ended = edited(over, edit.setSupply('vp', 0))
    expect(validate(ended)).toEqual([])
  })

  test('a tap hands a role from seat to seat and back', () => {
    let draft = start
    const owners = [0, 1, 2].map(() => {
      const change = editAt(draft, { tool: 'add', board: 0 }, 'role:mayor')
      if (typeof change !== 'function') throw new Error('it asks back')
      draft = edited(draft, change)
      return draft.roles.find(({ id }) => id === 'mayor')?.takenBy
    })
    expect(owners).toEqual([0, 1, null])
  })
})

test('too many of a good are a problem, not an error', () => {
  const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const draft = edited(start, edit.setGood(0, 'corn', 500))
  expect(validate(draft)).toMatchObject([{ problem: 'short', path: 'supply.goods.corn' }])
})

describe('supply, discard and pile', () => {
  const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  test.each([
    'colonists',
    'vp',
    'corn',
  ] as const)('%s of the supply go to the players and come back', (stock) => {
    const empty = edited(start, edit.setSupply(stock, 0))
    expect(inSupply(empty, stock)).toBe(0)
    expect(validate(empty)).toEqual([])
    const some = edited(empty, edit.setSupply(stock, 5))
    expect(inSupply(some, stock)).toBe(5)
    expect(validate(some)).toEqual([])
    const all = edited(some, edit.setSupply(stock, inSupply(start, stock)))
    expect(all).toEqual(start)
  })
  test('a tile comes to the top, tiles are discarded, the whole pile too', () => {
    const top = edited(start, edit.setPileTop('coffee'))
    expect(top.plantations.pile.at(-1)).toBe('coffee')
    expect(top.plantations.pile).toHaveLength(start.plantations.pile.length)
    const two = edited(top, edit.setDiscard('corn', 2))
    expect(two.plantations.discard.corn).toBe(2)
    const gone = edited(two, edit.discardPile())
    expect(gone.plantations.pile).toEqual([])
    for (const draft of [top, two, gone]) expect(validate(draft)).toEqual([])
  })
})

test('a ship is filled as far as the supply goes, and the market shared out from the chooser on', () => {
  const start = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  const few = edited(start, edit.setSupply('coffee', 3))
  const shipped = edited(few, edit.fillShip(6, 'coffee')).ships.map(({ count }) => count)
  expect(shipped).toContain(3)
  expect(edited(start, edit.fillShip(6, 'corn')).ships.map(({ count }) => count)).toContain(6)
  const placing = edited(start, edit.setTurn('mayor.placing', 1, 1))
  expect(validate(placing)).not.toEqual([])
  const dealt = edited(placing, edit.dealMarket())
  expect(validate(dealt)).toEqual([])
  expect(dealt.players.map(({ stored }) => stored)).toEqual([1, 1])
})
