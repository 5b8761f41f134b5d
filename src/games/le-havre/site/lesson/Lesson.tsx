import { lazy } from '../../../../ui/lazy.tsx'
import type { LessonTable } from '../../../../ui/lesson/definition.ts'
import { Lesson as AnyLesson, type LessonProps } from '../../../../ui/lesson/Lesson.tsx'
import { unpacking } from '../../../../ui/packed.tsx'
import type { LeHavre } from '../../rules/types.ts'
import { factsOf } from '../../scenario/facts.ts'
import { table } from '../../table/definition.tsx'
import type { Hand } from '../../table/hand.ts'
import { placesOf } from '../../table/move-places.ts'
import { placeWords } from '../../words/places.ts'
import { Picture } from './Picture.tsx'

const lessons: LessonTable<LeHavre, Hand> = {
  ...table,
  scenario: { factsOf },
  placesOf,
  isPointedAt: () => true,
  placeWords,
  Picture,
  Sheet: lazy(async () => (await import('./Sheet.tsx')).Sheet),
}

/** A chapter of the course on this game's table. */
export const Lesson = unpacking((props: LessonProps<LeHavre>) => (
  <AnyLesson table={lessons} {...props} />
))
