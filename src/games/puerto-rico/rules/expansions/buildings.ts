/** The buildings of both expansions. */
import { type Building, commercial, large, type Powers } from '../building-row.ts'
import type { RuleId } from '../rule-ids.ts'
import type { BuildingId } from '../vocabulary.ts'

const byOccupant = (
  id: BuildingId,
  cost: number,
  vp: number,
  column: Building['column'],
  rule: RuleId,
  colonist: Partial<Powers>,
  noble: Partial<Powers>,
): Building => ({
  ...commercial(id, cost, vp, column, rule, {}),
  byOccupant: { colonist, noble },
})

// prettier-ignore
export const ADDED_ROWS: readonly Building[] = [
  commercial('aqueduct', 1, 1, 1, 'aqueduct.good', {
    extraGoodOf: ['largeFruitPlant', 'largeSugarMill'],
  }),
  commercial('forestHouse', 2, 1, 1, 'forest-house.lay', { laysForest: true }),
  commercial('blackMarket', 2, 1, 1, 'black-market.pay', { paysInKind: true }),
  commercial('storehouse', 3, 1, 1, 'storehouse.keep', { storesSingles: 3 }),
  { ...commercial('guesthouse', 4, 2, 2, 'guesthouse.move', { guests: true }), circles: 2 },
  commercial('tradingPost', 5, 2, 2, 'trading-post.sell', { sellsToSupply: true }),
  commercial('church', 5, 2, 2, 'church.points', { buildPoints: [0, 0, 1, 1, 2] }),
  commercial('smallWharf', 6, 2, 2, 'small-wharf.load', { ownSmallWharf: true }),
  commercial('lighthouse', 7, 3, 3, 'lighthouse.coin', { loadCoin: 1, captainCoin: true }),
  commercial('specialtyFactory', 8, 3, 3, 'specialty-factory.coins', { largestKindLess: 1 }),
  commercial('library', 8, 3, 3, 'library.double', { doublesPrivilege: true }),
  commercial('unionHall', 9, 3, 3, 'union-hall.pairs', { pairPoints: 1 }),
  { ...large('statue', 'statue.no-circle'), vp: 8, circles: 0 },
  large('cloister', 'cloister.bonus', 'sets'),

  byOccupant('landOffice', 2, 1, 1, 'land-office.buy', { buysTile: true }, { sellsTile: true }),
  byOccupant('chapel', 3, 1, 1, 'chapel.coin', { craftCoins: 1 }, { craftPoints: 1 }),
  byOccupant(
    'huntingLodge',
    4,
    2,
    2,
    'hunting-lodge.return',
    { returnsTile: true },
    { emptiestPoints: 2 },
  ),
  byOccupant(
    'zoningOffice',
    5,
    2,
    2,
    'zoning-office.small',
    { smallDiscount: 1 },
    { largeDiscount: 2 },
  ),
  commercial('royalSupplier', 6, 2, 2, 'royal-supplier.points', { givesForNobles: true }),
  commercial('villa', 7, 3, 3, 'villa.noble', { extraNobles: 1 }),
  { ...commercial('jeweler', 8, 3, 3, 'jeweler.coins', { nobleCoins: 1 }), kind: 'production' },
  large('royalGarden', 'royal-garden.bonus', 'nobles'),
]
