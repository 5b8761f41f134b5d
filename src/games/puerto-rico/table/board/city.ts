import { BUILDING } from '../../rules/buildings.ts'
import type { Built } from '../../rules/state.ts'

interface Placed extends Built {
  row: number
  column: number
  shape: 'small' | 'tall' | 'wide'
}

/**
 * Where the buildings lie in the city, three rows of four. Small ones fill the first row and then the
 * columns from the left, large ones stand in the columns from the right: so none ever has to move.
 * A fifth large one lies across the end of the first row, which is then still free.
 */
export function cityLayout(city: readonly Built[]): Placed[] {
  let small = 0
  let large = 0
  return city.map((built) => {
    if (BUILDING[built.id].size === 2) {
      large++
      if (large > 4) return { ...built, row: 1, column: 3, shape: 'wide' }
      return { ...built, row: 2, column: 5 - large, shape: 'tall' }
    }
    const place = small++
    if (place < 4) return { ...built, row: 1, column: place + 1, shape: 'small' }
    return {
      ...built,
      row: 2 + (place % 2),
      column: 1 + Math.floor((place - 4) / 2),
      shape: 'small',
    }
  })
}
