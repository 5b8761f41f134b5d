/** Ids of what can be practised: an imported record is held against them. */
import type { APIRoute } from 'astro'
import type { Practice } from '../../../../../saves/progress-map.ts'
import { readPuzzles } from '../../../puzzles/collection.ts'
import { askedCases } from '../../../reference/cases.ts'

export const GET: APIRoute = () =>
  Response.json({
    puzzles: readPuzzles().map(({ id }) => id),
    cases: askedCases().map(({ id }) => id),
  } satisfies Practice)
