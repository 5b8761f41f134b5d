import { BUILDING } from '../../rules/buildings.ts'
import type { Player } from '../../rules/state.ts'

/** Takes one sentence on what is wrong. */
export type Report = (message: string) => void

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0

/** The sum of what `count` gives for each item. */
export function total<T>(items: readonly T[], count: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += count(item)
  return sum
}

/** Whether `read` finds the expected items, one for one and in their order. */
export function sameItems<T, E>(
  items: readonly T[],
  expected: readonly E[],
  read: (item: T) => E,
): boolean {
  if (items.length !== expected.length) return false
  for (let index = 0; index < items.length; index++)
    if (read(items[index] as T) !== expected[index]) return false
  return true
}

/** How often a building stands in a player's city. */
export function builtBy({ city }: Player, building: string): number {
  let copies = 0
  for (const { id } of city) if (id === building) copies++
  return copies
}

/** City spaces that a player has built on. */
export function citySpaces({ city }: Player): number {
  let spaces = 0
  for (const { id } of city) spaces += BUILDING[id].size
  return spaces
}
