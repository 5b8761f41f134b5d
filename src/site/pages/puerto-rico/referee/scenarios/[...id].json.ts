/** Each scenario as JSON, for the editor to open. */

import type { APIRoute, GetStaticPaths } from 'astro'
import { puertoRico } from '../../../../../games/puerto-rico/plug.ts'
import type { PuertoRico } from '../../../../../games/puerto-rico/rules/types.ts'
import { type NamedScenario, scenariosOfBuild } from '../../../../../scenario/files.ts'

export const getStaticPaths = (() =>
  scenariosOfBuild(puertoRico).map(({ id, source }) => ({
    params: { id },
    props: { source },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<Pick<NamedScenario<PuertoRico>, 'source'>> = ({ props: { source } }) =>
  Response.json(source)
