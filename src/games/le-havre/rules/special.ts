/** The special buildings. */
import type { BuildingRow } from './building-row.ts'
import type { SpecialId } from './vocabulary.ts'

export const SPECIAL: Record<SpecialId, BuildingRow> = {
  labourExchange: {
    number: 1,
    type: 'public',
    fishermen: 1,
    value: 6,
    effects: [
      {
        kind: 'symbols',
        each: [
          { good: 'fish', base: 0, symbol: 'fisherman', cap: null },
          { good: 'coal', base: 0, symbol: 'hammer', cap: null },
        ],
      },
    ],
  },
  bakery: {
    number: 2,
    type: 'economic',
    value: 6,
    fee: [{ food: 1 }],
    effects: [{ kind: 'trade', rows: [{ pay: { bread: 1 }, gain: { franc: 3 }, most: 6 }] }],
  },
  baguetteShop: {
    number: 3,
    type: 'economic',
    value: 4,
    fee: [{ food: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { meat: 1, bread: 1 }, gain: { franc: 6 }, most: 4 }] },
    ],
  },
  farm: {
    number: 4,
    type: 'economic',
    fishermen: 1,
    value: 8,
    fee: [{ franc: 1 }],
    effects: [{ kind: 'gain', items: { fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1 } }],
  },
  clothingIndustry: {
    number: 5,
    type: 'industrial',
    value: 8,
    fee: [{ food: 2 }, { franc: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { hide: 1, leather: 1 }, gain: { franc: 7 }, most: null }] },
    ],
  },
  ironMineAndCoalSeam: {
    number: 6,
    type: 'none',
    hammers: 1,
    value: 6,
    fee: [{ food: 1 }],
    effects: [{ kind: 'gain', items: { iron: 2, coal: 1 } }],
  },
  fishMarket: {
    number: 7,
    type: 'economic',
    fishermen: 1,
    value: 4,
    fee: [{ food: 1 }],
    effects: [{ kind: 'trade', rows: [{ pay: { fish: 1 }, gain: { franc: 2 }, most: 7 }] }],
  },
  fishRestaurant: {
    number: 8,
    type: 'economic',
    fishermen: 1,
    value: 6,
    fee: [{ food: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { smokedFish: 1 }, gain: { franc: 3 }, most: null }] },
    ],
  },
  fishpondAndWood: {
    number: 9,
    type: 'none',
    fishermen: 1,
    value: 4,
    fee: [{ food: 1 }],
    effects: [{ kind: 'gain', items: { fish: 3, wood: 3 } }],
  },
  forestHut: {
    number: 10,
    type: 'economic',
    fishermen: 1,
    value: 4,
    fee: [{ food: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { wood: 1, meat: 1 }, gain: { franc: 5 }, most: 4 }] },
    ],
  },
  plantNursery: {
    number: 11,
    type: 'craftsman',
    hammers: 1,
    value: 6,
    fee: [{ food: 1 }],
    effects: [{ kind: 'gain', items: { wood: 4, franc: 3 } }],
  },
  businessPark: {
    number: 12,
    type: 'none',
    hammers: 1,
    value: 10,
    price: 12,
    plus: { perBuilding: { industrial: 2 } },
  },
  guildhouse: {
    number: 13,
    type: 'economic',
    hammers: 1,
    fishermen: 1,
    value: 4,
    price: 8,
    plus: { perBuilding: { economic: 2 } },
  },
  harbourWatch: {
    number: 14,
    type: 'public',
    value: 6,
    fee: [{ food: 1 }],
    effects: [{ kind: 'displace', francs: 1 }],
  },
  smelter: {
    number: 15,
    type: 'industrial',
    value: 10,
    fee: [{ franc: 2 }],
    effects: [{ kind: 'gain', items: { coal: 1, coke: 1, iron: 1 } }],
  },
  diner: {
    number: 16,
    type: 'economic',
    fishermen: 1,
    value: 6,
    fee: [{ food: 1 }],
    effects: [
      {
        kind: 'trade',
        rows: [{ pay: { wood: 1, smokedFish: 1, bread: 1 }, gain: { franc: 8 }, most: 3 }],
      },
    ],
  },
  huntingLodge: {
    number: 17,
    type: 'craftsman',
    hammers: 1,
    fishermen: 2,
    value: 6,
    fee: [{ food: 1 }],
    effects: [{ kind: 'gain', items: { hide: 2, meat: 3 } }],
  },
  coalTrader: {
    number: 18,
    type: 'economic',
    value: 4,
    fee: [{ food: 1 }],
    effects: [
      {
        kind: 'trade',
        rows: [
          { pay: { food: 1 }, gain: { charcoal: 1 }, most: 1 },
          { pay: { food: 2 }, gain: { coal: 1 }, most: 5 },
        ],
        limitOption: 'coalTrader.limits',
      },
    ],
  },
  patisserie: {
    number: 19,
    type: 'economic',
    value: 6,
    fee: [{ food: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { bread: 1, grain: 1 }, gain: { franc: 5 }, most: 3 }] },
    ],
  },
  furriery: {
    number: 20,
    type: 'craftsman',
    value: 6,
    fee: [{ food: 1 }],
    effects: [
      {
        kind: 'trade',
        rows: [
          { pay: { hide: 1 }, gain: { bread: 1 }, most: null },
          { pay: { leather: 1 }, gain: { franc: 5 }, most: 2 },
        ],
      },
    ],
  },
  leatherIndustry: {
    number: 21,
    type: 'industrial',
    value: 8,
    fee: [{ food: 2 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { leather: 3 }, gain: { franc: 16 }, most: 1, show: 14 }] },
    ],
  },
  kiln: {
    number: 22,
    type: 'craftsman',
    value: 6,
    fee: [{ food: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { clay: 1, energy: 1 }, gain: { brick: 3 }, most: 1 }] },
    ],
  },
  luxuryYacht: {
    number: 23,
    type: 'ship',
    fishermen: 1,
    value: 20,
    exchangedFor: 'iron',
    buyOption: 'yacht.buyable',
  },
  feedlot: {
    number: 24,
    type: 'economic',
    value: 6,
    price: 8,
    harvest: { from: 2, to: 6, cattle: 2 },
  },
  masonsGuild: {
    number: 25,
    type: 'craftsman',
    hammers: 1,
    value: 8,
    price: 10,
    reduces: ['clay', 'brick'],
  },
  furnitureFactory: {
    number: 26,
    type: 'industrial',
    hammers: 1,
    value: 8,
    fee: [{ food: 2 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { leather: 1, wood: 1 }, gain: { franc: 6 }, most: null }] },
    ],
  },
  townSquare: {
    number: 27,
    type: 'none',
    value: 6,
    fee: [{ franc: 1 }],
    effects: [
      {
        kind: 'choose',
        from: ['smokedFish', 'charcoal', 'brick', 'bread', 'meat', 'coke', 'leather'],
        base: 0,
        most: 7,
      },
    ],
  },
  tavern: {
    number: 28,
    type: 'economic',
    fishermen: 1,
    value: 4,
    effects: [
      { kind: 'trade', rows: [{ pay: { wood: 1, grain: 1 }, gain: { franc: 3 }, most: 4 }] },
    ],
  },
  haulageFirm: {
    number: 29,
    type: 'economic',
    value: 6,
    fee: [{ food: 1 }],
    effects: [{ kind: 'haul', francs: 3, emptyOption: 'haulage.emptySpace' }],
  },
  schnapsDistillery: {
    number: 30,
    type: 'craftsman',
    value: 6,
    fee: [{ food: 1 }],
    effects: [{ kind: 'trade', rows: [{ pay: { grain: 1 }, gain: { franc: 2 }, most: 4 }] }],
  },
  steelworks: {
    number: 31,
    type: 'industrial',
    hammers: 1,
    value: 8,
    fee: [{ food: 2 }, { franc: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { iron: 1, energy: 15 }, gain: { steel: 2 }, most: 1 }] },
    ],
  },
  steakhouse: {
    number: 32,
    type: 'economic',
    value: 6,
    fee: [{ food: 1 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { meat: 1, charcoal: 1 }, gain: { franc: 6 }, most: 4 }] },
    ],
  },
  windFarm: { number: 33, type: 'none', value: 8, price: 12, energyDiscount: 3 },
  brickManufacturer: {
    number: 34,
    type: 'industrial',
    hammers: 1,
    value: 8,
    fee: [{ food: 2 }],
    effects: [
      { kind: 'trade', rows: [{ pay: { brick: 3 }, gain: { franc: 14 }, most: 1, show: 10 }] },
    ],
  },
  zoo: {
    number: 35,
    type: 'public',
    fishermen: 1,
    value: 8,
    fee: [{ franc: 1 }],
    effects: [{ kind: 'held', goods: ['cattle', 'fish'], per: 3, kindsOption: 'zoo.divide' }],
  },
  footballStadium: {
    number: 31,
    type: 'public',
    cost: { wood: 1, brick: 2, iron: 2 },
    value: 24,
    price: null,
    onEmptySpace: true,
  },
}
