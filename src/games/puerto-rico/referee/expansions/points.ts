/** What the expansions add to the points of a captain phase, at most and whatever the others do. */
import type { Building } from '../../rules/building-row.ts'
import { BEARERS, type Power } from '../../rules/buildings.ts'
import { goodsOf, hasBuilt, noblesOf, workersOn } from '../../rules/player.ts'
import type { Player, Position } from '../../rules/state.ts'
import { GOODS } from '../../rules/vocabulary.ts'
import { type AddedPoints, addOutlook, couldHave, harborBonus } from '../added-outlook.ts'

/** A guest could move to any of them. */
function couldBear(player: Player, power: Power): Building[] {
  const hasGuest = workersOn(player, 'guesthouse') > 0
  return BEARERS[power].filter(({ id }) =>
    hasGuest ? hasBuilt(player, id) : workersOn(player, id) > 0,
  )
}

function points({ at, players, chooser, expansions }: Position): AddedPoints {
  const sum = { goods: 0, besides: 0 }
  if (!expansions) return sum
  const { phase, options } = expansions
  const loading = at === 'captain.loading'
  for (const [seat, player] of players.entries()) {
    const was = (seats: readonly number[]): boolean => loading && seats.includes(seat)
    const kinds = GOODS.filter((good) => player.goods[good] > 0).length
    const opening = !was(phase.opened) && !was(phase.supplied)
    if (kinds > 0 && couldHave(player, 'ownSmallWharf') && !was(phase.smallWharfUsed)) {
      const loads = options['exp.harborOnSmallWharf'] === 'perKind' ? kinds : 1
      sum.goods += Math.floor(goodsOf(player) / 2)
      sum.besides += loads * harborBonus(player)
    }
    if (opening && couldHave(player, 'givesForNobles'))
      sum.goods += Math.min(kinds, noblesOf(player))
    if (opening && couldHave(player, 'pairPoints') && !was(phase.paired))
      for (const good of GOODS) sum.besides += Math.floor(player.goods[good] / 2)
  }
  const choosers = loading ? players.filter((_, seat) => seat === chooser) : players
  const canLoad = players.some((player) => goodsOf(player) > 0)
  if (canLoad && choosers.some((player) => couldHave(player, 'doublesPrivilege'))) sum.besides += 1
  return sum
}

addOutlook({ points, couldBear })
