/** Each scenario as JSON, for the editor to open. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { type NamedScenario, scenariosOfBuild } from '../../../../../scenario/files.ts'

export const getStaticPaths = (() =>
  scenariosOfBuild().map(({ id, source }) => ({
    params: { id },
    props: { source },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<Pick<NamedScenario, 'source'>> = ({ props: { source } }) =>
  Response.json(source)
