/** What the buildings of the expansions are worth until the end, while they are occupied. */
import { BUILDING } from '../../rules/buildings.ts'
import { noblesOf } from '../../rules/player.ts'
import { type AddedBuildingId, type BuildingId, GOODS } from '../../rules/vocabulary.ts'
import type { Estate } from './estate.ts'
import type { Outlook } from './outlook.ts'

type Worth = (estate: Estate, outlook: Outlook) => number

const nobles = ({ player }: Estate): number => noblesOf(player)

/** Sets of three equal tiles that land will probably hold, by what they count. */
const SETS = [0, 1, 3, 6, 10]

const WORTH: Readonly<Record<AddedBuildingId, Worth>> = {
  aqueduct({ player }, { ahead, ship }) {
    const { extraGoodOf = [] } = BUILDING.aqueduct.powers
    const served = player.city.filter(({ id }) => extraGoodOf.includes(id))
    return (0.2 + served.length * 0.8) * ahead.craftsman * ship
  },
  forestHouse: ({ freeLand }, { ahead, coin }) =>
    Math.min(freeLand / 2, ahead.settler) * 0.15 * ahead.builder * coin,
  blackMarket: (_, { ahead, coin }) => ahead.builder * 0.6 * coin,
  storehouse: ({ couldMake }, { ahead }) =>
    Math.min(3, Math.max(0, couldMake - 1)) * 0.2 * ahead.captain,
  guesthouse: (_, { rounds }) => Math.min(1.2, 0.2 * rounds),
  tradingPost: ({ kinds }, { ahead, coin }) => (kinds > 0 ? 1.6 : 0.3) * ahead.trader * coin,
  church: (_, { ahead }) => ahead.builder * 0.7,
  smallWharf: ({ couldMake }, { ahead }) => Math.min(2, 0.25 * couldMake) * ahead.captain,
  lighthouse: ({ kinds }, { ahead, coin }) =>
    Math.min(2.5, 0.8 + 0.5 * kinds) * ahead.captain * coin,
  specialtyFactory: ({ couldMake }, { ahead, coin }) =>
    Math.min(2.5, 0.35 * couldMake) * ahead.craftsman * coin,
  library: (_, { rounds }) => Math.min(5, 0.5 * rounds),
  unionHall: ({ couldMake }, { ahead }) => Math.min(2.5, 0.3 * couldMake) * ahead.captain,
  statue: () => 0,
  cloister: ({ player }, { ahead }) => {
    const kinds = [...GOODS, 'quarry' as const].map((tile) => player.tiles[tile])
    const sets = kinds.reduce(
      (sum, count) => sum + Math.floor((count + 0.25 * ahead.settler) / 3),
      0,
    )
    return SETS[Math.min(4, sets)] ?? 0
  },
  landOffice: (_, { ahead, coin }) => ahead.trader * 0.5 * coin,
  chapel: (estate, { ahead, coin }) => ahead.craftsman * (nobles(estate) > 0 ? 0.9 : coin),
  huntingLodge: (_, { ahead }) => ahead.settler * 0.4,
  zoningOffice: (_, { ahead, coin }) => ahead.builder * 0.9 * coin,
  royalSupplier: (estate, { ahead }) => Math.min(3, nobles(estate)) * 0.5 * ahead.captain,
  villa: (_, { ahead }) => ahead.mayor * 1.1,
  jeweler: (estate, { ahead, coin }) => (nobles(estate) + 0.5) * ahead.craftsman * coin,
  royalGarden: (estate, { ahead }) => nobles(estate) + 0.7 * ahead.mayor,
}

const isAdded = (id: BuildingId): id is AddedBuildingId => id in WORTH

/** The worth of a building of an expansion; 0 for one of the base game. */
export const addedWorth = (estate: Estate, id: BuildingId, outlook: Outlook): number =>
  isAdded(id) ? WORTH[id](estate, outlook) : 0
