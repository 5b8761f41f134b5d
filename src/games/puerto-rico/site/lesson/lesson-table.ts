import { lazy } from '../../../../ui/lazy.tsx'
import type { LessonTable } from '../../../../ui/lesson/definition.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { factsOf } from '../../scenario/facts.ts'
import { table } from '../../table/definition/table.tsx'
import type { Hand } from '../../table/hand.ts'
import { placesOf } from '../../table/move-places.ts'
import { Art } from '../../table/pieces/Art.tsx'
import { placeWords } from '../../words/places.ts'

/** The table that the course is played on. */
export const lessonTable = {
  ...table,
  scenario: { factsOf },
  placesOf,
  // A role that was pointed at is chosen by then.
  isPointedAt: (address, { at }) => at === 'roles' || !address.startsWith('role:'),
  placeWords,
  Picture: Art,
  Sheet: lazy(async () => (await import('./Sheet.tsx')).Sheet),
} satisfies LessonTable<PuertoRico, Hand>
