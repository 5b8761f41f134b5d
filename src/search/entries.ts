/** Everything that can be found: rules, terms, headings and cases. For the build and the tests. */

import { caseHref } from '../games/puerto-rico/reference/rule-links.ts'
import { addressOf } from '../games/puerto-rico/reference/rule-pages.ts'
import { placeOf, RULES, type RuleId } from '../games/puerto-rico/rules/rule-ids.ts'
import { BUILDINGS, ROLES } from '../games/puerto-rico/rules/vocabulary.ts'
import { scenariosOfBuild } from '../scenario/files.ts'
import { renderText } from '../text/markup.ts'
import { ruleLabel, ruleWords } from '../text/rules.ts'
import { isTermId, TERM_IDS, type TermId, termOf } from '../text/terms.ts'
import { askedFor } from './asked.ts'
import type { Entry, Named } from './entry.ts'

/** A page of the reference: `name` is the last part of its address, '' of the first one. */
export interface SearchedPage {
  name: string
  title: string
  body: string
  headings: readonly { slug: string; text: string }[]
}

/** Markup in both naming sets, once where they are the same. */
function named(markup: string): Named {
  const [modern, classic] = [renderText(markup), renderText(markup, 'classic')]
  return modern === classic ? [modern] : [modern, classic]
}

/** The words of a piece of MDX: no tags, no signs of Markdown. */
export function plainText(mdx: string): string {
  return mdx
    .replaceAll('\\|', '|')
    .replace(/<[A-Z]\w*\b(?:"[^"]*"|[^>"])*>/g, '')
    .replace(/<\/\w+>/g, '')
    .replace(/(?<!\[)\[([^[\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^[\s>|:-]+$/gm, '')
    .replace(/(?<!\[\[\w+)\||\*\*|^#+ |^> |^[-*] |^\d+\. /gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The paragraph of each rule, as it stands in the pages. */
function paragraphsIn(pages: readonly SearchedPage[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ body }) =>
      Array.from(
        body.matchAll(/<Rule id="([^"]*)">([\s\S]*?)<\/Rule>/g),
        ([, rule = '', text = '']) => [rule, plainText(text)] as const,
      ),
    ),
  )
}

/** Every name of a term in every edition and language. */
function namesOf(id: TermId): string[] {
  const { names, also = [] } = termOf(id)
  return [...new Set([names.ko1897, names.koClassic, names.ja ?? '', names.en, ...also])].filter(
    (name) => name !== '',
  )
}

const BASE_TERMS = TERM_IDS.filter((id) => termOf(id).expansion === undefined)

/** The terms that a rule is about: named in its title, by its id, or by its chapter. */
function termsOf(rule: RuleId): TermId[] {
  const title = renderText(ruleWords(rule).title)
  const { chapter } = placeOf(rule)
  const [start = ''] = rule.split('.')
  const thing = start.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const implied = [thing, chapter, `${chapter}Phase`]
  return BASE_TERMS.filter((id) => implied.includes(id) || title.includes(termOf(id).names.ko1897))
}

function hrefOf(id: TermId): string {
  const { kind } = termOf(id)
  const role = ROLES.find((role) => role === id || `${role}Phase` === id)
  if (role) return `/puerto-rico/rules/${role}/`
  const building = BUILDINGS.find((building) => building === id)
  return building
    ? `/puerto-rico/rules/${kind}-buildings/#building-${building}`
    : `/puerto-rico/rules/terms/#term-${id}`
}

function ruleEntries(pages: readonly SearchedPage[]): Omit<Entry, 'id'>[] {
  const paragraphs = paragraphsIn(pages)
  return RULES.map((rule) => ({
    kind: 'rule',
    href: addressOf(rule),
    title: named(ruleWords(rule).title),
    label: named(ruleLabel(rule)),
    text: named(paragraphs.get(rule) ?? ''),
    names: [...askedFor(rule).flatMap(named), ...termsOf(rule).flatMap(namesOf)],
  }))
}

function termEntries(): Omit<Entry, 'id'>[] {
  return BASE_TERMS.map((id) => ({
    kind: 'term',
    href: hrefOf(id),
    title: named(`[[${id}]]`),
    text: named(termOf(id).gloss),
    names: namesOf(id),
  }))
}

function pageEntries(pages: readonly SearchedPage[]): Omit<Entry, 'id'>[] {
  return pages.flatMap(({ name, title, headings }) => {
    const href = name === '' ? '/puerto-rico/rules/' : `/puerto-rico/rules/${name}/`
    const whole = { kind: 'page' as const, href, title: named(title) }
    return [
      whole,
      ...headings
        .filter(({ text }) => !isTermId(/^\[\[(\w+)\]\]$/.exec(text)?.[1] ?? ''))
        .map(({ slug, text }) => ({
          ...whole,
          href: `${href}#${slug}`,
          title: named(text),
          label: named(title),
        })),
    ]
  })
}

function caseEntries(): Omit<Entry, 'id'>[] {
  return scenariosOfBuild().flatMap(({ id, words }) =>
    words?.question
      ? [
          {
            kind: 'case' as const,
            href: caseHref(id),
            title: named(words.title),
            text: named(words.question),
          },
        ]
      : [],
  )
}

const numbered = (entries: readonly Omit<Entry, 'id'>[]): Entry[] =>
  entries.map((entry, id) => ({ id, ...entry }))

/** The parts of what can be found: cases are many, and wait until the rest is there. */
export const PARTS = ['rules', 'cases'] as const
export type SearchPart = (typeof PARTS)[number]

/** The entries of a part. */
export function makeEntries(part: SearchPart, pages: readonly SearchedPage[]): Entry[] {
  if (part === 'cases') return numbered(caseEntries())
  return numbered([...ruleEntries(pages), ...termEntries(), ...pageEntries(pages)])
}
