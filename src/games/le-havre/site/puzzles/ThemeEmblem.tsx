import type { Theme } from '../../puzzles/puzzle.ts'
import { drawn } from '../../table/pieces/CardArt.tsx'

/** What stands for a theme. */
const EMBLEM: Readonly<Record<Theme, Parameters<typeof drawn>[0]>> = {
  special: 'zoo',
  'last-actions': 'bank',
  feeding: 'fish',
  'first-ship': 'ship-wooden',
  shipping: 'ship-iron',
  building: 'buildingFirmSmall',
  loans: 'loan',
  energy: 'coal',
  making: 'bread',
  offers: 'wood',
}

/** The emblem of a theme. */
export function ThemeEmblem({ theme }: { theme: Theme }) {
  return (
    <svg class="emblem" width="30" height="30" aria-hidden="true">
      <use href={drawn(EMBLEM[theme])} />
    </svg>
  )
}
