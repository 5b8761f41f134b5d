import { withParticle } from '#language/particle.ts'
import {
  refuseBracket,
  refuseNought,
  refuseParticleAfter,
  refuseSlot,
  refuseTerm,
} from '#text/checks'
import { FIRST_SET, NAMING_SETS, type NamingSet, type TermId, termId, termName } from './names.ts'
import { TextError } from './text-error.ts'

export { TextError }

/** A piece of text: plain, a term, or a place for a value. An empty particle is none. */
export type Segment =
  | { text: string }
  | { term: TermId; particle: string }
  | { slot: string; particle: string }

/** What goes into a slot; a string or a number stands as it is, segments may hold terms. */
export type Value = string | number | readonly Segment[]

const TERM_AND_TAIL = /\[\[([^[\]]*)\]\](\p{L}*)/gu
/** A particle that is the number in a slot: `{count} [[colonist|#count]]`, where words are counted. */
const COUNTED = /^#(\w+)$/
const TERM_OR_SLOT = /\[\[([^[\]]*)\]\]|\{([^{}]*)\}/g

function split(inside: string): [id: string, particle: string] {
  const [id = '', particle = ''] = inside.split('|')
  return [id, particle]
}

function termSegment(inside: string, whole: string): { term: TermId; particle: string } {
  refuseTerm(inside, whole)
  const [id, particle] = split(inside)
  return { term: termId(id), particle }
}

function slotSegment(inside: string, whole: string): Segment {
  refuseSlot(inside, whole)
  const [slot, particle] = split(inside)
  return { slot, particle }
}

/** A term as it stands in a text: between what comes before it and the letters that follow it. */
export interface TermInText {
  term: TermId
  particle: string
  /** The letter before it, if any. */
  before: string
  /** Letters that follow without a space: [[market]]의. */
  tail: string
}

/**
 * Replaces every `[[id]]` and `[[id|을]]` of a text, with the letters that follow it, by what
 * `render` makes of it. Throws a TextError for an unknown term or particle and for a bracket left open.
 */
export function replaceTerms(text: string, render: (found: TermInText) => string): string {
  if (!text.includes('[[') && !text.includes(']]')) return text
  let rest = ''
  let end = 0
  const out = text.replace(TERM_AND_TAIL, (whole, inside: string, tail: string, at: number) => {
    rest += text.slice(end, at)
    end = at + whole.length
    const markup = whole.slice(0, whole.length - tail.length)
    refuseParticleAfter(markup, tail)
    return render({ ...termSegment(inside, markup), tail, before: text.charAt(at - 1) })
  })
  const open = /.{0,20}(?:\[\[|\]\]).{0,20}/.exec(rest + text.slice(end))
  if (open) throw new TextError(`${open[0].trim()}: a [[ or ]] without its other half`)
  return out
}

/** Parses a text with `[[term|을]]` and `{slot|을}`. Throws a TextError that quotes what is wrong. */
export function parse(text: string): Segment[] {
  const segments: Segment[] = []
  let end = 0
  const plain = (until: number): void => {
    const between = text.slice(end, until)
    refuseBracket(between, text)
    if (between !== '') segments.push({ text: between })
  }
  for (const found of text.matchAll(TERM_OR_SLOT)) {
    plain(found.index)
    end = found.index + found[0].length
    const [whole, inTerm, inSlot = ''] = found
    refuseParticleAfter(whole, text.slice(end))
    segments.push(inTerm === undefined ? slotSegment(inSlot, whole) : termSegment(inTerm, whole))
  }
  plain(text.length)
  return segments
}

function put(value: Value | undefined, slot: string, particle: string): readonly Segment[] {
  if (value === undefined) throw new RangeError(`no value for {${slot}}`)
  const parts = typeof value === 'object' ? value : [{ text: String(value) }]
  const last = parts.at(-1)
  if (particle === '' || !last) return parts
  if ('text' in last) return [...parts.slice(0, -1), { text: withParticle(last.text, particle) }]
  return [...parts.slice(0, -1), { ...last, particle }]
}

/** Puts values into the slots; a slot without a value is a RangeError. */
export function fill(
  segments: readonly Segment[],
  values: Readonly<Record<string, Value | undefined>>,
): Segment[] {
  const particleOf = (particle: string): string => {
    const [, counted] = COUNTED.exec(particle) ?? []
    return counted === undefined ? particle : String(values[counted])
  }
  refuseNought(segments, values)
  return segments.flatMap((segment) => {
    if ('text' in segment) return [segment]
    const particle = particleOf(segment.particle)
    if ('slot' in segment) return put(values[segment.slot], segment.slot, particle)
    return [{ ...segment, particle }]
  })
}

/** A term as a value: `fill(parse('{good|을} 싣는다'), { good: term('fruit') })`. */
export function term(id: TermId): Segment[] {
  return [{ term: id, particle: '' }]
}

/** A term with its particle in a naming set: ('hospice', '을', 'classic') gives '숙박소를'. */
export function termText(id: TermId, particle: string, set: NamingSet): string {
  const name = termName(id, set)
  return particle === '' ? name : withParticle(name, particle)
}

/**
 * A term apart from what hangs on it, in a naming set: ('hospice', '을', 'classic') gives ['숙박소', '를'].
 * Where the name itself changes in some set, as quarries does, nothing hangs on it.
 */
export function termParts(id: TermId, particle: string, set: NamingSet): [string, string] {
  const keepsName = NAMING_SETS.every((one) =>
    termText(id, particle, one).startsWith(termText(id, '', one)),
  )
  const whole = termText(id, particle, set)
  const { length } = keepsName ? termText(id, '', set) : whole
  return [whole.slice(0, length), whole.slice(length)]
}

/** Segments as a plain string in a naming set; an unfilled slot is a RangeError. */
export function toText(segments: readonly Segment[], set: NamingSet = FIRST_SET): string {
  return segments
    .map((segment) => {
      if ('text' in segment) return segment.text
      if ('term' in segment) return termText(segment.term, segment.particle, set)
      throw new RangeError(`no value for {${segment.slot}}`)
    })
    .join('')
}

/** Segments as markup again, for pages, which render what is left in them. */
export function toMarkup(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      if ('text' in segment) return segment.text
      const [id, open, close] =
        'term' in segment ? [segment.term, '[[', ']]'] : [segment.slot, '{', '}']
      return `${open}${id}${segment.particle && `|${segment.particle}`}${close}`
    })
    .join('')
}

/** Markup as a plain string in a naming set, with values for its slots. */
export function renderText(
  text: string,
  set: NamingSet = FIRST_SET,
  values: Readonly<Record<string, Value | undefined>> = {},
): string {
  return toText(fill(parse(text), values), set)
}
