/** The face-down pile of plantations. */
import { shuffle } from '../../../../engine/rng.ts'
import type { Sink } from '../notes.ts'
import type { State } from '../state.ts'
import { GOODS, type Good } from '../vocabulary.ts'

/** The next plantation; an empty pile is made anew from the discards. Undefined when there is nothing left to draw. */
export function draw(state: State, note: Sink): Good | undefined {
  const { pile, discard } = state.plantations
  if (pile.length > 0) return pile.pop()
  for (const good of GOODS) {
    note('settler.reshuffle', state.seat, good, discard[good], 'discard', 'pile')
    for (; discard[good] > 0; discard[good]--) pile.push(good)
  }
  shuffle(state, pile)
  return pile.pop()
}

export const canDraw = ({ plantations }: State): boolean =>
  plantations.pile.length > 0 || GOODS.some((good) => plantations.discard[good] > 0)
