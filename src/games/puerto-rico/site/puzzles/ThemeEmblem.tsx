import type { Theme } from '../../puzzles/puzzle.ts'
import type { Role } from '../../rules/vocabulary.ts'
import { Art } from '../../table/pieces/Art.tsx'
import { RoleEmblem } from '../../table/pieces/RoleEmblem.tsx'

/** Themes that are about a role show its emblem. */
const ROLE: Partial<Record<Theme, Role>> = {
  ships: 'captain',
  market: 'trader',
  plantations: 'settler',
  colonists: 'mayor',
  buildings: 'builder',
  craftsman: 'craftsman',
  roles: 'prospector',
}

/** Line drawings for the others: hewn blocks, a flag. */
const LINES: Partial<Record<Theme, string>> = {
  quarries: 'M4 26h24M5 26v-8h10v8M17 26v-8h10v8M11 18v-8h10v8',
  'last-round': 'M8 28V4M8 5h16l-4 6 4 6H8',
}

/** The emblem of a theme. */
export function ThemeEmblem({ theme }: { theme: Theme }) {
  const role = ROLE[theme]
  if (role) return <RoleEmblem role={role} />
  if (theme === 'storing') return <Art id="smallWarehouse" />
  return (
    <svg class="piece emblem" viewBox="0 0 32 32" aria-hidden="true">
      <path
        d={LINES[theme]}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </svg>
  )
}
