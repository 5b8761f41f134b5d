/** Where scenarios and the steps of the course begin, as the contents of links: for the editor, with or without a net. */
import type { APIRoute } from 'astro'
import { course } from '../../../../games/le-havre/lessons/course.ts'
import { leHavre } from '../../../../games/le-havre/plug.ts'
import { startFrom } from '../../../../games/le-havre/scenario/write-position.ts'
import { projectScenarios } from '../../../../scenario/files.ts'

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
