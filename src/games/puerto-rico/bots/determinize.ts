/** From a view to a position that could be the real one. */
import { type Rng, random, randomBelow, shuffled } from '../../../engine/rng.ts'
import { copyState } from '../rules/copy-state.ts'
import { figuresFor } from '../rules/editions.ts'
import type { Position } from '../rules/state.ts'
import type { View } from '../rules/view.ts'
import { GOODS, type Good } from '../rules/vocabulary.ts'

/**
 * A position that `view` does not exclude: the pile in any order, chips that lie face down shared out,
 * a new random generator.
 */
export function determinize(view: View, rng: Rng): Position {
  const points = sharePoints(view, rng)
  const counts = view.plantations.pile
  const pile = [...GOODS].sort().flatMap((good) => Array<Good>(counts[good]).fill(good))
  const position = copyState<Position>({
    ...view,
    plantations: { ...view.plantations, pile },
    players: view.players.map((player, seat) => ({
      ...player,
      vp: player.vp ?? points[seat] ?? 0,
    })),
  })
  position.rng = Math.floor(random(rng) * 2 ** 32) | 0
  position.plantations.pile = shuffled(rng, pile)
  return position
}

/** What each player who hides chips may have: what the supply and the open chips leave, dealt at random. */
function sharePoints(view: View, rng: Rng): number[] {
  const hiding = view.players.flatMap(({ vp }, seat) => (vp === null ? [seat] : []))
  const points = view.players.map(({ vp }) => vp ?? 0)
  if (hiding.length === 0) return points
  const { vp } = figuresFor(view.edition, view.players.length, view.options)
  const open = points.reduce((sum, each) => sum + each, 0)
  for (let left = vp - view.supply.vp + view.supply.vpOnPaper - open; left > 0; left--) {
    const seat = hiding[randomBelow(rng, hiding.length)] ?? 0
    points[seat] = (points[seat] ?? 0) + 1
  }
  return points
}
