import { endingOf } from './reading.ts'

/** Whether spaces stand between words, so that letters right before or behind a term belong to its word. */
export const isSpaced = true

/** Each particle that changes: its form after a consonant, and after a vowel. */
const PAIRS = [
  ['을', '를'],
  ['이', '가'],
  ['은', '는'],
  ['과', '와'],
  ['으로', '로'],
  ['아', '야'],
  ['이에요', '예요'],
  ['이었', '였'],
  ['이어', '여'],
  ['이라', '라'],
  ['이란', '란'],
  ['이랑', '랑'],
  ['이나', '나'],
  ['이며', '며'],
  ['이면', '면'],
  ['이고', '고'],
  ['이다', '다'],
  ['이든', '든'],
  ['이지만', '지만'],
  ['이므로', '므로'],
] as const

/** Those that more may follow: 으로서, 이라고, 과의, 이었다. */
const OPEN = ['으로', '로', '이라', '라', '과', '와', '이었', '였', '이어', '여']

/** Particles that are the same after every word; the markup may name them too. */
const FIXED = /^(?:의|에|에서|에게|도|만|까지|부터|보다|마다|처럼|밖에|씩|끼리)/

/** One of the pairs as it is written out after a word, with what may follow it: 으로만, 과의, 라고. */
const PLAIN = new RegExp(`^(?:${PAIRS.flat().join('|')})(?:는|도|만|의|서|써|고|부터|까지)*$`)

interface Found {
  closed: string
  open: string
  rest: string
}

function find(particle: string): Found | null {
  for (const [closed, open] of PAIRS) {
    if (particle === closed || particle === open) return { closed, open, rest: '' }
  }
  const head = OPEN.filter((start) => particle.startsWith(start)).sort(
    (a, b) => b.length - a.length,
  )[0]
  const pair = head && PAIRS.find(([closed, open]) => closed === head || open === head)
  return pair ? { closed: pair[0], open: pair[1], rest: particle.slice(head.length) } : null
}

/** Whether `particle` is one that this module knows, in either of its forms. */
export function isParticle(particle: string): boolean {
  return FIXED.test(particle) || find(particle) !== null
}

/** The particle that `text` begins with, if it is one whose form depends on the word before: '는 네' has '는'. */
export function changingParticleAt(text: string): string | null {
  const [head = ''] = /^[가-힣]+/.exec(text) ?? []
  return PLAIN.test(head) ? head : null
}

/**
 * The form of `particle` that `word` takes: ('병원', '를') gives '을', ('1', '로') gives '로'.
 * After a word whose end can't be read both forms are given: '은(는)', '(으)로'.
 * A particle that this module does not know throws a RangeError.
 */
export function particleFor(word: string, particle: string): string {
  if (FIXED.test(particle)) return particle
  const found = find(particle)
  if (!found) throw new RangeError(`'${particle}'은(는) 조사로 알아볼 수 없습니다.`)
  const { closed, open, rest } = found
  const ending = endingOf(word)
  if (ending === null) return both(closed, open) + rest
  const takesOpen = ending === 'vowel' || (ending === 'rieul' && closed === '으로')
  return (takesOpen ? open : closed) + rest
}

function both(closed: string, open: string): string {
  if (!closed.endsWith(open)) return `${closed}(${open})`
  return `(${closed.slice(0, closed.length - open.length)})${open}`
}

/** Words that change before 가, and are a genitive without 의: 나 becomes 내가 and 내. */
const SHORT: Readonly<Record<string, string>> = { 나: '내', 저: '제', 너: '네' }

/** `word` with the right form of `particle`: ('숙박소', '을') gives '숙박소를'. Errors as `particleFor`. */
export function withParticle(word: string, particle: string): string {
  const form = particleFor(word, particle)
  const short = SHORT[word]
  if (short === undefined) return word + form
  if (form === '의') return short
  return (form === '가' ? short : word) + form
}
