import type { LessonTable } from '../../../../ui/lesson/definition.ts'
import { Lesson as AnyLesson, type LessonProps } from '../../../../ui/lesson/Lesson.tsx'
import { unpacking } from '../../../../ui/packed.tsx'
import type { PuertoRico } from '../../rules/types.ts'
import { addedTable } from '../../table/expansions/definition.tsx'
import { addedPlacesOf } from '../../table/expansions/move-places.ts'
import type { Hand } from '../../table/hand.ts'
import { lessonTable } from './lesson-table.ts'

const added: LessonTable<PuertoRico, Hand> = {
  ...lessonTable,
  ...addedTable(lessonTable),
  placesOf: addedPlacesOf,
}

/** A chapter that is played with an expansion. */
export const AddedLesson = unpacking((props: LessonProps<PuertoRico>) => (
  <AnyLesson table={added} {...props} />
))
