import type { ScenarioSource } from '../../../scenario/schema.ts'
import type { Position } from '../rules/state.ts'
import type { PuertoRico } from '../rules/types.ts'
import { positionFrom } from '../scenario/read-position.ts'

function position(source: ScenarioSource<PuertoRico>): Position {
  const made = positionFrom(source)
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.value
}

/** The middle of a game, with something of everything: the board of the home page. */
export const midGame = position({
  rules: ['captain.load'],
  at: 'captain.loading',
  chooser: 'B',
  seat: 'A',
  set: {
    round: 7,
    taken: { A: ['builder'], B: ['settler'] },
    coins: { prospector: 2, trader: 1 },
    A: {
      coins: 4,
      vp: 11,
      goods: { corn: 3, sugar: 1, tobacco: 1 },
      tiles: { corn: 2, fruit: 1, sugar: 2, tobacco: 2, quarry: 1 },
      city: ['smallFruitPlant', 'smallSugarMill', 'smallMarket', 'tobaccoStorage', 'harbor'],
      colonists: {
        corn: 2,
        sugar: 1,
        tobacco: 1,
        quarry: 1,
        smallSugarMill: 1,
        smallMarket: 1,
        tobaccoStorage: 1,
        harbor: 1,
      },
      stored: 0,
    },
    B: {
      coins: 2,
      vp: 9,
      goods: { fruit: 1, coffee: 2 },
      tiles: { corn: 1, fruit: 3, coffee: 1, quarry: 2 },
      city: ['smallFruitPlant', 'largeFruitPlant', 'coffeeRoaster', 'smallWarehouse'],
    },
    ships: { 4: { fruit: 3 }, 6: { corn: 2 } },
    house: ['sugar', 'coffee'],
    market: 3,
    faceUp: ['sugar', 'corn', 'tobacco'],
  },
})

/** A full city with large buildings, near the end. */
export const lateGame = position({
  rules: ['city-hall.bonus'],
  at: 'builder.turn',
  set: {
    round: 13,
    A: {
      coins: 12,
      vp: 24,
      tiles: { corn: 2, fruit: 3, sugar: 2, tobacco: 1, coffee: 2, quarry: 2 },
      city: [
        'smallFruitPlant',
        'smallSugarMill',
        'largeSugarMill',
        'tobaccoStorage',
        'wharf',
        'guildHall',
        'cityHall',
        'hospice',
      ],
      colonists: 'all',
      goods: { sugar: 2 },
      stored: 0,
    },
    B: {
      coins: 9,
      vp: 19,
      tiles: { corn: 3, fruit: 3, coffee: 1, quarry: 3 },
      city: [
        'largeFruitPlant',
        'coffeeRoaster',
        'university',
        'factory',
        'fortress',
        'customsHouse',
        'residence',
      ],
      colonists: { corn: 3, fruit: 1, quarry: 1, largeFruitPlant: 1, factory: 1, fortress: 1 },
    },
    ships: { 4: { sugar: 3 }, 6: {} },
  },
})
