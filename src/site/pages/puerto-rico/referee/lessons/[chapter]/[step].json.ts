/** The position of each step of the course as a scenario, for the editor to open. */

import type { APIRoute, GetStaticPaths } from 'astro'
import type { PuertoRico } from '../../../../../../games/puerto-rico/rules/types.ts'
import { startFrom } from '../../../../../../games/puerto-rico/scenario/source.ts'
import type { Step } from '../../../../../../lessons/run.ts'
import { course } from '../../../learn/_course.ts'

export const getStaticPaths = (() =>
  course.flatMap(({ id, steps }) =>
    steps.map((step) => ({ params: { chapter: id, step: step.id }, props: { step } })),
  )) satisfies GetStaticPaths

export const GET: APIRoute<{ step: Step<PuertoRico> }> = ({ props: { step } }) =>
  Response.json(startFrom(step.start))
