/** Every building as a row of data: what it costs, what it is worth, what it does. */
import type { BuildingRow } from './building-row.ts'
import { SPECIAL } from './special.ts'
import { STANDARD } from './standard.ts'
import { type BuildingId, SPECIAL_BUILDINGS } from './vocabulary.ts'

export const BUILDING: Record<BuildingId, BuildingRow> = { ...STANDARD, ...SPECIAL }

const specials = new Set<string>(SPECIAL_BUILDINGS)
/** Whether a card is one of the special buildings. */
export const isSpecial = (id: string): boolean => specials.has(id)

/** Whether a building does nothing for whoever enters it. */
export const isLocked = (id: BuildingId): boolean => BUILDING[id].effects === undefined
