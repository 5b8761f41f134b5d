/** Everything that can be found: rules, terms, headings and cases. For the build and the tests. */

import { romanised } from '#language/romanised.ts'
import { scenariosOfBuild } from '../../../scenario/files.ts'
import type { Entry, Named } from '../../../search/entry.ts'
import { inKorean } from '../../../search/loanwords.ts'
import { paragraphsIn } from '../../../search/mdx.ts'
import { sitePages } from '../../../search/site-pages.ts'
import { puertoRico } from '../complete.ts'
import { addressOf } from '../reference/rule-pages.ts'
import { caseHref } from '../reference/scenario-links.ts'
import { ALL_RULES, placeOf, RULES, type RuleId } from '../rules/rule-ids.ts'
import { ALL_BUILDINGS, ROLES } from '../rules/vocabulary.ts'
import { renderText } from '../words/markup.ts'
import { NAMING_SETS, OTHER_SET, type TermId, termName } from '../words/names.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import { TERM_IDS, termOf } from '../words/terms.ts'
import { askedFor, LOANWORDS, readingsOf } from './asked.ts'

/** A page of the reference: `name` is the last part of its address, '' of the first one. */
interface SearchedPage {
  name: string
  title: string
  body: string
  headings: readonly { slug: string; text: string }[]
}

/** Markup in both naming sets, once where they are the same. */
function named(markup: string): Named {
  const [first, other] = [renderText(markup), renderText(markup, OTHER_SET)]
  return first === other ? [first] : [first, other]
}

/** The words of a link to a rule: 'captain.point' gives 선장 6.10 and its title. */
export function linkWords(id: string): string {
  const rule = ALL_RULES.find((rule) => rule === id)
  return rule ? `${ruleLabel(rule)} ${ruleWords(rule).title}` : ''
}

/** Every name of a term in every edition and language. */
function namesOf(id: TermId): string[] {
  const { also, abroad } = termOf(id)
  const own = NAMING_SETS.map((set) => termName(id, set))
  const written = [...own, ...Object.values(abroad).flat(), ...also, ...readingsOf(id)]
  return [
    ...new Set([...written, ...(abroad.en ?? []).flatMap((name) => inKorean(name, LOANWORDS))]),
  ]
}

/** The terms that a rule is about: named in its title, by its id, or by its chapter. */
function termsOf(rule: RuleId): TermId[] {
  const title = renderText(ruleWords(rule).title)
  const { chapter } = placeOf(rule)
  const [start = ''] = rule.split('.')
  const thing = start.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const implied = [thing, chapter, `${chapter}Phase`]
  return TERM_IDS.filter((id) => implied.includes(id) || title.includes(termName(id)))
}

/** The building that a rule tells of first: by its names alone, that rule is asked for. */
function thingOf(rule: RuleId): TermId[] {
  const [start = ''] = rule.split('.')
  const thing = start.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const isFirst = ALL_RULES.find((other) => other.startsWith(`${start}.`)) === rule
  return TERM_IDS.filter(
    (id) => isFirst && id === thing && ALL_BUILDINGS.some((building) => building === id),
  )
}

/** The page of each expansion, and where on it stand those of its terms that are no buildings. */
const EXPANSION_PAGES = { 1: 'new-buildings', 2: 'nobles' } as const
const THINGS: Partial<Record<TermId, RuleId>> = { forest: 'forest-house.lay', noble: 'noble.first' }

function hrefOf(id: TermId): string {
  const { kind, expansion } = termOf(id)
  const thing = THINGS[id]
  if (thing) return addressOf(thing)
  const role = ROLES.find((role) => role === id || `${role}Phase` === id)
  if (role) return `/puerto-rico/rules/${role}/`
  const building = ALL_BUILDINGS.find((building) => building === id)
  const page = expansion ? EXPANSION_PAGES[expansion] : `${kind}-buildings`
  return building
    ? `/puerto-rico/rules/${page}/#building-${building}`
    : `/puerto-rico/rules/terms/#term-${id}`
}

function ruleEntries(pages: readonly SearchedPage[]): Omit<Entry, 'id'>[] {
  const paragraphs = paragraphsIn(
    pages.map(({ body }) => body),
    linkWords,
  )
  return ALL_RULES.map((rule) => ({
    kind: 'rule',
    href: addressOf(rule),
    title: named(ruleWords(rule).title),
    label: named(ruleLabel(rule)),
    text: named(paragraphs.get(rule) ?? ''),
    asked: [...askedFor(rule).flatMap(named), ...thingOf(rule).flatMap(namesOf)],
    names: termsOf(rule).flatMap(namesOf),
    ...(!RULES.includes(rule) && { added: true }),
  }))
}

function termEntries(): Omit<Entry, 'id'>[] {
  return TERM_IDS.map((id) => ({
    kind: 'term',
    href: hrefOf(id),
    title: named(`[[${id}]]`),
    text: named(termOf(id).gloss),
    names: namesOf(id),
    romanised: namesOf(id).flatMap(romanised),
    ...(termOf(id).expansion && { added: true }),
  }))
}

/** Headings that only name a thing: its own entry leads there. */
const TERM_TITLES = new Set(TERM_IDS.map((id) => renderText(`[[${id}]]`)))

function pageEntries(pages: readonly SearchedPage[]): Omit<Entry, 'id'>[] {
  return pages.flatMap(({ name, title, headings }) => {
    const href = name === '' ? '/puerto-rico/rules/' : `/puerto-rico/rules/${name}/`
    const whole = { kind: 'page' as const, href, title: named(title) }
    return [
      { ...whole, asked: askedFor(name || 'index').flatMap(named) },
      ...headings
        .filter(({ text }) => !TERM_TITLES.has(renderText(text)))
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
  return scenariosOfBuild(puertoRico).flatMap(({ id, words, source }) =>
    words?.question
      ? [
          {
            kind: 'case' as const,
            href: caseHref(id),
            title: named(words.title),
            text: named(words.question),
            ...(words.answer && { answer: named(words.answer) }),
            // Whoever asks in the words for the rule that decides it means such a case.
            asked: source.rules.slice(0, 1).flatMap(askedFor).flatMap(named),
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
  const site = sitePages({
    play: '/puerto-rico/play/',
    learn: '/puerto-rico/learn/',
    puzzles: '/puerto-rico/puzzles/',
    quiz: '/puerto-rico/quiz/',
    referee: '/puerto-rico/referee/',
    cases: '/puerto-rico/referee/cases/',
    score: '/puerto-rico/score/',
    print: '/puerto-rico/print/',
    chart: '/puerto-rico/chart/',
  })
  return numbered([...ruleEntries(pages), ...termEntries(), ...pageEntries(pages), ...site])
}
