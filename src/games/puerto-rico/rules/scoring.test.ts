import { describe, expect, test } from 'vitest'
import { resultOf, scoreOf } from './scoring.ts'
import { setUp } from './setup.ts'
import type { Built, Player, Position } from './state.ts'
import type { BuildingId } from './vocabulary.ts'

/** A position of two seats, each as set up but for what is given. */
function positionWith(...changes: Partial<Player>[]): Position {
  const position = setUp({ edition: 'two-player', seats: 2, seed: 1 })
  return {
    ...position,
    players: position.players.map((player, seat) => ({ ...player, ...changes[seat] })),
  }
}

const occupied = (...ids: BuildingId[]): Built[] => ids.map((id) => ({ id, workers: 1 }))
const empty = (...ids: BuildingId[]): Built[] => ids.map((id) => ({ id, workers: 0 }))
const land = (corn: number, quarry: number) => ({
  tiles: { corn, fruit: 0, sugar: 0, tobacco: 0, coffee: 0, quarry },
})

/** The points that a large building brings beyond its own. */
function bonusOf(building: BuildingId, player: Partial<Player>): number | undefined {
  const city = [...(player.city ?? []), ...occupied(building)]
  const sheet = scoreOf(positionWith({ ...player, city }), 0)
  return sheet.lines.find((line) => line.building === building)?.points
}

describe('large buildings, as the documents print them', () => {
  test('guild hall: 1 a small and 2 a large production building, occupied or not', () => {
    const city = [
      ...empty('smallFruitPlant', 'smallSugarMill'),
      ...occupied('largeFruitPlant', 'coffeeRoaster', 'smallMarket', 'hospice'),
    ]
    expect(bonusOf('guildHall', { city })).toBe(6)
    expect(bonusOf('guildHall', {})).toBe(0)
  })

  test.each([
    [1, 4],
    [9, 4],
    [10, 5],
    [11, 6],
    [12, 7],
  ])('residence: %i land tiles, quarries too, bring %i', (tiles, points) => {
    expect(bonusOf('residence', land(tiles - 1, 1))).toBe(points)
  })

  test.each([
    [20, 6],
    [3, 1],
    [2, 0],
  ])('fortress: %i colonists bring %i', (colonists, points) => {
    expect(bonusOf('fortress', { stored: colonists - 1 })).toBe(points)
  })

  test('fortress: colonists on tiles, on buildings and stored count', () => {
    const manned = { corn: 2, fruit: 0, sugar: 0, tobacco: 0, coffee: 0, quarry: 1 }
    expect(bonusOf('fortress', { manned, stored: 1, city: occupied('hospice') })).toBe(2)
  })

  test.each([
    [23, 5],
    [3, 0],
    [4, 1],
  ])('customs house: %i points in chips bring %i', (vp, points) => {
    expect(bonusOf('customsHouse', { vp })).toBe(points)
  })

  test('city hall: commercial and large buildings, occupied or not, itself too', () => {
    const city = [...empty('smallMarket', 'hospice', 'fortress'), ...occupied('smallFruitPlant')]
    expect(bonusOf('cityHall', { city })).toBe(4)
  })

  test('bring nothing more while nobody works there', () => {
    const { lines, total } = scoreOf(positionWith({ city: empty('cityHall'), vp: 7 }), 0)
    expect(lines.map((line) => line.rule)).toEqual(['score.chips', 'score.buildings'])
    expect(total).toBe(7 + 4)
  })
})

describe('who is first', () => {
  test('most points', () => {
    const result = resultOf(positionWith({ vp: 5 }, { vp: 6 }))
    expect(result.winners).toEqual([1])
    expect(result.decidedBy).toBeNull()
  })

  test('of equal points, most coins and goods together', () => {
    const goods = { corn: 2, fruit: 1, sugar: 0, tobacco: 0, coffee: 0 }
    const result = resultOf(positionWith({ vp: 5, coins: 2, goods }, { vp: 5, coins: 4 }))
    expect(result.sheets.map((sheet) => sheet.tieBreak)).toEqual([5, 4])
    expect(result.winners).toEqual([0])
    expect(result.decidedBy).toBe('score.tie-break')
  })

  test('nobody alone when these are equal too', () => {
    const result = resultOf(positionWith({ vp: 5, coins: 4 }, { vp: 5, coins: 4 }))
    expect(result.winners).toEqual([0, 1])
    expect(result.decidedBy).toBe('score.draw')
  })

  test('coins do not help where points differ', () => {
    expect(resultOf(positionWith({ vp: 5, coins: 40 }, { vp: 6, coins: 0 })).winners).toEqual([1])
  })
})
