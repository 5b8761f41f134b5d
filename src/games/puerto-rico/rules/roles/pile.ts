/** The face-down pile of plantations. */
import { shuffle } from '../../../../engine/rng.ts'
import type { Emit } from '../events.ts'
import type { State } from '../state.ts'
import { add, GOODS, type Good } from '../vocabulary.ts'

/** The next plantation; an empty pile is made anew from the discards. Undefined when there is nothing left to draw. */
export function draw(state: State, emit: Emit): Good | undefined {
  let next: Good | undefined
  drawEach(state, 1, emit, (tile) => {
    next = tile
  })
  return next
}

/** Draws as many plantations as there are, `count` at most, and gives each as it is drawn. */
export function drawEach(
  state: State,
  count: number,
  emit: Emit,
  drawn: (tile: Good) => void,
): void {
  const { plantations } = state
  let { pile } = plantations
  let left = pile.length
  for (let drawing = count; drawing > 0; drawing--) {
    if (left === 0) {
      pile = reshuffled(state, emit)
      left = pile.length
    }
    const tile = pile[left - 1]
    if (!tile) break
    left--
    drawn(tile)
  }
  plantations.pile = pile.slice(0, left)
}

function reshuffled(state: State, emit: Emit): Good[] {
  const { discard } = state.plantations
  const pile: Good[] = []
  for (const good of GOODS) {
    emit('settler.reshuffle', state.seat, good, discard[good], 'discard', 'pile')
    for (; discard[good] > 0; discard[good]--) pile.push(good)
  }
  shuffle(state, pile)
  return pile
}

/** Discards a plantation; under the pile where it is played so. */
export function discardTile({ options, plantations }: State, tile: Good): 'pile' | 'discard' {
  if (options['settler.discard'] === 'bottomOfStack') {
    plantations.pile = [tile, ...plantations.pile]
    return 'pile'
  }
  add(plantations.discard, tile, 1)
  return 'discard'
}

export const canDraw = ({ plantations }: State): boolean =>
  plantations.pile.length > 0 || GOODS.some((good) => plantations.discard[good] > 0)
