/** The index of what can be found: made at build time, read in the browser. */
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch'
import { type Lexicon, type SearchLanguage, squash } from '../text/search.ts'
import type { Entry } from './entry.ts'

/** What an entry is called; a rule's other names are those of the things it speaks of. */
const callings = ({ kind, title, label, asked, names }: Entry): string[] => [
  ...title,
  ...(label ?? []),
  ...(asked ?? []),
  ...((kind === 'term' && names) || []),
]

/** The lines of an entry that are looked in, by field. */
const FIELDS = {
  titles: ({ title, label }: Entry) => [...title, ...(label ?? [])],
  asked: ({ asked }: Entry) => asked ?? [],
  names: ({ names }: Entry) => names ?? [],
  romanised: ({ romanised }: Entry) => romanised ?? [],
  texts: ({ text, answer }: Entry) => [...(text ?? []), ...(answer ?? [])],
  /** Each as one word. */
  wholes: callings,
  /** First letters, and those from each later word on. */
  initials: callings,
  laterInitials: callings,
} satisfies Record<string, (entry: Entry) => readonly string[]>
type Field = keyof typeof FIELDS

const STORED = [
  'kind',
  'href',
  'title',
  'label',
  'text',
  'answer',
  'added',
] satisfies (keyof Entry)[]

/** The fields that hold words, and what a word found there is worth. */
const WORTH = { titles: 4, asked: 4, names: 2, romanised: 2, texts: 1 }
export const AS_WORD: SearchOptions = {
  fields: Object.keys(WORTH),
  boost: WORTH,
  weights: { prefix: 0.5, fuzzy: 1 },
}

function keysOf(line: string, field: Field, language: SearchLanguage): readonly string[] {
  if (field === 'initials') return language.initials(line).slice(0, 1)
  if (field === 'laterInitials') return language.initials(line).slice(1)
  if (field === 'wholes') return [squash(line, language)]
  return language.words(line).flatMap(({ keys }) => keys)
}

/** The same for making the index and for reading it. */
function optionsIn(language: SearchLanguage): Options<Entry> {
  return {
    fields: Object.keys(FIELDS),
    storeFields: STORED,
    // Lines, for the keys; what is stored stays as it is.
    extractField: (entry, field) =>
      field in FIELDS
        ? FIELDS[field as Field](entry).join('\n')
        : (entry[field as keyof Entry] as string),
    tokenize: (lines, field) =>
      lines.split('\n').flatMap((line) => keysOf(line, field as Field, language)),
    processTerm: (key) => key,
    // Long fields are not worth less: an entry that is asked for in many ways is asked for often.
    searchOptions: { tokenize: (key) => [key], bm25: { k: 1.2, b: 0.3, d: 0.5 } },
  }
}

/** Groups of words that mean the same. */
type Synonyms = readonly (readonly string[])[]

/** An index as it is written. */
interface IndexFile {
  entries: AsPlainObject
  synonyms: Synonyms
  /** The language of its entries, where it may not be the page's. */
  written?: string
}

export interface Index {
  entries: MiniSearch<Entry>
  /** The keys of all words. */
  keys: ReadonlySet<string>
  /** For the keys of a word, those of words that mean the same. */
  synonyms: ReadonlyMap<string, readonly string[]>
  language: SearchLanguage
  written: string
}

/** A word may stand in several groups. */
function synonymKeys(groups: Synonyms, { words }: SearchLanguage): Index['synonyms'] {
  const synonyms = new Map<string, string[]>()
  for (const group of groups) {
    const keys = group.flatMap((word) => words(word).flatMap(({ keys }) => keys))
    for (const key of keys) synonyms.set(key, [...(synonyms.get(key) ?? []), ...keys])
  }
  return synonyms
}

/** What is written at build time, for `readIndex`. */
export function makeIndex(
  entries: readonly Entry[],
  synonyms: Synonyms,
  language: SearchLanguage,
): { entries: MiniSearch<Entry>; synonyms: Synonyms } {
  const index = new MiniSearch<Entry>(optionsIn(language))
  index.addAll(entries)
  return { entries: index, synonyms }
}

function wordKeys({ index, fieldIds }: AsPlainObject): Set<string> {
  const fields = Object.keys(WORTH).map((field) => String(fieldIds[field]))
  const words = index.filter(([, places]) => fields.some((field) => field in places))
  return new Set(words.map(([key]) => key))
}

/** An index as it comes out of `JSON.parse`. */
export function readIndex(file: IndexFile, language: SearchLanguage): Index {
  const { entries, synonyms, written = '' } = file
  return {
    written,
    entries: MiniSearch.loadJS<Entry>(entries, optionsIn(language)),
    keys: wordKeys(entries),
    synonyms: synonymKeys(synonyms, language),
    language,
  }
}

/** The words of an index. */
export function lexiconOf({ entries, keys, synonyms }: Index): Lexicon {
  return {
    has: (key) => keys.has(key) || synonyms.has(key),
    nearest: (key, slips) =>
      entries.search(key, {
        fields: [...Object.keys(WORTH), 'wholes'],
        boost: { titles: 4, wholes: 4 },
        fuzzy: slips,
      })[0]?.terms[0] ?? null,
  }
}
