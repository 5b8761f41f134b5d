/** What the search looks in, made ready at build time; the dialog fetches it part by part when it opens. */

import { getCollection, render } from 'astro:content'
import type { APIRoute, GetStaticPaths } from 'astro'
import { LANGUAGE } from '#language/language.ts'
import { searching } from '#language/search.ts'
import { FIRST_GAME } from '../../../games/ids.ts'
import * as havreAsked from '../../../games/le-havre/search/asked.ts'
import * as leHavre from '../../../games/le-havre/search/entries.ts'
import { SYNONYMS } from '../../../games/puerto-rico/search/asked.ts'
import { makeEntries, PARTS } from '../../../games/puerto-rico/search/entries.ts'
import { makeIndex } from '../../../search/search-index.ts'
import { hasNames } from '../../../text/read-words.ts'

/** Where a language has no names for the things of Le Havre, the build puts what is found of it in the original there. */
const havreParts = hasNames('content/le-havre/words', LANGUAGE) ? leHavre.PARTS : []

export const getStaticPaths = (() =>
  [...PARTS, ...havreParts].map((part) => ({ params: { part } }))) satisfies GetStaticPaths

export const GET: APIRoute = async ({ params }) => {
  const part = PARTS.find((one) => one === params.part)
  if (part) return Response.json(makeIndex(makeEntries(part, await pages()), SYNONYMS, searching))
  const havre = leHavre.PARTS.find((one) => one === params.part)
  const entries = havre ? leHavre.makeEntries(havre) : []
  return Response.json({ ...makeIndex(entries, havreAsked.SYNONYMS, searching), written: LANGUAGE })
}

/** Where the reference stands in its collection. */
const REFERENCE = new RegExp(`^${FIRST_GAME}/rules/?`)

const pages = async () =>
  Promise.all(
    (await getCollection('docs')).map(async (entry) => ({
      name: entry.id.replace(REFERENCE, ''),
      title: entry.data.title,
      body: entry.body ?? '',
      headings: (await render(entry)).headings,
    })),
  )
