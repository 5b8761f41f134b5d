/** Le Havre has nothing to practise yet: an imported record is held against that. */
import type { APIRoute } from 'astro'
import type { Practice } from '../../../../../saves/progress-map.ts'

export const GET: APIRoute = () => Response.json({ puzzles: [], cases: [] } satisfies Practice)
