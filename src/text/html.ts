/** Terms in HTML: both names stand in the page, CSS shows the one that the reader chose. */
import { isSpaced } from '#language/particle.ts'
import { replaceTerms, type TermInText, termParts, termText } from './markup.ts'
import { FIRST_SET, OTHER_SET, type TermId } from './names.ts'

type Tag = 'span' | 'tspan'

/** Two readings of one word: a plain string where they are the same. */
function both(first: string, other: string, tag: Tag = 'span'): string {
  if (first === other) return first
  return `<${tag} class="in-${FIRST_SET}">${first}</${tag}><${tag} class="in-${OTHER_SET}" hidden>${other}</${tag}>`
}

/** A term with its particle as HTML. */
function termHtml(id: TermId, particle = '', tag: Tag = 'span'): string {
  return both(termText(id, particle, FIRST_SET), termText(id, particle, OTHER_SET), tag)
}

/** Markup as HTML; what is not markup must be HTML already. */
function markupHtml(html: string, tag: Tag = 'span'): string {
  return replaceTerms(html, ({ term, particle, tail }) => termHtml(term, particle, tag) + tail)
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A term that opens its explanation; it and what hangs on it stay on one line. */
function explained({ term, particle, tail }: TermInText): string {
  const first = termParts(term, particle, FIRST_SET)
  const other = termParts(term, particle, OTHER_SET)
  return opening(term, both(first[0], other[0]), both(first[1], other[1]), tail)
}

function opening(term: TermId, words: string, hanging: string, tail: string): string {
  const button = `<button type="button" popovertarget="gloss-${term}">${words}</button>`
  return isSpaced
    ? `<span class="term">${button}${hanging}${tail}</span>`
    : `<span class="term">${button}</span>${tail}`
}

/** Whether a term begins its word, by the letter before it. */
const begins = (before: string): boolean => !isSpaced || /^[\s(]?$/.test(before)

/** What is told of a term where it is explained. */
export type Gloss = (id: TermId) => {
  /** What the other naming set calls it, for whoever reads the first and the second; null where they agree. */
  others: readonly [string, string] | null
  /** Its name in another language. */
  abroad?: { lang: string; name: string } | undefined
  /** One sentence (markup). */
  gloss: string
}

/** The explanation of a term: its name, what else it is called, one sentence. */
function glossHtml(id: TermId, glossOf: Gloss): string {
  const { others: other, abroad, gloss } = glossOf(id)
  const others = [
    ...(other ? [both(...other)] : []),
    ...(abroad ? [`<span lang="${abroad.lang}">${abroad.name}</span>`] : []),
  ].join(' · ')
  return (
    `<div class="gloss" id="gloss-${id}" popover>` +
    `<p><b>${termHtml(id)}</b> <small>${others}</small></p>` +
    `<p>${markupHtml(escapeHtml(gloss))}</p></div>`
  )
}

const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    '<(?<raw>script|style|code|pre|textarea)\\b[\\s\\S]*?</\\k<raw>\\s*>',
    '<(?<text>title|option)\\b[^>]*>[^<]*</\\k<text>\\s*>',
    '</?(?<tag>[a-zA-Z][^\\s/>]*)(?:"[^"]*"|\'[^\']*\'|[^\'">])*>',
  ].join('|'),
  'g',
)
const ATTRIBUTE = /(\s(?:aria-label|aria-description|title|alt|placeholder|content)=)"([^"]*)"/g
/** Nothing is explained in these: they are pressed themselves, or name something. */
const PLAIN = /^(?:a|button|summary|label|legend|h[1-6]|th|nav|header|footer)$/

const plainText = (html: string): string =>
  replaceTerms(html, ({ term, particle, tail }) => termText(term, particle, FIRST_SET) + tail)

/**
 * Renders the markup that is left in a whole page: both names in text, the first set's in titles and
 * attributes. Within <main> the first of each term explains itself, and again in every element with
 * `data-term-scope`. Code and scripts stay as they are. Throws a TextError as `replaceTerms` does.
 */
export function renderPage(html: string, glossOf: Gloss): string {
  if (!html.includes('[[')) return html
  const used = new Set<TermId>()
  const seen = new Set<TermId>()
  let inMain = false
  let plain = 0
  let svg = 0

  const word = (found: TermInText): string => {
    const { term, particle, tail, before } = found
    const explains = inMain && plain === 0 && svg === 0 && begins(before)
    if (!explains || seen.has(term)) return termHtml(term, particle, svg ? 'tspan' : 'span') + tail
    seen.add(term)
    used.add(term)
    return explained(found)
  }

  const openOrClose = (tag: string, name: string): string => {
    const step = tag.startsWith('</') ? -1 : tag.endsWith('/>') ? 0 : 1
    if (PLAIN.test(name)) plain += step
    if (name === 'svg') svg += step
    if (step > 0 && tag.includes(' data-term-scope')) seen.clear()
    if (name === 'main') inMain = step > 0
    const glosses =
      name === 'main' && step < 0 ? Array.from(used, (id) => glossHtml(id, glossOf)).join('') : ''
    const plainTag = tag.replace(ATTRIBUTE, (_, start, text) => `${start}"${plainText(text)}"`)
    return glosses + plainTag
  }

  let out = ''
  let end = 0
  for (const found of html.matchAll(TOKEN)) {
    const [token] = found
    out += replaceTerms(html.slice(end, found.index), word)
    end = found.index + token.length
    const { tag, text } = found.groups ?? {}
    out += tag ? openOrClose(token, tag.toLowerCase()) : text ? plainText(token) : token
  }
  return out + replaceTerms(html.slice(end), word)
}
