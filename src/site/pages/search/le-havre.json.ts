/** What the search looks in of Le Havre; the dialog fetches it beside the first game's. */
import type { APIRoute } from 'astro'
import { searching } from '#language/search.ts'
import { SYNONYMS } from '../../../games/le-havre/search/asked.ts'
import { makeEntries } from '../../../games/le-havre/search/entries.ts'
import { makeIndex } from '../../../search/search-index.ts'

export const GET: APIRoute = () => Response.json(makeIndex(makeEntries(), SYNONYMS, searching))
