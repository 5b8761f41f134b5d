/** What lies where at the start, by version. */
import {
  type ByItem,
  each,
  ITEMS,
  type Items,
  OFFERS,
  type Offer,
  type ShipId,
  type Version,
} from './vocabulary.ts'

interface SetupFigures {
  offers: Record<Offer, number>
  harbour: ByItem
  /** Special cards in the pile. */
  specials: number
  /** Ships by number of seats: those that players own, seat by seat, and those on the stacks. */
  ships: Partial<Record<number, { owned: readonly ShipId[]; stacked: readonly ShipId[] }>>
}

const offers = (counts: Partial<Record<Offer, number>>): Record<Offer, number> =>
  each(OFFERS, (offer) => counts[offer] ?? 0)
const harbour = (counts: Items): ByItem => each(ITEMS, (item) => counts[item] ?? 0)

export const STACKS = 3

export const SETUP: Record<Version, SetupFigures> = {
  full: {
    offers: offers({ franc: 2, fish: 2, wood: 2, clay: 1 }),
    harbour: harbour({ franc: 5, coal: 1 }),
    specials: 6,
    ships: {},
  },
  short: {
    offers: offers({ franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 }),
    harbour: harbour({ franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hide: 2 }),
    specials: 0,
    ships: {
      1: { owned: ['appoline'], stacked: ['dina'] },
      2: { owned: ['appoline', 'dina'], stacked: [] },
    },
  },
}
