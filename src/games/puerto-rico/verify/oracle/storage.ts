/** Storing what was not loaded, with warehouses and Storehouse (docs/rulings.md F21-F25, I). */
import type { Player, State } from '../../rules/state.ts'
import { type ByGood, GOODS, type Good, type Seat } from '../../rules/vocabulary.ts'
import { ask } from './guests.ts'
import { type Coroutine, goodsIn, playerIn, sum, works } from './table.ts'

type Keep = Partial<ByGood<number>>

/** A choice as text; equal choices give equal texts. */
export const keepKey = (keep: Keep): string => GOODS.map((good) => keep[good] ?? 0).join(' ')

/** Kinds that the player's warehouses keep. */
const shelvesOf = (player: Player): number =>
  (works(player, 'smallWarehouse') ? 1 : 0) + (works(player, 'largeWarehouse') ? 2 : 0)

/** Goods that stay one by one: one, and three more by the Storehouse. */
const singlesOf = (player: Player): number => (works(player, 'storehouse') ? 4 : 1)

/** Every set of so many of the kinds. */
const sets = (size: number, of: readonly Good[]): Good[][] =>
  Array.from({ length: 2 ** of.length }, (_, bits) =>
    of.filter((_good, place) => bits & (1 << place)),
  ).filter((kinds) => kinds.length === size)

/** Every way to keep so many single goods of these kinds. */
function handfuls(goods: Keep, kinds: readonly Good[], count: number): Keep[] {
  const [good, ...others] = kinds
  if (!good) return count === 0 ? [{}] : []
  return Array.from({ length: Math.min(goods[good] ?? 0, count) + 1 }, (_, here) =>
    handfuls(goods, others, count - here).map((rest) => ({ ...rest, [good]: here })),
  ).flat()
}

/** The choices of a player who keeps all they can: warehouses full of whole kinds, and single goods besides. */
export function fullChoices(player: Player, shelves: number, singles = 1): Set<string> {
  const held = goodsIn(player)
  const choices = new Set<string>()
  for (const whole of sets(Math.min(shelves, held.length), held)) {
    const others = held.filter((good) => !whole.includes(good))
    const most = Math.min(singles, sum(others.map((good) => player.goods[good])))
    for (const keep of handfuls(player.goods, others, most)) {
      for (const good of whole) keep[good] = player.goods[good]
      choices.add(keepKey(keep))
    }
  }
  return choices
}

/** Whether so much fits: some set of kinds on the shelves, and no more single goods besides. */
export function fitsAnyhow(keep: Keep, shelves: number, singles = 1): boolean {
  return sets(shelves, GOODS).some(
    (kinds) =>
      sum(GOODS.filter((good) => !kinds.includes(good)).map((good) => keep[good] ?? 0)) <= singles,
  )
}

/** Whether a player may keep just this. */
function mayKeep(table: State, seat: Seat, keep: Keep): boolean {
  const player = playerIn(table, seat)
  if (GOODS.some((good) => (keep[good] ?? 0) > player.goods[good])) return false
  return table.options['storage.voluntaryDiscard']
    ? fitsAnyhow(keep, shelvesOf(player), singlesOf(player))
    : fullChoices(player, shelvesOf(player), singlesOf(player)).has(keepKey(keep))
}

/** A player is asked where not everything fits, or where they may throw away what would (docs/rulings.md F23, F24). */
export function* storageByModel(table: State, seat: Seat): Coroutine {
  const player = playerIn(table, seat)
  const answer = yield* ask(table, () => {
    const everythingFits = fitsAnyhow(player.goods, shelvesOf(player), singlesOf(player))
    const mayThrowAway = table.options['storage.voluntaryDiscard'] && goodsIn(player).length > 0
    if (everythingFits && !mayThrowAway) return null
    return {
      at: 'captain.storing',
      seat,
      allows: (move) => move.do === 'store' && mayKeep(table, seat, move.keep),
    }
  })
  if (answer?.do !== 'store') return
  for (const good of GOODS) {
    const kept = answer.keep[good] ?? 0
    table.supply.goods[good] += player.goods[good] - kept
    player.goods[good] = kept
  }
}
