/** What the search looks in, made ready at build time; the dialog fetches it when it opens. */

import { getCollection, render } from 'astro:content'
import type { APIRoute, GetStaticPaths } from 'astro'
import { searching } from '#language/search.ts'
import { SYNONYMS } from '../../../games/puerto-rico/search/asked.ts'
import { makeEntries, PARTS, type SearchPart } from '../../../games/puerto-rico/search/entries.ts'
import { makeIndex } from '../../../search/search-index.ts'

export const getStaticPaths = (() =>
  PARTS.map((part) => ({ params: { part }, props: { part } }))) satisfies GetStaticPaths

export const GET: APIRoute<{ part: SearchPart }> = async ({ props: { part } }) => {
  const pages = await Promise.all(
    (await getCollection('docs')).map(async (entry) => ({
      name: entry.id.replace(/^rules\/?/, ''),
      title: entry.data.title,
      body: entry.body ?? '',
      headings: (await render(entry)).headings,
    })),
  )
  return Response.json(makeIndex(makeEntries(part, pages), SYNONYMS, searching))
}
