/** Ids of what can be practised: an imported record is held against them. */
import type { APIRoute } from 'astro'
import { readPuzzles } from '../../../../games/puerto-rico/puzzles/collection.ts'
import { casesOfBuild } from '../../../../games/puerto-rico/referee/cases.ts'
import type { Practice } from '../../../../saves/progress-map.ts'

export const GET: APIRoute = () =>
  Response.json({
    puzzles: readPuzzles().map(({ id }) => id),
    cases: casesOfBuild().map(({ id }) => id),
  } satisfies Practice)
