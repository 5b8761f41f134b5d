/** Pages of a game that are no rules, as the search finds them. For the build and the tests. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { LANGUAGE } from '#language/language.ts'
import { parseSource } from '../text/read-yaml.ts'
import type { Entry } from './entry.ts'

const FILE = `content/site/${LANGUAGE}/search-pages.yaml`
const KINDS = [
  'play',
  'learn',
  'puzzles',
  'quiz',
  'referee',
  'cases',
  'score',
  'print',
  'chart',
] as const
type PageKind = (typeof KINDS)[number]
/** search-pages.yaml: what pages that are no rules are called and asked for by. */
export const sitePagesSchema = v.record(
  v.picklist(KINDS),
  v.strictObject({ title: v.string(), asked: v.array(v.string()) }),
)

/** Entries of those kinds of pages that a game has, each with its address. */
export function sitePages(
  addresses: Readonly<Partial<Record<PageKind, `/${string}/`>>>,
): Omit<Entry, 'id'>[] {
  const pages = parseSource(readFileSync(FILE, 'utf8'), FILE, sitePagesSchema)
  return KINDS.flatMap((kind) => {
    const [href, words] = [addresses[kind], pages[kind]]
    return href && words
      ? [{ kind: 'page' as const, href, title: [words.title] as const, asked: words.asked }]
      : []
  })
}
