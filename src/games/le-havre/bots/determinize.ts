/** From a view to a position that could be the real one. */
import { type Rng, random, shuffle } from '../../../engine/rng.ts'
import { copyState, type Position } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { SPECIAL_BUILDINGS, TILES } from '../rules/vocabulary.ts'

/** Those of `all` that are nowhere to be seen, in random order. */
function unseen<T>(all: readonly T[], seen: readonly unknown[], rng: Rng): T[] {
  const left = all.filter((one) => !seen.includes(one))
  shuffle(rng, left)
  return left
}

/** A position that `view` does not exclude: what lies face down in any order, a new random generator. */
export function determinize(view: View, rng: Rng): Position {
  const { specials, players, town, stacks, seat } = view
  const tiles = unseen(TILES, view.tiles, rng)
  const open = [
    ...specials.pile,
    ...specials.beside,
    ...specials.seen,
    ...town,
    ...stacks.flat(),
    ...players.flatMap(({ buildings }) => buildings),
  ]
  const cards = unseen(SPECIAL_BUILDINGS, open, rng)
  const fill = <T>(given: T | null, left: T[]): T => {
    const next = given ?? left.pop()
    if (next === undefined) throw new RangeError('a view with more face down than there is')
    return next
  }
  const position = copyState<Position>({
    ...view,
    tiles: view.tiles.map((tile) => fill(tile, tiles)),
    specials: {
      ...specials,
      pile: specials.pile.map((card) => fill(card, cards)),
      seen: players.map((_, other) => (other === seat ? specials.seen : [])),
    },
  })
  position.rng = Math.floor(random(rng) * 2 ** 32) | 0
  return position
}
