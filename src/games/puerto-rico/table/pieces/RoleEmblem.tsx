import type { Role } from '../../rules/vocabulary.ts'
import './pieces.css'

/** Line drawings: a seedling, people, a house, a barrel, scales, an anchor, a compass. */
const LINES: Record<Role, string> = {
  settler:
    'M6 27h20M16 27V13M16 20c-5.5 0-8.5-2.7-8.5-7.5 5.5 0 8.5 2.7 8.5 7.5ZM16 14c0-5.3 3-8.5 8.5-8.5 0 5.3-3 8.5-8.5 8.5Z',
  mayor:
    'M16 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM9 27c0-7 2.5-10.5 7-10.5s7 3.5 7 10.5ZM6.5 11.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM25.5 11.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2ZM2 27c0-4 1-6.6 3.5-7.3M30 27c0-4-1-6.6-3.5-7.3',
  builder: 'M4 15.5 16 5.5l12 10M7.5 13v14h17V13M13 27v-7.5h6V27M22 10V5.5h-3.5',
  craftsman:
    'M9 5.5h14c2.6 7 2.6 14 0 21H9c-2.6-7-2.6-14 0-21ZM7.3 12h17.4M7.3 20h17.4M13.5 5.5c-1.2 7-1.2 14 0 21M18.5 5.5c1.2 7 1.2 14 0 21',
  trader:
    'M16 5v21.5M10.5 26.5h11M6.5 9h19M6.5 9 2.5 19h8ZM25.5 9l-4 10h8ZM2.5 19a4 3.6 0 0 0 8 0M21.5 19a4 3.6 0 0 0 8 0',
  captain:
    'M16 4a2.8 2.8 0 1 1 0 5.6A2.8 2.8 0 0 1 16 4ZM16 9.6V28M10.5 13.5h11M4.5 19c.5 5.5 5 9 11.5 9s11-3.5 11.5-9M4.5 19l-1.5 4M4.5 19l3.6 2.5M27.5 19l1.5 4M27.5 19l-3.6 2.5',
  prospector:
    'M16 4.5a11.5 11.5 0 1 1 0 23 11.5 11.5 0 0 1 0-23ZM21 11l-3 7-7 3 3-7ZM16 4.5v2.5M16 25v2.5M4.5 16H7M25 16h2.5',
}

/** The emblem of a role. */
export function RoleEmblem({ role }: { role: Role }) {
  return (
    <svg class="piece emblem" viewBox="0 0 32 32" aria-hidden="true">
      <path d={LINES[role]} />
    </svg>
  )
}
