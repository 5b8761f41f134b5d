/** Every building as a row of data: what it costs, what it is worth, what it does. */
import type { BuildingRow } from './building-row.ts'
import { SPECIAL } from './special.ts'
import { STANDARD } from './standard.ts'
import { BUILDINGS, type BuildingId, each, type Mark, SPECIAL_BUILDINGS } from './vocabulary.ts'

export const BUILDING: Record<BuildingId, BuildingRow> = { ...STANDARD, ...SPECIAL }

const specials = new Set<string>(SPECIAL_BUILDINGS)
export const isSpecial = (id: string): boolean => specials.has(id)

export const isLocked = (id: BuildingId): boolean => BUILDING[id].effects === undefined

export const MARKS: Record<BuildingId, Record<Mark, number>> = each(BUILDINGS, (id) => ({
  hammer: BUILDING[id].hammers ?? 0,
  fisherman: BUILDING[id].fishermen ?? 0,
}))
