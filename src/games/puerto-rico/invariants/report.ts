import { BUILDING } from '../buildings.ts'
import type { Player } from '../state.ts'

/** Takes one sentence on what is wrong. */
export type Report = (message: string) => void

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0

/** The sum of what `count` gives for each item. */
export function total<T>(items: readonly T[], count: (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += count(item)
  return sum
}

/** How often a building stands in a player's city. */
export const builtBy = (player: Player, id: string): number =>
  total(player.city, (built) => (built.id === id ? 1 : 0))

/** City spaces that a player has built on. */
export const citySpaces = (player: Player): number =>
  total(player.city, ({ id }) => BUILDING[id].size)
