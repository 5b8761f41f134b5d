import { CourseMap as AnyCourseMap, type MapProps } from '../../../../ui/lesson/CourseMap.tsx'
import { Art } from '../../table/pieces/Art.tsx'
import '../../words/added-names.ts'
import '../../words/names.ts'

/** The map of the course, with this game's pictures and the terms that its chapters' texts name. */
export function CourseMap(props: MapProps) {
  return <AnyCourseMap {...props} Picture={Art} />
}
