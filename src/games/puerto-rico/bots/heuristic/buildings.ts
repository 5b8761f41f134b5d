/** What a building is worth: its power until the end of the game, or its bonus there. */
import type { FinalBonus, Powers } from '../../rules/building-row.ts'
import { BUILDING } from '../../rules/buildings.ts'
import type { BuildingId } from '../../rules/vocabulary.ts'
import { addedWorth } from './added-worth.ts'
import type { Estate } from './estate.ts'
import type { Outlook } from './outlook.ts'
import { SALES_BY_KINDS, WEIGHTS } from './weights.ts'

/** Powers of the base game; buildings of the expansions are weighed one by one. */
type Power =
  | 'saleBonus'
  | 'sellsSameKind'
  | 'drawsTile'
  | 'mayTakeQuarry'
  | 'mansTile'
  | 'mansBuilding'
  | 'storesKinds'
  | 'kindsPay'
  | 'loadBonus'
  | 'ownShip'
type BaseBonus = Exclude<FinalBonus, 'sets' | 'nobles'>
const isBaseBonus = (bonus: FinalBonus): bonus is BaseBonus => bonus in BONUS_WORTH

/** The worth of each power until the end of the game, while the building is occupied. */
const POWER_WORTH: {
  [P in Power]: (value: Powers[P], estate: Estate, outlook: Outlook) => number
} = {
  saleBonus: (coins, { kinds }, { coin, ahead }) =>
    coins * coin * ahead.trader * (SALES_BY_KINDS[Math.min(2, kinds)] ?? 0),
  sellsSameKind: (_, { kinds }, { coin, ahead }) =>
    coin * ahead.trader * (kinds > 0 ? WEIGHTS.office : 0.1),
  drawsTile: (_, { freeLand }, { ahead }) =>
    Math.min(ahead.settler, freeLand / 2) * WEIGHTS.hacienda * ahead.craftsman,
  mayTakeQuarry: (_, { player }, { ahead }) =>
    Math.max(0, 3 - player.tiles.quarry) * WEIGHTS.hut * Math.min(3, ahead.builder),
  mansTile: (_, { freeLand }, { ahead }) =>
    Math.min(ahead.settler, freeLand) * WEIGHTS.hospice * ahead.craftsman,
  mansBuilding: (_, __, { ahead }) => ahead.builder * WEIGHTS.university * ahead.mayor,
  storesKinds: (kinds, { couldMake }, { ahead }) =>
    Math.min(kinds * 1.5, Math.max(0, couldMake - 2)) * WEIGHTS.warehouse * ahead.captain,
  kindsPay: (pay, { kinds }, { coin, ahead }) =>
    ((pay[kinds] ?? 0) * 0.85 + (pay[Math.min(5, kinds + 1)] ?? 0) * 0.15) *
    WEIGHTS.factory *
    coin *
    ahead.craftsman,
  loadBonus: (_, { kinds, couldMake }, { ahead }) =>
    Math.min(2.5, 0.5 + 0.6 * kinds, couldMake) * WEIGHTS.harbor * ahead.captain,
  ownShip: (_, { couldMake }, { ahead }) =>
    (WEIGHTS.wharf + WEIGHTS.wharfLoad * couldMake) * ahead.captain,
}

const worthOf = <P extends Power>(
  power: P,
  powers: Partial<Powers>,
  estate: Estate,
  outlook: Outlook,
): number => {
  const value = powers[power]
  return value === undefined ? 0 : POWER_WORTH[power](value as Powers[P], estate, outlook)
}

/**
 * What a building yields until the end of the game if it stays occupied. A large one must be occupied
 * only then: the fewer mayors are to come, the more it counts now.
 */
export function powerWorth(estate: Estate, id: BuildingId, outlook: Outlook): number {
  const { powers } = BUILDING[id]
  if (powers.finalBonus)
    return bonusWorth(estate, id, outlook) * Math.max(0.05, 1 - outlook.ahead.mayor)
  let worth = addedWorth(estate, id, outlook)
  for (const power in powers)
    if (power in POWER_WORTH) worth += worthOf(power as Power, powers, estate, outlook)
  return worth
}

/** The bonus that each kind of large building will probably count at the end. */
const BONUS_WORTH: Record<BaseBonus, (estate: Estate, outlook: Outlook) => number> = {
  productionBuildings({ player }, { ahead }) {
    let points = Math.min(3, WEIGHTS.plantsToCome * ahead.builder)
    for (const { id } of player.city)
      if (BUILDING[id].good) points += BUILDING[id].column > 1 ? 2 : 1
    return points
  },
  landTiles: ({ freeLand }, { ahead }) => Math.max(4, 7 - Math.max(0, freeLand - ahead.settler)),
  colonists: ({ colonists }, { ahead }) => (colonists + WEIGHTS.arriving * ahead.mayor) / 3,
  chips: ({ player }, { rounds }) => (player.vp + WEIGHTS.pointsARound * rounds) / 4,
  commercialBuildings({ player }, { ahead }) {
    let points = WEIGHTS.shopsToCome * ahead.builder
    for (const { id } of player.city) if (!BUILDING[id].good) points++
    return points
  },
}

/** The bonus that a large building will probably count at the end; 0 for any other building. */
export function bonusWorth(estate: Estate, id: BuildingId, outlook: Outlook): number {
  const { finalBonus } = BUILDING[id].powers
  if (!finalBonus) return 0
  return isBaseBonus(finalBonus)
    ? BONUS_WORTH[finalBonus](estate, outlook)
    : addedWorth(estate, id, outlook)
}
