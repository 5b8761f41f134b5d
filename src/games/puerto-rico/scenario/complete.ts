/** What a scenario leaves open of a phase under way follows as the game would have come there. */
import { missingTokens } from '../../../engine/inventory.ts'
import { letterOf } from '../../../engine/seats.ts'
import { inventory } from '../rules/inventory.ts'
import type { Start } from '../rules/notation.ts'
import { bearing, capacityOf, seatOfTurn } from '../rules/player.ts'
import type { Position } from '../rules/state.ts'
import { GOODS } from '../rules/vocabulary.ts'

/** Whether everybody has just produced. */
export const hasProduced = (at: Position['at']): boolean =>
  at.startsWith('craftsman.') && at !== 'craftsman.producing'

/** In the base game points are offered to whoever has just loaded; the chooser has been paid for it. */
export function completeLoading(position: Position, { set }: Start): void {
  const { at, seat, chooser, phase, players, expansions } = position
  const player = players[seat]
  if (at !== 'captain.offered' || expansions || !player) return
  if (set?.phase?.chooserLoaded === undefined) phase.chooserLoaded = seat === chooser
  if (set?.phase?.due) return
  phase.due = bearing(player, 'loadBonus').flatMap(({ powers, rule }) =>
    rule && powers.loadBonus ? [{ seat, points: powers.loadBonus, rule }] : [],
  )
}

/** Whoever's goods are not told holds what was produced in this phase, and the chooser has produced what they can and holds. */
export function completeProduction(position: Position, { set }: Start): void {
  const { players, supply, phase, chooser } = position
  if (!hasProduced(position.at)) return
  const missing = missingTokens(inventory, position)
  const left = (good: (typeof GOODS)[number]): number =>
    supply.goods[good] + (missing.get(good) ?? 0)
  const supplied = Object.fromEntries(GOODS.map((good) => [good, left(good)]))
  for (const turn of players.keys()) {
    const seat = seatOfTurn(position, turn)
    const player = players[seat]
    const given = set?.[letterOf(seat)]?.goods
    if (!player) continue
    for (const good of GOODS) {
      const capacity = capacityOf(player, good)
      const made = Math.min(capacity, given ? player.goods[good] : (supplied[good] ?? 0))
      if (!given) {
        player.goods[good] += made
        supplied[good] = (supplied[good] ?? 0) - made
      }
      if (seat === chooser && !set?.phase?.produced) phase.produced[good] = made
    }
  }
}
