import type { Theme } from '../../puzzles/puzzle.ts'
import type { Role } from '../../rules/vocabulary.ts'
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

/** Line drawings for the others: a chest, hewn blocks, a flag. */
const LINES: Partial<Record<Theme, string>> = {
  storing: 'M5 12h22v15H5ZM5 12l3-6h16l3 6M5 18h22M14 16h4v4h-4Z',
  quarries: 'M4 26h24M5 26v-8h10v8M17 26v-8h10v8M11 18v-8h10v8',
  'last-round': 'M8 28V4M8 5h16l-4 6 4 6H8',
}

/** The emblem of a theme. */
export function ThemeEmblem({ theme }: { theme: Theme }) {
  const role = ROLE[theme]
  if (role) return <RoleEmblem role={role} />
  return (
    <svg class="piece emblem" viewBox="0 0 32 32" aria-hidden="true">
      <path d={LINES[theme]} />
    </svg>
  )
}
