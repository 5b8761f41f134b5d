/** What the expansions add to the points of a captain phase, and who could have a power before it is over. */
import { BEARERS, type Building, type Power } from '../rules/buildings.ts'
import { goodsOf, hasBuilt, noblesOf, workersOn } from '../rules/player.ts'
import type { Player, Position } from '../rules/state.ts'
import { GOODS } from '../rules/vocabulary.ts'

/** The player's buildings with a power that are occupied, or that a guest could move to. */
export function couldBear(player: Player, power: Power): Building[] {
  const hasGuest = workersOn(player, 'guesthouse') > 0
  return BEARERS[power].filter(({ id }) =>
    hasGuest ? hasBuilt(player, id) : workersOn(player, id) > 0,
  )
}

export const couldHave = (player: Player, power: Power): boolean =>
  couldBear(player, power).length > 0

/** Points that a player's Harbor adds to a load. */
export const harborBonus = (player: Player): number =>
  couldBear(player, 'loadBonus').reduce((sum, { powers }) => sum + (powers.loadBonus ?? 0), 0)

/** Points for goods that need no room on a ship, and points besides those for goods. */
export interface AddedPoints {
  goods: number
  besides: number
}

/** At most, whatever the others do. A game without an expansion has none of it. */
export function addedPoints({ at, players, chooser, expansions }: Position): AddedPoints {
  const points = { goods: 0, besides: 0 }
  if (!expansions) return points
  const { phase, options } = expansions
  const loading = at === 'captain.loading'
  for (const [seat, player] of players.entries()) {
    const kinds = GOODS.filter((good) => player.goods[good] > 0).length
    const opened = loading && phase.opened.includes(seat)
    const given = loading && phase.supplied.includes(seat)
    if (
      kinds > 0 &&
      couldHave(player, 'ownBarge') &&
      !(loading && phase.bargeUsed.includes(seat))
    ) {
      const loads = options['exp.harborOnSmallWharf'] === 'perKind' ? kinds : 1
      points.goods += Math.floor(goodsOf(player) / 2)
      points.besides += loads * harborBonus(player)
    }
    if (couldHave(player, 'givesForNobles') && !opened && !given)
      points.goods += Math.min(kinds, noblesOf(player))
    if (
      couldHave(player, 'pairPoints') &&
      !opened &&
      !given &&
      !(loading && phase.paired.includes(seat))
    )
      for (const good of GOODS) points.besides += Math.floor(player.goods[good] / 2)
  }
  const choosers = loading ? players.filter((_, seat) => seat === chooser) : players
  if (choosers.some((player) => couldHave(player, 'doublesPrivilege'))) points.besides += 1
  return points
}
