/** Finding and ranking, in the browser and in the tests alike. */
import MiniSearch, { type Options, type Query, type SearchResult } from 'minisearch'
import type { Entry, EntryKind } from './entry.ts'
import {
  initialTokens,
  isCjk,
  isInitials,
  nameTokens,
  pairsOf,
  squash,
  stemOf,
  textTokens,
  wordsOf,
} from './tokens.ts'

const MOST = 24
const RANKED = 80

const FIELDS = {
  titles: ({ title, label }: Entry) => [...title, ...(label ?? [])],
  others: ({ names = [] }: Entry) => names,
  initials: ({ title, names = [] }: Entry) => [...title, ...names],
  texts: ({ text }: Entry) => text ?? [],
} satisfies Record<string, (entry: Entry) => readonly (string | undefined)[]>

function tokenize(text: string, field?: string): string[] {
  if (field === 'initials') return initialTokens(text)
  return field === 'texts' ? textTokens(text) : nameTokens(text)
}

/** The same for making the index and for reading it. */
const OPTIONS: Options<Entry> = {
  fields: Object.keys(FIELDS),
  storeFields: ['kind', 'href', 'title', 'label', 'text', 'names'],
  // Lines, for the tokens; what is stored stays as it is.
  extractField: (entry, field) =>
    field in FIELDS
      ? FIELDS[field as keyof typeof FIELDS](entry).join('\n')
      : (entry[field as keyof Entry] as string),
  tokenize,
  processTerm: (term) => term,
  searchOptions: {
    tokenize: (word) => [word],
    fields: ['titles', 'others', 'texts'],
    boost: { titles: 6, others: 3 },
  },
}

export type Index = MiniSearch<Entry>

export function makeIndex(entries: readonly Entry[]): Index {
  const index = new MiniSearch<Entry>(OPTIONS)
  index.addAll(entries)
  return index
}

/** The index as it comes out of `JSON.parse`. */
export function readIndex(json: Parameters<typeof MiniSearch.loadJS>[0]): Index {
  return MiniSearch.loadJS<Entry>(json, OPTIONS)
}

/** A word, or all its pairs of letters: 창고 stands in 소형창고는. */
function wordQuery(word: string): Query {
  if (!isCjk(word)) return { queries: [word], prefix: true, ...(word.length > 4 && { fuzzy: 0.2 }) }
  const stem = stemOf(word)
  return {
    combineWith: 'OR',
    queries: [
      { queries: [stem], prefix: true },
      { queries: pairsOf(stem), combineWith: 'AND' },
    ],
  }
}

function candidates(index: Index, query: string): SearchResult[] {
  if (isInitials(query))
    return index.search(query.replace(/\s/g, ''), { fields: ['initials'], prefix: true })
  const words = wordsOf(query)
  const all = index.search({ combineWith: 'AND', queries: words.map(wordQuery) })
  return all.length > 0 ? all : index.search({ combineWith: 'OR', queries: words.map(wordQuery) })
}

const KIND_WEIGHT: Record<EntryKind, number> = { rule: 3, term: 2, page: 1, case: 0 }

/** How well a name answers: it is the query, its first word is, another word is, it begins with it, it holds it. */
function likeness(name: string, wanted: ReadonlySet<string>): number {
  const whole = squash(name)
  const words = wordsOf(name).flatMap((word) => [word, stemOf(word)])
  let best = 0
  for (const query of wanted) {
    if (whole === query) return 5
    if (words.includes(query)) best = Math.max(best, whole.startsWith(query) ? 4.5 : 4)
    else if (whole.startsWith(query)) best = Math.max(best, 3)
    else if (whole.includes(query)) best = Math.max(best, 2)
  }
  return best
}

/** The share of the words asked for that stand in the names of an entry, each where it likes. */
function shareOf({ title, label, names = [] }: Entry, words: readonly string[]): number {
  const held = [...title, ...(label ?? []), ...names].map(squash)
  return words.filter((word) => held.some((name) => name.includes(word))).length / words.length
}

function rankOf(entry: Entry, wanted: ReadonlySet<string>): number {
  const { id, kind, title, label, names = [] } = entry
  const numbers = (label ?? []).flatMap((text) => [squash(text), text.split(' ').at(-1) ?? ''])
  if (kind === 'rule' && numbers.some((number) => wanted.has(number))) return 100
  const ofTitle = Math.max(...title.map((text) => likeness(text, wanted)))
  const others = Math.max(0, ...names.map((text) => likeness(text, wanted)))
  // A rule's other names are those of the things it speaks of.
  const ofNames = kind === 'term' ? others : Math.min(4, others)
  const best = Math.max(kind === 'page' ? Math.min(4, ofTitle) : ofTitle, ofNames)
  // Of several that bear a name, the first says what the thing does.
  const later = ofNames > ofTitle ? id * 0.001 : 0
  return best * 10 + KIND_WEIGHT[kind] - later
}

/** For initial consonants: a word that they are, then one that begins with them. */
function initialRank({ kind, title, names = [] }: Entry, query: string): number {
  const tokens = [...title, ...names].flatMap((name) =>
    wordsOf(name).flatMap((word) => initialTokens(stemOf(word))),
  )
  const best = tokens.includes(query) ? 4 : 3
  return best * 10 + KIND_WEIGHT[kind]
}

/** What answers a query, the best first: rules and terms by their names, then all that speaks of it. */
export function search(index: Index, query: string): Entry[] {
  if (wordsOf(query).length === 0) return []
  const letters = query.replace(/\s/g, '')
  const stems = wordsOf(query).map(stemOf)
  const wanted = new Set([squash(query), stems.join('')])
  const found = candidates(index, query).slice(0, RANKED) as unknown as (Entry & {
    score: number
  })[]
  const rank = (entry: Entry): number =>
    isInitials(query)
      ? initialRank(entry, letters)
      : rankOf(entry, wanted) + 10 * shareOf(entry, stems)
  return found
    .map((entry) => ({ entry, rank: rank(entry) }))
    .sort((a, b) => b.rank - a.rank || b.entry.score - a.entry.score)
    .slice(0, MOST)
    .map(({ entry }) => entry)
}
