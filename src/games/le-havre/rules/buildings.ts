/** Every building as a row of data: what it costs, what it is worth, what it does. */
import type { BuildingRow } from './building-row.ts'
import type { EffectKind } from './effects.ts'
import { SPECIAL } from './special.ts'
import { STANDARD } from './standard.ts'
import { BUILDINGS, type BuildingId, each, SPECIAL_BUILDINGS } from './vocabulary.ts'

/** What a row need not have, so that all rows have one shape: what many ask for is found sooner. */
const NOTHING = {
  hammers: undefined,
  fishermen: undefined,
  cost: undefined,
  costOption: undefined,
  price: undefined,
  buyOption: undefined,
  fee: undefined,
  effects: undefined,
  plus: undefined,
  harvest: undefined,
  reduces: undefined,
  energyDiscount: undefined,
  onEmptySpace: undefined,
  exchangedFor: undefined,
} satisfies Partial<BuildingRow>

const PRINTED: Record<BuildingId, BuildingRow> = { ...STANDARD, ...SPECIAL }
export const BUILDING: Record<BuildingId, BuildingRow> = each(BUILDINGS, (id) => ({
  ...NOTHING,
  ...PRINTED[id],
}))

/** In the order in which cards of a stack lie. */
export const byNumber = (one: BuildingId, other: BuildingId): number =>
  BUILDING[one].number - BUILDING[other].number

const byId = new Map<string, BuildingRow>(Object.entries(BUILDING))
/** The same of an id that may be none: a map finds it sooner. */
export const buildingOf = (id: string): BuildingRow | undefined => byId.get(id)

const specials = new Set<string>(SPECIAL_BUILDINGS)
/** Whether a card is one of the special buildings. */
export const isSpecial = (id: string): boolean => specials.has(id)

/** Whether a visitor of a building carries out an effect of this kind. */
export const hasEffect = (id: BuildingId, kind: EffectKind): boolean =>
  BUILDING[id].effects?.some((effect) => effect.kind === kind) === true

/** Whether a building does nothing for whoever enters it. */
export const isLocked = (id: BuildingId): boolean => BUILDING[id].effects === undefined
