/** Every building as a row of data: what it costs, what it is worth, what it does. */
import type { BuildingRow } from './building-row.ts'
import { SPECIAL } from './special.ts'
import { STANDARD } from './standard.ts'
import { type BuildingId, SPECIAL_BUILDINGS } from './vocabulary.ts'

export const BUILDING: Record<BuildingId, BuildingRow> = { ...STANDARD, ...SPECIAL }

const specials = new Set<string>(SPECIAL_BUILDINGS)
export const isSpecial = (id: string): boolean => specials.has(id)

export const isLocked = (id: BuildingId): boolean => BUILDING[id].effects === undefined
