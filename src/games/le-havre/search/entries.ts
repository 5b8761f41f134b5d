/** What can be found of Le Havre: rules, buildings, terms and pages. For the build and the tests. */

import { romanised } from '#language/romanised.ts'
import type { Entry, Named } from '../../../search/entry.ts'
import { inKorean } from '../../../search/loanwords.ts'
import { paragraphsIn } from '../../../search/mdx.ts'
import { sitePages } from '../../../search/site-pages.ts'
import { askedCases, caseHref } from '../reference/cases.ts'
import { type RulePage, readPages } from '../reference/pages.ts'
import { pageOf, RULES, type RuleId } from '../rules/rule-ids.ts'
import { BUILDINGS, STANDARD_BUILDINGS } from '../rules/vocabulary.ts'
import { renderText } from '../words/markup.ts'
import { buildingTerm, type TermId, termName } from '../words/names.ts'
import { ruleLabel, ruleWords } from '../words/rules.ts'
import { OWN_TERMS, termOf } from '../words/terms.ts'
import { askedFor, LOANWORDS, readingsOf } from './asked.ts'

const named = (markup: string): Named => [renderText(markup)]

function linkWords(id: string): string {
  const rule = RULES.find((rule) => rule === id)
  return rule ? `${ruleLabel(rule)} ${ruleWords(rule).title}` : ''
}

/** Every name of a term in every language, and how it is read; English ones in the letters of this language too. */
function namesOf(id: TermId): string[] {
  const { also, abroad } = termOf(id)
  const english = [...also, ...(abroad.en ?? [])]
  return [
    ...new Set([
      termName(id),
      ...also,
      ...Object.values(abroad).flat(),
      ...readingsOf(id),
      ...english.flatMap((name) => inKorean(name, LOANWORDS)),
    ]),
  ]
}

/** The terms that a rule names in its title. */
const termsOf = (rule: RuleId): TermId[] =>
  OWN_TERMS.filter((id) => ruleWords(rule).title.includes(`[[${id}`))

const building = new Map(BUILDINGS.map((id) => [buildingTerm(id), id]))
const standard: ReadonlySet<string> = new Set(STANDARD_BUILDINGS)

function hrefOf(term: TermId): string {
  const id = building.get(term)
  if (id === undefined) return `/le-havre/rules/terms/#term-${term}`
  const page = standard.has(id) ? 'standard-buildings' : 'special-buildings'
  return `/le-havre/rules/${page}/#building-${id}`
}

function ruleEntries(pages: readonly RulePage[]): Omit<Entry, 'id'>[] {
  const paragraphs = paragraphsIn(
    pages.map(({ text }) => text),
    linkWords,
  )
  return RULES.map((rule) => ({
    kind: 'rule',
    href: `/le-havre/rules/${pageOf(rule)}/#${rule}`,
    title: named(ruleWords(rule).title),
    label: named(ruleLabel(rule)),
    text: named(paragraphs.get(rule) ?? ''),
    asked: askedFor(rule).flatMap(named),
    names: termsOf(rule).flatMap(namesOf),
  }))
}

const termEntries = (): Omit<Entry, 'id'>[] =>
  OWN_TERMS.map((id) => ({
    kind: 'term',
    href: hrefOf(id),
    title: named(`[[${id}]]`),
    text: named(termOf(id).gloss),
    asked: askedFor(id).flatMap(named),
    names: namesOf(id),
    romanised: namesOf(id).flatMap(romanised),
  }))

const pageEntries = (pages: readonly RulePage[]): Omit<Entry, 'id'>[] =>
  pages.map(({ page, text }) => ({
    kind: 'page',
    href: page === 'index' ? '/le-havre/rules/' : `/le-havre/rules/${page}/`,
    title: named(/^title: '?(.*?)'?$/m.exec(text)?.[1] ?? ''),
    asked: askedFor(page).flatMap(named),
  }))

const caseEntries = (): Omit<Entry, 'id'>[] =>
  askedCases().map(({ id, title, question, answer, rules }) => ({
    kind: 'case',
    href: caseHref(id),
    title: named(title),
    text: named(question),
    answer: named(answer),
    asked: rules.slice(0, 1).flatMap(askedFor).flatMap(named),
  }))

/** The parts of what can be found, as files: cases are many, and wait until the rest is there. */
export const PARTS = ['le-havre', 'le-havre-cases'] as const
export type SearchPart = (typeof PARTS)[number]

const SITE = {
  play: '/le-havre/play/',
  learn: '/le-havre/learn/',
  puzzles: '/le-havre/puzzles/',
  quiz: '/le-havre/quiz/',
  referee: '/le-havre/referee/',
  cases: '/le-havre/cases/',
  score: '/le-havre/score/',
  print: '/le-havre/print/',
  chart: '/le-havre/chart/',
} as const

/** The entries of a part. */
export function makeEntries(part: SearchPart): Entry[] {
  const pages = readPages()
  const entries =
    part === 'le-havre-cases'
      ? caseEntries()
      : [...ruleEntries(pages), ...termEntries(), ...pageEntries(pages), ...sitePages(SITE)]
  return entries.map((entry, id) => ({ id, ...entry }))
}
