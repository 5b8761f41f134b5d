import { Lesson as AnyLesson, type LessonProps } from '../../../../ui/lesson/Lesson.tsx'
import { unpacking } from '../../../../ui/packed.tsx'
import type { PuertoRico } from '../../rules/types.ts'
import { lessonTable } from './lesson-table.ts'

/** A chapter of the course on this game's table. */
export const Lesson = unpacking((props: LessonProps<PuertoRico>) => (
  <AnyLesson table={lessonTable} {...props} />
))
