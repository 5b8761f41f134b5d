/** The figures of the evaluation. */
import type { Good } from '../rules/vocabulary.ts'

interface Weights {
  /** What a good can become for its holder, its food and its price on a ship left aside. */
  holding: Readonly<Record<Good, number>>
  /** Of so many of a good each counts in full, of more only a part. */
  plenty: number
  beyond: number
  /** Own turns in which goods can be turned into wealth. */
  turnsToUse: number
  /** The part of its price on a ship that a good held is worth, and how often ships sail: at most, and turns for each. */
  shipped: number
  voyages: number
  turnsForVoyage: number
  /** Rounds that are soon, and what a food lacking then and later costs; more where francs lack as well. */
  soon: number
  foodSoon: number
  foodLater: number
  short: number
  /** Food of a ship in a round, where it is planned. */
  fed: number
  /** What a card that is only planned counts for, with all of its materials at hand. */
  planned: number
  /** What a ship in view counts for while no wharf stands, and the part of it that the first wharf opens. */
  withoutWharf: number
  firstWharf: number
  /** What a building brings its owner in a round, as fees and free entries; what harvest brings. */
  rent: number
  harvested: number
  /** What a loan costs, and in a round all together. */
  loan: number
  interest: number
}

export const WEIGHTS: Weights = {
  holding: {
    fish: 0,
    wood: 0.9,
    clay: 0.9,
    iron: 2,
    grain: 0.8,
    cattle: 2,
    coal: 2.2,
    hide: 1,
    smokedFish: 0,
    charcoal: 1.4,
    brick: 1.8,
    steel: 5,
    bread: 0.2,
    meat: 0,
    coke: 4,
    leather: 2.4,
  },
  plenty: 6,
  beyond: 0.4,
  turnsToUse: 8,
  shipped: 0.7,
  voyages: 2,
  turnsForVoyage: 3,
  soon: 2,
  foodSoon: 1,
  foodLater: 0.75,
  short: 0.5,
  fed: 0.8,
  planned: 0.5,
  withoutWharf: 0.3,
  firstWharf: 0.5,
  rent: 0.7,
  harvested: 0.8,
  loan: 7,
  interest: 2,
}
