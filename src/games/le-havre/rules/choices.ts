/** Choices out of many goods, one by one or by chance. */
import { GOODS, type Good, type Items } from './vocabulary.ts'

/** Every choice of at least `least` and at most `most` of the goods, each once. */
export function* choicesOf(
  held: Items,
  least: number,
  most: number,
  at = 0,
): Generator<Partial<Record<Good, number>>, undefined> {
  const good = GOODS[at]
  if (!good) {
    if (least <= 0) yield {}
    return
  }
  for (let count = 0; count <= Math.min(held[good] ?? 0, most); count++)
    for (const rest of choicesOf(held, least - count, most - count, at + 1))
      yield count > 0 ? { [good]: count, ...rest } : rest
}

/** So many of the goods by chance, every choice possible; all where there are no more. */
export function drawGoods(
  held: Items,
  size: number,
  random: () => number,
): Partial<Record<Good, number>> {
  const tokens = GOODS.flatMap((good) => Array<Good>(held[good] ?? 0).fill(good))
  const drawn: Partial<Record<Good, number>> = {}
  for (let left = Math.min(size, tokens.length); left > 0; left--) {
    const [token] = tokens.splice(Math.floor(random() * tokens.length), 1)
    if (token) drawn[token] = (drawn[token] ?? 0) + 1
  }
  const ordered: Partial<Record<Good, number>> = {}
  for (const good of GOODS) if (drawn[good]) ordered[good] = drawn[good]
  return ordered
}

export const countGoods = (goods: Items): number =>
  GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0)

/** Every set of `size` of some goods, one of each. */
export function sets(goods: readonly Good[], size: number): Partial<Record<Good, number>>[] {
  if (size === 0) return [{}]
  return goods.flatMap((good, at) =>
    sets(goods.slice(at + 1), size - 1).map((rest) => ({ [good]: 1, ...rest })),
  )
}

/** One such set by chance, each as likely as any other. */
export function drawSet(
  goods: readonly Good[],
  size: number,
  random: () => number,
): Partial<Record<Good, number>> {
  const drawn: Partial<Record<Good, number>> = {}
  let wanted = size
  for (const [at, good] of goods.entries())
    if (random() * (goods.length - at) < wanted) {
      drawn[good] = 1
      wanted -= 1
    }
  return drawn
}
