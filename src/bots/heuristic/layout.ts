/** Where colonists serve best: an exact search over what each place would yield. */
import { BUILDING } from '../../games/puerto-rico/buildings.ts'
import { capacityOf } from '../../games/puerto-rico/player.ts'
import type { Player } from '../../games/puerto-rico/state.ts'
import { type BuildingId, GOODS, type Tile } from '../../games/puerto-rico/vocabulary.ts'
import { powerWorth } from './buildings.ts'
import { yieldsOf } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { QUARRY_SAVES } from './weights.ts'

/** A use of colonists: `gains[k]` is what k steps of `cost` colonists each yield till the end. */
export interface Use {
  tile: Tile | null
  building: BuildingId | null
  cost: 1 | 2
  gains: number[]
  /** Steps taken now. */
  now: number
}

/** Everything that the player's colonists could be used for. */
export function usesOf(player: Player, outlook: Outlook): Use[] {
  const uses: Use[] = []
  const kinds = kindsPossible(player)
  for (const good of GOODS) {
    const steps = Math.min(player.tiles[good], circlesFor(player, good))
    if (steps === 0) continue
    uses.push({
      tile: good,
      building: null,
      cost: good === 'corn' ? 1 : 2,
      gains: yieldsOf(player, good, steps, outlook),
      now: capacityOf(player, good),
    })
  }
  if (player.tiles.quarry > 0) {
    const gains = [0]
    for (let step = 0; step < player.tiles.quarry; step++)
      gains.push((gains[step] ?? 0) + quarryWorth(step, outlook))
    uses.push({ tile: 'quarry', building: null, cost: 1, gains, now: player.manned.quarry })
  }
  for (const { id, workers } of player.city) {
    if (BUILDING[id].kind === 'production') continue
    const gain = powerWorth(player, id, kinds, outlook)
    uses.push({ tile: null, building: id, cost: 1, gains: [0, gain], now: workers })
  }
  return uses
}

/** What the quarry number `step` saves until the end. */
export function quarryWorth(step: number, outlook: Outlook): number {
  return (QUARRY_SAVES[step] ?? 0) * outlook.coin * outlook.ahead.builder
}

/** Circles of the player's buildings for a good; corn needs none. */
export function circlesFor(player: Player, good: (typeof GOODS)[number]): number {
  if (good === 'corn') return Number.POSITIVE_INFINITY
  let circles = 0
  for (const { id } of player.city) if (BUILDING[id].good === good) circles += BUILDING[id].circles
  return circles
}

/** Kinds that the player could produce with enough colonists. */
export function kindsPossible(player: Player): number {
  let kinds = 0
  for (const good of GOODS) if (player.tiles[good] > 0 && circlesFor(player, good) > 0) kinds++
  return kinds
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
