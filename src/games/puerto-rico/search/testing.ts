/** The reference as the search has it, for the tests. */

import { searching } from '#language/search.ts'
import { type Index, makeIndex, readIndex } from '../../../search/search-index.ts'
import { readPages } from '../reference/rule-pages.ts'
import { renderText } from '../words/markup.ts'
import { SYNONYMS } from './asked.ts'
import { makeEntries, type SearchPart } from './entries.ts'

const pages = readPages().map(({ page, text }) => ({
  name: page === 'index' ? '' : page,
  title: renderText(/^title: '?(.*?)'?$/m.exec(text)?.[1] ?? ''),
  body: text,
  headings: Array.from(text.matchAll(/^#{2,3} (.+)$/gm), ([, heading = '']) => ({
    slug: heading.replaceAll(' ', '-'),
    text: heading,
  })),
}))

export const entriesOf = (part: SearchPart) => makeEntries(part, pages)

/** An index as the browser has it: written and read again. */
export function indexOf(part: SearchPart): Index {
  const written = JSON.stringify(makeIndex(entriesOf(part), SYNONYMS, searching))
  return readIndex(JSON.parse(written), searching)
}
