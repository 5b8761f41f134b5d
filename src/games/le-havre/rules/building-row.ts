/** What a row of a building holds. */
import type { Effect, Need } from './effects.ts'
import type { OptionId } from './options.ts'
import type { BuildingType, Good, Item, Items, ShipType } from './vocabulary.ts'

export interface BuildingRow {
  /** Sort order: of the standard cards in the stacks, of the special ones among themselves. */
  number: number
  type: BuildingType
  hammers?: number | undefined
  fishermen?: number | undefined
  /** The materials; a card without is never constructed. */
  cost?: Items | undefined
  /** An option that gives the count of one of them. */
  costOption?: { item: Item; option: OptionId } | undefined
  value: number
  /** Where it is not the value; null where it is never for sale. */
  price?: number | null | undefined
  /** An option that can take it off sale. */
  buyOption?: OptionId | undefined
  /** What entering costs, any one of these; nothing where there is none. */
  fee?: readonly Need[] | undefined
  /** What a visitor carries out, one after the other. A card without is locked. */
  effects?: readonly Effect[] | undefined
  /** What it adds to its owner's wealth at the end. */
  plus?: Plus | undefined
  /** Harvest of cattle for its owner, within a range of cattle held. */
  harvest?: { from: number; to: number; cattle: number } | undefined
  /** One less of one of these for each building that its owner constructs. */
  reduces?: readonly Good[] | undefined
  /** So much less energy in each main action of its owner. */
  energyDiscount?: number | undefined
  /** Laid on an empty space of the stacks and constructed there. */
  onEmptySpace?: true | undefined
  /** Taken at a wharf in exchange for a ship of this type. */
  exchangedFor?: ShipType | undefined
}

export interface Plus {
  /** A franc for so many goods. */
  perGoods?: number
  perShip?: number
  perBuilding?: Partial<Record<BuildingType, number>>
}
