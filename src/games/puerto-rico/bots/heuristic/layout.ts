/** Where colonists serve best: an exact search over what each place would yield. */
import { BUILDING } from '../../rules/buildings.ts'
import { capacityOf } from '../../rules/player.ts'
import { type BuildingId, GOODS, type Tile } from '../../rules/vocabulary.ts'
import { powerWorth } from './buildings.ts'
import type { Estate } from './estate.ts'
import { yieldOf } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { quarryWorth } from './tiles.ts'

/** A use of colonists: `gains[k]` is what k steps of `cost` colonists each yield till the end. */
export interface Use {
  tile: Tile | null
  building: BuildingId | null
  cost: 1 | 2
  gains: number[]
  /** Steps taken now. */
  now: number
}

/** The sums of 0, 1, 2 … `steps` gains. */
function summed(steps: number, gain: (step: number) => number): number[] {
  const sums = [0]
  let sum = 0
  for (let step = 0; step < steps; step++) {
    sum += gain(step)
    sums.push(sum)
  }
  return sums
}

/** Everything that the player's colonists could be used for. */
export function usesOf(estate: Estate, outlook: Outlook): Use[] {
  const { player } = estate
  const { tiles } = player
  const uses: Use[] = []
  for (const good of GOODS) {
    const steps = Math.min(tiles[good], estate.circles[good])
    if (steps === 0) continue
    const gains = summed(steps, (step) => yieldOf(estate, good, step, outlook))
    const cost = good === 'corn' ? 1 : 2
    uses.push({ tile: good, building: null, cost, gains, now: capacityOf(player, good) })
  }
  if (tiles.quarry > 0) {
    const gains = summed(tiles.quarry, (step) => quarryWorth(step, outlook))
    uses.push({ tile: 'quarry', building: null, cost: 1, gains, now: player.manned.quarry })
  }
  for (const { id, workers } of player.city) {
    if (BUILDING[id].good) continue
    const gains = [0, powerWorth(estate, id, outlook)]
    uses.push({ tile: null, building: id, cost: 1, gains, now: workers })
  }
  return uses
}

/** What the present layout yields. */
export function presentWorth(uses: readonly Use[]): number {
  let worth = 0
  for (const use of uses) worth += use.gains[use.now] ?? 0
  return worth
}

const MOST = 64
const best = new Float64Array(MOST)

/** The most that `colonists` can yield. */
export function bestWorth(uses: readonly Use[], colonists: number): number {
  const room = Math.min(colonists, MOST - 1)
  best.fill(0, 0, room + 1)
  for (const { cost, gains } of uses) {
    const steps = gains.length - 1
    for (let sum = room; sum >= cost; sum--) {
      let most = best[sum] ?? 0
      for (let step = 1; step <= steps && step * cost <= sum; step++) {
        const worth = (best[sum - step * cost] ?? 0) + (gains[step] ?? 0)
        if (worth > most) most = worth
      }
      best[sum] = most
    }
  }
  return best[room] ?? 0
}

/** How many steps each use takes in a layout that yields the most. */
export function bestSteps(uses: readonly Use[], colonists: number): number[] {
  const room = Math.min(colonists, MOST - 1)
  let sums = new Float64Array(room + 1)
  const choices: Uint8Array[] = []
  for (const { cost, gains } of uses) {
    const next = sums.slice()
    const choice = new Uint8Array(room + 1)
    for (let sum = cost; sum <= room; sum++)
      for (let step = 1; step < gains.length && step * cost <= sum; step++) {
        const worth = (sums[sum - step * cost] ?? 0) + (gains[step] ?? 0)
        if (worth <= (next[sum] ?? 0)) continue
        next[sum] = worth
        choice[sum] = step
      }
    sums = next
    choices.push(choice)
  }
  const taken = uses.map(() => 0)
  let left = room
  for (let index = uses.length - 1; index >= 0; index--) {
    const step = choices[index]?.[left] ?? 0
    taken[index] = step
    left -= step * (uses[index]?.cost ?? 1)
  }
  return taken
}
