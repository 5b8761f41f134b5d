/**
 * What English words change by. The markup names it behind a bar:
 *
 *     [[colonist|s]] colonists      [[colonist|a]] a colonist      [[colonist|C]] Colonist
 *     [[colonist|S]] Colonists      [[colonist|A]] A colonist      [[colonist|3]] colonists
 *     {count|point} 3 points        {seat|wins} A wins, You win    {seat|'s} A's, your
 *     {seat|low} A, you             {seat|'S} A's, Your            [[colonist|#count]] as many as {count}
 *     [[dock|the]] the Dock         [[dock|The]] The Dock          [[wharf1|the]] Wharf 1
 */

/** Words are parted by spaces: a term is explained only where it stands by itself. */
export const isSpaced = true

const FORMS = new Set(['s', 'S', 'a', 'A', 'the', 'The', 'C', 'low', "'s", "'S"])
/** A number, or a word of its own: a noun after a number, a verb after a name. */
const NUMBER_OR_WORD = /^(?:\d+|[a-z]{2,}(?: [a-z]+)*)$/

/** Whether the markup may name `particle`. */
export const isParticle = (particle: string): boolean =>
  FORMS.has(particle) || NUMBER_OR_WORD.test(particle)

/** An ending that belongs inside: `[[quarry]]s` is none. */
export const changingParticleAt = (text: string): string | null =>
  /^s(?![a-z])/.test(text) ? 's' : null

/** Nouns that are counted as they stand: 3 corn. */
const UNCHANGED = new Set([
  ...['corn', 'indigo', 'fruit', 'sugar', 'tobacco', 'coffee', 'San Juan'],
  ...['fish', 'smoked fish', 'wood', 'clay', 'iron', 'grain', 'cattle', 'coal', 'charcoal'],
  ...['steel', 'bread', 'meat', 'coke', 'leather', 'food', 'energy'],
])
const IRREGULAR: Readonly<Record<string, string>> = {
  person: 'people',
  Wharf: 'Wharves',
  fisherman: 'fishermen',
}

function plural(noun: string): string {
  const irregular = IRREGULAR[noun]
  if (irregular) return irregular
  if (UNCHANGED.has(noun)) return noun
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return noun + (/(?:s|x|ch|sh)$/.test(noun) ? 'es' : 's')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'an' before a vowel that is heard: an Office, but a University. */
const withArticle = (noun: string): string =>
  `${/^(?:[aeio]|u(?!ni))/i.test(noun) ? 'an' : 'a'} ${noun}`

/** What a number tells from others of its name has no article: the Dock, but Wharf 1. */
const withDefinite = (noun: string): string => (/ \d+$/.test(noun) ? noun : `the ${noun}`)

const isReader = (name: string): boolean => /^you$/i.test(name)

function possessive(name: string): string {
  return isReader(name) ? 'your' : `${name}’s`
}

const OF_READER: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }

/** A verb after a name: A wins, You win. */
function verbAfter(name: string, verb: string): string {
  if (!isReader(name)) return `${name} ${verb}`
  const [first = '', ...rest] = verb.split(' ')
  return [name, OF_READER[first] ?? first.replace(/s$/, ''), ...rest].join(' ')
}

/** `word` as `particle` asks for it: ('quarry', 's') gives 'quarries'. Another particle is a RangeError. */
export function withParticle(word: string, particle: string): string {
  switch (particle) {
    case 's':
      return plural(word)
    case 'S':
      return capital(plural(word))
    case 'a':
      return withArticle(word)
    case 'A':
      return capital(withArticle(word))
    case 'the':
      return withDefinite(word)
    case 'The':
      return capital(withDefinite(word))
    case 'C':
      return capital(word)
    case 'low':
      return isReader(word) ? word.toLowerCase() : word
    case "'s":
      return possessive(word)
    case "'S":
      return capital(possessive(word))
  }
  if (!isParticle(particle)) throw new RangeError(`'${particle}' is no form of a word`)
  if (/^\d+$/.test(particle)) return particle === '1' ? word : plural(word)
  if (!/^[-−+]?[\d#]/.test(word)) return verbAfter(word, particle)
  return `${word} ${/^[-−+]?1$/.test(word) ? particle : plural(particle)}`
}
