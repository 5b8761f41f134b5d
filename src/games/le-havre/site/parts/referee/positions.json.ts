/** Where scenarios and the steps of the course begin, as the contents of links: for the editor, with or without a net. */
import type { APIRoute } from 'astro'
import { projectScenarios } from '../../../../../scenario/files.ts'
import { leHavre } from '../../../definition.ts'
import { course } from '../../../lessons/course.ts'
import { startFrom } from '../../../scenario/write-position.ts'

export const GET: APIRoute = () => {
  const scenarios = projectScenarios(leHavre).map(
    ({ id, source: { game, at, active, seat, set } }) => [
      `scenarios/${id}`,
      { game, at, active, seat, set },
    ],
  )
  const steps = course.flatMap(({ id, steps }) =>
    steps.map((step) => [`lessons/${id}/${step.id}`, startFrom(step.start)]),
  )
  return Response.json(Object.fromEntries([...scenarios, ...steps]))
}
