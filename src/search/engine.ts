/** Finding and ranking, in the browser and in the tests alike. */
import type { SearchOptions } from 'minisearch'
import { type AskedWord, squash } from '../text/search.ts'
import type { Entry, EntryKind } from './entry.ts'
import type { Marking } from './mark.ts'
import { AS_WORD, type Index, lexiconOf } from './search-index.ts'

const MOST = 24
/** How many are offered when nothing answers. */
const FEW = 3
const KIND_WEIGHT: Record<EntryKind, number> = { rule: 1.2, term: 1.05, page: 1, case: 1 }
/** What of its worth an entry of an expansion keeps: what tells of it is found all the same. */
const ADDED_WEIGHT = 0.75
/** What it is worth that an entry bears the query as its name, or begins with it. */
const WHOLE_WEIGHT = 0.08
/** What a word counts that means the same as the one typed. */
const ALIKE_WEIGHT = 0.5
/** What a word still counts that a result above has answered. */
const ANSWERED_WEIGHT = 0.5

const BEGINNING: SearchOptions = { prefix: true, weights: { prefix: 0.3, fuzzy: 1 } }
/** Half of the letters may be wrong. */
const NEARLY: SearchOptions = { fields: ['wholes', 'titles'], fuzzy: 0.5 }

/** What answers a query, the best first. */
export interface Answer {
  entries: Entry[]
  /** How much of the query each of them answers, from nothing to 1. */
  covered: number[]
  /** Whether they are only the nearest there is. */
  isNear: boolean
  /** What is to be marked in them. */
  marking: Marking
}

/** How well each entry answers, by its id. */
type Scores = Map<number, number>

function scoresOf({ entries }: Index, key: string, options: SearchOptions): Scores {
  return new Map(entries.search(key, options).map(({ id, score }) => [id, score]))
}

function highest(all: readonly Scores[]): Scores {
  const best: Scores = new Map()
  for (const scores of all)
    for (const [id, score] of scores) best.set(id, Math.max(score, best.get(id) ?? 0))
  return best
}

/** A word of the query with the entries that it finds, from nothing to 1. */
interface Found {
  scores: Scores
  /** How much it tells: a word that few entries hold tells more. */
  rarity: number
  /** How much it tells where no entry holds it, so that much of the query stays unanswered. */
  unmet: number
}

function synonymsOf({ synonyms }: Index, keys: readonly string[]): string[] {
  return keys.flatMap((key) => synonyms.get(key) ?? [])
}

function findWord(index: Index, { keys, isOpen, weight }: AskedWord): Found {
  const own = keys.map((key) =>
    scoresOf(index, key, { ...AS_WORD, prefix: isOpen && !key.endsWith('-') }),
  )
  const others = synonymsOf(index, keys).map((key) =>
    scoresOf(index, key, { ...AS_WORD, boostDocument: () => ALIKE_WEIGHT }),
  )
  const raw = highest([...own, ...others])
  const top = Math.max(...raw.values())
  return {
    scores: new Map([...raw].map(([id, score]) => [id, Math.sqrt(score / top)])),
    rarity: raw.size > 0 ? weight * Math.log(1 + index.entries.documentCount / raw.size) : 0,
    unmet: raw.size > 0 ? 0 : weight * Math.log(1 + index.entries.documentCount),
  }
}

/** The query as one word, its last word with an ending and without. */
function wholesOf(words: readonly AskedWord[]): string[] {
  const before = words.slice(0, -1).map(({ text }) => text.normalize('NFD'))
  const last = words.at(-1)
  return last
    ? [last.text.normalize('NFD'), ...last.keys].map((key) => [...before, key].join(''))
    : []
}

interface Ranked {
  id: number
  covered: number
}

/**
 * The entries in their order: those first that answer the most of the words, each word for as much as
 * it tells. What is answered already counts less, so that of two things asked for both come early.
 */
function ranked(
  words: readonly Found[],
  wholes: Scores,
  weightOf: (id: number) => number,
): Ranked[] {
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0) || 1
  const asked = words.reduce((sum, { rarity, unmet }) => sum + rarity + unmet, 0) || 1
  const answered = new Set<Found>()
  const hitsOf = (id: number): Found[] => words.filter(({ scores }) => scores.has(id))
  const coveredBy = (id: number): number =>
    hitsOf(id).reduce((sum, { rarity }) => sum + rarity, 0) / all
  const scoreOf = (id: number): number => {
    const met = hitsOf(id).reduce((sum, word) => {
      const isNew = !answered.has(word)
      return sum + word.rarity * (word.scores.get(id) ?? 0) * (isNew ? 1 : ANSWERED_WEIGHT)
    }, 0)
    const whole = WHOLE_WEIGHT * (wholes.get(id) ?? 0)
    return ((met / all) * coveredBy(id) + whole) * weightOf(id)
  }
  const left = new Set([...words.flatMap(({ scores }) => [...scores.keys()]), ...wholes.keys()])
  const order: Ranked[] = []
  while (left.size > 0 && order.length < MOST) {
    const scored = [...left].map((id) => ({ id, score: scoreOf(id) }))
    const { id } = scored.reduce((best, next) => (next.score > best.score ? next : best))
    for (const word of words) if ((word.scores.get(id) ?? 0) > 0.5) answered.add(word)
    left.delete(id)
    order.push({ id, covered: (coveredBy(id) * all) / asked })
  }
  return order
}

const weightOf = (stored: Record<string, unknown> | undefined): number =>
  KIND_WEIGHT[stored?.kind as EntryKind] * (stored?.added ? ADDED_WEIGHT : 1)

/** By first letters: what they spell in full comes first, then what begins with them. */
function byInitials({ entries }: Index, initials: string): Ranked[] {
  return entries
    .search(initials, {
      ...BEGINNING,
      fields: ['initials', 'laterInitials'],
      boost: { initials: 4 },
      boostDocument: (_id, _term, stored) => weightOf(stored),
    })
    .map(({ id }) => ({ id, covered: 1 }))
}

/** What answers a query as it is typed; nothing for one without words. */
export function search(index: Index, query: string): Answer {
  const { entries, language } = index
  const entryOf = (id: number): Entry => ({ id, ...entries.getStoredFields(id) }) as Entry
  const initials = language.askedInitials(query)
  const words = language.askedWords(query, lexiconOf(index))
  const answer = (ranking: readonly Ranked[], isNear: boolean): Answer => ({
    entries: ranking.slice(0, MOST).map(({ id }) => entryOf(id)),
    covered: ranking.slice(0, MOST).map(({ covered }) => covered),
    isNear,
    marking: {
      initials,
      language,
      words: words.map((word) => ({
        ...word,
        keys: [...word.keys, ...synonymsOf(index, word.keys)],
      })),
    },
  })
  if (initials !== null) return answer(byInitials(index, initials), false)

  const wholes = highest(
    wholesOf(words).map((whole) => scoresOf(index, whole, { ...BEGINNING, fields: ['wholes'] })),
  )
  const found = words.map((word) => findWord(index, word))
  const order = ranked(found, wholes, (id) => weightOf(entries.getStoredFields(id)))
  if (order.length > 0) return answer(order, false)
  const retyped = language.retyped(query)
  if (retyped !== null) return search(index, retyped)
  const near = entries.search(squash(query, language), NEARLY)
  return answer(
    near.slice(0, FEW).map(({ id }) => ({ id, covered: 0 })),
    true,
  )
}
