import { lazy } from '../../../../ui/lazy.tsx'
import { Lesson as AnyLesson, type LessonProps } from '../../../../ui/lesson/Lesson.tsx'
import type { LessonTable } from '../../../../ui/lesson/plug.ts'
import type { PuertoRico } from '../../rules/types.ts'
import { factsOf } from '../../scenario/facts.ts'
import type { Hand } from '../../table/hand.ts'
import { placesOf } from '../../table/move-places.ts'
import { Art } from '../../table/pieces/Art.tsx'
import { table } from '../../table/plug/table.tsx'
import { placeWords } from '../../words/places.ts'

const lessons: LessonTable<PuertoRico, Hand> = {
  ...table,
  scenario: { factsOf },
  placesOf,
  placeWords,
  Picture: Art,
  Sheet: lazy(async () => (await import('./Sheet.tsx')).Sheet),
}

/** A chapter of the course on this game's table. */
export function Lesson(props: LessonProps<PuertoRico>) {
  return <AnyLesson table={lessons} {...props} />
}
