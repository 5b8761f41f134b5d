/** Storing what was not loaded (docs/rulings.md F21-F25). */
import type { Player, State } from '../../rules/state.ts'
import { type ByGood, GOODS, type Good, type Seat } from '../../rules/vocabulary.ts'
import { type Course, goodsIn, playerIn, sum, works } from './table.ts'

export type Keep = Partial<ByGood<number>>

/** A choice as text; equal choices give equal texts. */
export const keepKey = (keep: Keep): string => GOODS.map((good) => keep[good] ?? 0).join(' ')

/** Kinds that the player's warehouses keep. */
export const shelvesOf = (player: Player): number =>
  (works(player, 'smallWarehouse') ? 1 : 0) + (works(player, 'largeWarehouse') ? 2 : 0)

/** Every set of so many of the kinds. */
const sets = (size: number, of: readonly Good[]): Good[][] =>
  Array.from({ length: 2 ** of.length }, (_, bits) =>
    of.filter((_good, place) => bits & (1 << place)),
  ).filter((kinds) => kinds.length === size)

/** The choices of a player who keeps all he can: warehouses full of whole kinds, and one more good. */
export function fullChoices(player: Player, shelves: number): Set<string> {
  const held = goodsIn(player)
  const choices = new Set<string>()
  for (const whole of sets(Math.min(shelves, held.length), held)) {
    const keep: Keep = {}
    for (const good of whole) keep[good] = player.goods[good]
    const others = held.filter((good) => !whole.includes(good))
    if (others.length === 0) choices.add(keepKey(keep))
    for (const single of others) choices.add(keepKey({ ...keep, [single]: 1 }))
  }
  return choices
}

/** Whether so much fits: some set of kinds on the shelves, and at most one good besides. */
export function fitsAnyhow(keep: Keep, shelves: number): boolean {
  return sets(shelves, GOODS).some(
    (kinds) =>
      sum(GOODS.filter((good) => !kinds.includes(good)).map((good) => keep[good] ?? 0)) <= 1,
  )
}

/** Whether a player may keep just this. */
export function mayKeep(table: State, seat: Seat, keep: Keep): boolean {
  const player = playerIn(table, seat)
  if (GOODS.some((good) => (keep[good] ?? 0) > player.goods[good])) return false
  return table.options['storage.voluntaryDiscard']
    ? fitsAnyhow(keep, shelvesOf(player))
    : fullChoices(player, shelvesOf(player)).has(keepKey(keep))
}

/** A player is asked where not everything fits, or where he may throw away what would (docs/rulings.md F23, F24). */
export function* storageByModel(table: State, seat: Seat): Course {
  const player = playerIn(table, seat)
  const everythingFits = fitsAnyhow(player.goods, shelvesOf(player))
  const mayThrowAway = table.options['storage.voluntaryDiscard'] && goodsIn(player).length > 0
  if (everythingFits && !mayThrowAway) return
  const answer = yield {
    at: 'captain.storing',
    seat,
    allows: (move) => move.do === 'store' && mayKeep(table, seat, move.keep),
  }
  if (answer.do !== 'store') throw new Error('a choice of goods expected')
  for (const good of GOODS) {
    const kept = answer.keep[good] ?? 0
    table.supply.goods[good] += player.goods[good] - kept
    player.goods[good] = kept
  }
}
