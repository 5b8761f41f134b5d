/** Craftsman and Factory (docs/rulings.md F1-F6). */
import type { Player, State } from '../../rules/state.ts'
import { GOODS, type Good, type Seat } from '../../rules/vocabulary.ts'
import { FACTORY_PAYS, PRINTED } from './figures.ts'
import { type Course, clockwise, playerIn, works } from './table.ts'

/** How many goods of a kind a player could make: a colonist on a plantation, and but for corn one in a plant. */
function couldMake(player: Player, good: Good): number {
  let plantations = player.manned[good]
  if (good === 'corn') return plantations
  let made = 0
  for (const built of player.city)
    if (PRINTED[built.id].makes === good)
      for (let worker = 0; worker < built.workers && plantations > 0; worker++) {
        plantations -= 1
        made += 1
      }
  return made
}

export function* craftsmanPhase(table: State, chooser: Seat): Course {
  let ownKinds: Good[] = []
  for (const seat of clockwise(table, chooser)) {
    const player = playerIn(table, seat)
    const kinds: Good[] = []
    for (const good of GOODS) {
      const made = Math.min(couldMake(player, good), table.supply.goods[good])
      table.supply.goods[good] -= made
      player.goods[good] += made
      if (made > 0) kinds.push(good)
    }
    if (works(player, 'factory')) player.coins += FACTORY_PAYS[kinds.length] ?? 0
    if (seat === chooser) ownKinds = kinds
  }
  const answer = yield {
    at: 'craftsman.bonus',
    seat: chooser,
    allows(move) {
      if (move.do === 'pass') return true
      return (
        move.do === 'takeGood' && ownKinds.includes(move.good) && table.supply.goods[move.good] > 0
      )
    },
  }
  if (answer.do !== 'takeGood') return
  table.supply.goods[answer.good] -= 1
  playerIn(table, chooser).goods[answer.good] += 1
}
