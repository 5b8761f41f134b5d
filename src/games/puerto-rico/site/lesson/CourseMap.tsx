import '../../words/names.ts'

/** The map of the course, with the terms that its chapters' texts name. */
export { CourseMap } from '../../../../ui/lesson/CourseMap.tsx'
