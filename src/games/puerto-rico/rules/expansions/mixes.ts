/** Goods of several kinds that are given together. */
import { type Player, playerAt, type State } from '../state.ts'
import { type ByGood, GOODS, type Seat } from '../vocabulary.ts'

export type Mix = Partial<ByGood<number>>

/** How many goods a mix has. */
export const sumOf = (goods: Mix): number =>
  GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0)

/** Every mix of goods that a player has, one by one, each up to `most` of a kind and in all. */
export function* mixesOf({ goods }: Player, most: number, inAll: number): Generator<Mix> {
  function* from(index: number, left: number): Generator<Mix> {
    const good = GOODS[index]
    if (!good) {
      yield {}
      return
    }
    for (let count = 0; count <= Math.min(goods[good], most, left); count++)
      for (const rest of from(index + 1, left - count))
        yield count > 0 ? { [good]: count, ...rest } : rest
  }
  yield* from(0, inAll)
}

export const ownGoods = (state: State, { seat, goods }: { seat: Seat; goods: Mix }): boolean =>
  GOODS.every((good) => (goods[good] ?? 0) <= playerAt(state, seat).goods[good])

/** Gives goods back to the supply. */
export function returnGoods(state: State, seat: Seat, goods: Mix): void {
  const player = playerAt(state, seat)
  for (const good of GOODS) {
    player.goods[good] -= goods[good] ?? 0
    state.supply.goods[good] += goods[good] ?? 0
  }
}
