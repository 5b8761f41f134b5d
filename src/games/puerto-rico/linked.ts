/** How a game of Puerto Rico is written in a link. */
import { MOST_SEED } from '../../engine/rng.ts'
import type { LinkedGame } from '../../saves/by-link/definition.ts'
import { codeFlag, codeOne } from '../../saves/by-link/digits.ts'
import { codeOptions } from '../../saves/by-link/options.ts'
import { buildingOf } from './rules/buildings.ts'
import { EDITIONS, OPTION_VALUES } from './rules/editions.ts'
import { EXPANSION_OPTION_VALUES } from './rules/expansions.ts'
import type { Player } from './rules/state.ts'
import type { PuertoRico } from './rules/types.ts'
import { EXPANSIONS, GOODS, type ResidentPlace, TILES } from './rules/vocabulary.ts'

const isOf = <T extends string>(list: readonly T[], id: string): id is T =>
  list.some((one) => one === id)

/** How many residents a place of a player has room for. */
function circlesOn({ tiles, city }: Player, id: string): number {
  if (isOf(TILES, id)) return tiles[id]
  const built = city.find((one) => one.id === id)
  return built ? buildingOf(built.id).circles : 0
}

export const linked: LinkedGame<PuertoRico> = {
  codeSetup(code, { edition, seed = 0, options, expansions = [], expansionOptions }) {
    const base = {
      edition: codeOne(code, EDITIONS, edition),
      seed: code(MOST_SEED + 1, seed),
      options: codeOptions(code, OPTION_VALUES, options),
    }
    const sets = EXPANSIONS.filter((id) => codeFlag(code, expansions.includes(id)))
    if (sets.length === 0) return base
    const more = codeOptions(code, EXPANSION_OPTION_VALUES, expansionOptions)
    return { ...base, expansions: sets, expansionOptions: more }
  },
  mostOf({ players }, move, field, id) {
    const player = players[move.seat]
    if (!player) return undefined
    if (move.do === 'place') {
      if (field !== 'nobles') return circlesOn(player, id)
      const counts = { ...(move.island as object), ...(move.city as object) }
      const on: Readonly<Partial<Record<string, number>>> = counts
      return id === 'stored' ? undefined : (on[id as ResidentPlace] ?? 0)
    }
    return isOf(GOODS, id) ? player.goods[id] : undefined
  },
}
