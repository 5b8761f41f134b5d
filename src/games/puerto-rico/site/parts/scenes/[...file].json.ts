/** What the figures of a page, or of the cases about one thing, are played from. */
import type { APIRoute, GetStaticPaths } from 'astro'
import { sceneFiles, scenesIn } from '../../../figure/scene-files.ts'

export const getStaticPaths = (() =>
  sceneFiles().map((file) => ({ params: { file } }))) satisfies GetStaticPaths

export const GET: APIRoute<Record<string, never>, { file: string }> = ({ params: { file } }) =>
  Response.json(scenesIn(file))
