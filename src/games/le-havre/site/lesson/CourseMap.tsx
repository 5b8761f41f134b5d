import { CourseMap as AnyCourseMap, type MapProps } from '../../../../ui/lesson/CourseMap.tsx'
import { Picture } from './Picture.tsx'
import '../../words/names.ts'

/** The map of the course, with this game's pictures and the terms that its chapters' texts name. */
export function CourseMap(props: MapProps) {
  return <AnyCourseMap {...props} Picture={Picture} />
}
