/** How English is looked up: words without endings, put right by a slip, run together or apart. */
import type { AskedWord, Lexicon, SearchLanguage, Word } from '../search.ts'
import { wordsIn } from '../words-in.ts'

const WORD = /\d+(?:\.\d+)*|[\p{L}\p{M}ー]+(?:['’][a-z]+)?/gu
const LATIN = /^[a-z]+$/

const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, String(index + 1)]),
)
/** What is spelt otherwise across the ocean, and forms that no ending tells. */
const OTHER_FORMS = new Map([
  ['harbour', 'harbor'],
  ['jeweller', 'jeweler'],
  ['built', 'build'],
  ['sold', 'sell'],
  ['kept', 'keep'],
  ['chose', 'choose'],
  ['chosen', 'choose'],
  ['drew', 'draw'],
  ['drawn', 'draw'],
  ['took', 'take'],
  ['taken', 'take'],
  ['lost', 'lose'],
  ['won', 'win'],
  ['people', 'person'],
  ['wharves', 'wharf'],
])

/** A word without its ending, so that all its forms are one: loading, loaded and loads are load. */
function stemOf(word: string): string {
  const known = OTHER_FORMS.get(word)
  if (known) return known
  if (!LATIN.test(word) || word.length < 4) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|ch|sh)es$/, '')
    .replace(/(?<![su])s$/, '')
  const root = singular.replace(/(?<=[aeiouy].*[a-z])(?:ing|ed)$/, '')
  if (root === singular) return singular.replace(/e$/, '')
  return root.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '')
}

function keysOf(word: string): string[] {
  const bare = word.replace(/['’][a-z]+$/, '')
  const number = NUMBERS.get(bare)
  return [...new Set([...(number ? [number] : []), bare, `${stemOf(bare)}-`])]
}

/** Words that say how something is asked and not what. */
const SMALL = new Set(
  (
    'a an the of to in on at for from by with and or as if is are am be do does did can could may must should have has had i ' +
    'you my your me we it its this that these there what which who when where why how many much any some no not ' +
    'without same will would need get give go want rule question about then after before than or but so if still just only already later anything ' +
    'he him his she her they them their us our cant dont didnt doesnt isnt arent wont wasnt not non happen allow'
  )
    .split(' ')
    .flatMap(keysOf),
)
const SMALL_WEIGHT = 0.25
/** Shorter words are too like others to be put right, by one letter and by two. */
const SHORTEST_MISSPELT = [4, 8] as const
const SHORTEST_PART = 3

const words = (text: string): Word[] => wordsIn(text, WORD, keysOf)

const isKnown = (word: string, lexicon: Lexicon): boolean =>
  keysOf(word).some((key) => SMALL.has(key) || lexicon.has(key))

/** Two neighbouring letters the wrong way round: the slip that is likeliest of all. */
function turned(word: string, lexicon: Lexicon): string | undefined {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).find((other) => isKnown(other, lexicon))
}

/** Two words that were run together, both known. */
function parted(word: string, lexicon: Lexicon): readonly string[] | undefined {
  return Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, index) => {
    const at = index + SHORTEST_PART
    return [word.slice(0, at), word.slice(at)]
  }).find((parts) => parts.every((part) => isKnown(part, lexicon)))
}

/** The word meant by one that is nowhere, with one letter wrong or two, or null. */
function nearest(word: string, lexicon: Lexicon): string | null {
  for (const [index, shortest] of SHORTEST_MISSPELT.entries()) {
    const found = word.length >= shortest ? lexicon.nearest(word, index + 1) : null
    if (found) return found.replace(/-$/, '')
  }
  return null
}

function meant(word: string, lexicon: Lexicon): readonly string[] {
  if (isKnown(word, lexicon)) return [word]
  if (!LATIN.test(word)) return [nearest(word, lexicon) ?? word]
  const swapped = word.length >= SHORTEST_MISSPELT[0] ? turned(word, lexicon) : undefined
  if (swapped) return [swapped]
  return parted(word, lexicon) ?? [nearest(word, lexicon) ?? word]
}

function asked(word: string): AskedWord {
  const keys = keysOf(word)
  return {
    text: word,
    keys,
    weight: keys.some((key) => SMALL.has(key)) ? SMALL_WEIGHT : 1,
    isOpen: true,
  }
}

/** The search of English texts. */
export const searching: SearchLanguage = {
  words,
  askedWords: (query, lexicon) =>
    words(query).flatMap(({ text }) => meant(text, lexicon).map(asked)),
  isQuestion: (query) =>
    /\?\s*$|^\s*(?:can|could|do|does|did|may|must|should|is|are|am|has|have|what|when|which|who|whose|where|why|how|if)\b.*\s/i.test(
      query,
    ),
  retyped: () => null,
  askedInitials: () => null,
  initials: () => [],
}
