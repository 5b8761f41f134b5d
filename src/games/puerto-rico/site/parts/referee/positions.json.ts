/** Where scenarios and the steps of the course begin, as the contents of links: for the editor, with or without a net. */
import type { APIRoute } from 'astro'
import { scenariosOfBuild } from '../../../../../scenario/files.ts'
import { puertoRico } from '../../../complete.ts'
import { course } from '../../../lessons/course.ts'
import { startFrom } from '../../../scenario/write-position.ts'

export const GET: APIRoute = () => {
  const scenarios = scenariosOfBuild(puertoRico).map(
    ({ id, source: { game, at, chooser, seat, set } }) => [
      `scenarios/${id}`,
      { game, at, chooser, seat, set },
    ],
  )
  const steps = course.flatMap(({ id, steps }) =>
    steps.map((step) => [`lessons/${id}/${step.id}`, startFrom(step.start)]),
  )
  return Response.json(Object.fromEntries([...scenarios, ...steps]))
}
