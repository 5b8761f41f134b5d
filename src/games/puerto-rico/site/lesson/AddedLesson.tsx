import { Lesson as AnyLesson, type LessonProps } from '../../../../ui/lesson/Lesson.tsx'
import type { LessonTable } from '../../../../ui/lesson/plug.ts'
import type { PuertoRico } from '../../rules/types.ts'
import type { Hand } from '../../table/hand.ts'
import { lessonTable } from './lesson-table.ts'

// Fetched here, so that other chapters load none of it; the page stands drawn until it has come.
const { addedTable } = await import('../../table/expansions/plug.tsx')
const { addedPlacesOf } = await import('../../table/expansions/move-places.ts')

const added: LessonTable<PuertoRico, Hand> = {
  ...lessonTable,
  ...addedTable(lessonTable),
  placesOf: addedPlacesOf,
}

/** A chapter that is played with an expansion. */
export function AddedLesson(props: LessonProps<PuertoRico>) {
  return <AnyLesson table={added} {...props} />
}
