/** Storing where more than one single good can be kept. */
import { keptKinds, keptSingles } from '../player.ts'
import { subsets } from '../roles/storage.ts'
import type { RuleId } from '../rule-ids.ts'
import type { Player } from '../state.ts'
import { type ByGood, GOODS, type Good } from '../vocabulary.ts'

type Keep = Partial<ByGood<number>>

const sumOf = (keep: Keep, goods: readonly Good[]): number =>
  goods.reduce((sum, good) => sum + (keep[good] ?? 0), 0)

/** The largest kinds in the warehouses, and so many single goods of the others: is that enough room? */
export function singlesHaveRoom(player: Player, keep: Keep): boolean {
  const counts = GOODS.map((good) => keep[good] ?? 0).sort((a, b) => b - a)
  const left = counts.slice(keptKinds(player)).reduce((sum, count) => sum + count, 0)
  return left <= keptSingles(player)
}

/** The goods of a player, and which kinds of them the warehouses may take whole. */
function shelvings(player: Player): { whole: readonly Good[]; others: Good[] }[] {
  const held = GOODS.filter((good) => player.goods[good] > 0)
  return subsets(held, Math.min(keptKinds(player), held.length)).map((whole) => ({
    whole,
    others: held.filter((good) => !whole.includes(good)),
  }))
}

/** As many kinds whole as the warehouses take, and besides as many single goods as there is room for. */
export function singlesKeepAll(player: Player, keep: Keep): boolean {
  return shelvings(player).some(({ whole, others }) => {
    const room = Math.min(keptSingles(player), sumOf(player.goods, others))
    const kept = sumOf(keep, others)
    const isWhole = whole.every((good) => keep[good] === player.goods[good])
    return isWhole && kept === room
  })
}

/** Choices that keep all they can, equal outcomes once. */
export function fullSingles(player: Player): Keep[] {
  const found = new Map<string, Keep>()
  for (const { whole, others } of shelvings(player))
    for (const singles of singlesOf(player, others, keptSingles(player))) {
      // In the plain form, kind by kind in their order.
      const keep: Keep = {}
      for (const good of GOODS) {
        const count = whole.includes(good) ? player.goods[good] : (singles[good] ?? 0)
        if (count > 0) keep[good] = count
      }
      found.set(GOODS.map((good) => keep[good] ?? 0).join(), keep)
    }
  return [...found.values()]
}

/** Every choice of so many goods of these kinds, or of all where there are fewer. */
function singlesOf(player: Player, kinds: readonly Good[], room: number): Keep[] {
  const [good, ...others] = kinds
  if (!good) return [{}]
  const own = player.goods[good]
  const inOthers = sumOf(player.goods, others)
  const least = Math.max(0, Math.min(room, own + inOthers) - inOthers)
  const choices: Keep[] = []
  for (let count = Math.min(own, room); count >= least; count--)
    for (const rest of singlesOf(player, others, room - count))
      choices.push(count > 0 ? { [good]: count, ...rest } : rest)
  return choices
}

/** The rules by which each kind is kept, with how many goods: the warehouses take the largest kinds. */
export function singlesByRule(
  kept: Keep,
  shelves: readonly RuleId[],
): Record<Good, [RuleId, number][]> {
  const bySize = GOODS.filter((good) => (kept[good] ?? 0) > 0).sort(
    (a, b) => (kept[b] ?? 0) - (kept[a] ?? 0),
  )
  let common = 1
  const rules = {} as Record<Good, [RuleId, number][]>
  for (const good of GOODS) {
    const count = kept[good] ?? 0
    const shelf = count > 0 ? shelves[bySize.indexOf(good)] : undefined
    const single = shelf ? 0 : Math.min(common, count)
    common -= single
    rules[good] = shelf
      ? [[shelf, count]]
      : [
          ['storage.keep', single],
          ['storehouse.keep', count - single],
        ]
  }
  return rules
}
