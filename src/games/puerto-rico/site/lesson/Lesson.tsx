import { Lesson as AnyLesson, type LessonProps } from '../../../../ui/lesson/Lesson.tsx'
import type { PuertoRico } from '../../rules/types.ts'
import { lessonTable } from './lesson-table.ts'

/** A chapter of the course on this game's table. */
export function Lesson(props: LessonProps<PuertoRico>) {
  return <AnyLesson table={lessonTable} {...props} />
}
