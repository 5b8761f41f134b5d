/** Goods as rows of data: what each feeds, burns and sells for on a ship. */
import type { Good, Item, Offer, Tile } from './vocabulary.ts'

interface GoodRow {
  /** The other side of the token. */
  counterpart: Good
  food?: number
  energy?: number
  shippingPrice: number
}

export const GOOD: Record<Good, GoodRow> = {
  fish: { counterpart: 'smokedFish', food: 1, shippingPrice: 1 },
  wood: { counterpart: 'charcoal', energy: 1, shippingPrice: 1 },
  clay: { counterpart: 'brick', shippingPrice: 1 },
  iron: { counterpart: 'steel', shippingPrice: 2 },
  grain: { counterpart: 'bread', shippingPrice: 1 },
  cattle: { counterpart: 'meat', shippingPrice: 3 },
  coal: { counterpart: 'coke', energy: 3, shippingPrice: 3 },
  hide: { counterpart: 'leather', shippingPrice: 2 },
  smokedFish: { counterpart: 'fish', food: 2, shippingPrice: 2 },
  charcoal: { counterpart: 'wood', energy: 3, shippingPrice: 2 },
  brick: { counterpart: 'clay', shippingPrice: 2 },
  steel: { counterpart: 'iron', shippingPrice: 8 },
  bread: { counterpart: 'grain', food: 2, shippingPrice: 3 },
  meat: { counterpart: 'cattle', food: 3, shippingPrice: 2 },
  coke: { counterpart: 'coal', energy: 10, shippingPrice: 5 },
  leather: { counterpart: 'hide', shippingPrice: 4 },
}

/** A franc pays for one food; food never pays for a franc. */
export const FRANC_AS_FOOD = 1

/** What may be paid in place of another good, in every cost. */
export const SUBSTITUTES: readonly { use: Good; for: Good }[] = [
  { use: 'brick', for: 'clay' },
  { use: 'steel', for: 'iron' },
]

interface TileRow {
  tokens: readonly [Offer, Offer]
  interest?: true
}

export const TILE: Record<Tile, TileRow> = {
  tile1: { tokens: ['franc', 'wood'] },
  tile2: { tokens: ['wood', 'fish'], interest: true },
  tile3: { tokens: ['fish', 'clay'] },
  tile4: { tokens: ['franc', 'iron'] },
  tile5: { tokens: ['fish', 'grain'] },
  tile6: { tokens: ['wood', 'clay'] },
  tile7: { tokens: ['wood', 'cattle'] },
}

export const LOAN = { take: 4, repay: 5, endPenalty: 7, interest: 1 } as const

/** Harvest: so many of a good at least, and one more comes. */
export const HARVEST: readonly { good: Item; least: number }[] = [
  { good: 'grain', least: 1 },
  { good: 'cattle', least: 2 },
]
