/**
 * What the rules are covered by: `npm run -s check:coverage`, after a build. Every rule has one paragraph and a
 * scenario and a live scene on its page, every section the scenes it needs, every paragraph names a rule,
 * every rule that refuses has a move that breaks it and one that keeps it, and every link and anchor of the built
 * site leads somewhere; each page's head says what it is, with a picture
 * that is there; each language that the site is shown in has every text, made from the Korean one as it is
 * now. Exits 1 when something is missing.
 */
import { sceneCoverage as havreScenes } from '../src/games/le-havre/commands/scenes.ts'
import {
  readPages as readHavrePages,
  withoutParagraph,
} from '../src/games/le-havre/reference/pages.ts'
import { RULES as HAVRE_RULES } from '../src/games/le-havre/rules/rule-ids.ts'
import { BUILDINGS as HAVRE_BUILDINGS } from '../src/games/le-havre/rules/vocabulary.ts'
import { puertoRico } from '../src/games/puerto-rico/complete.ts'
import { linksOf } from '../src/games/puerto-rico/reference/rule-links.ts'
import {
  findParagraphs,
  readPages,
  rulesWithoutOneParagraph,
} from '../src/games/puerto-rico/reference/rule-pages.ts'
import { ALL_RULES } from '../src/games/puerto-rico/rules/rule-ids.ts'
import { scenariosOfBuild } from '../src/scenario/files.ts'
import { PUBLISHED } from '../src/text/languages.ts'
import { runCommand } from './arguments.ts'
import { checkMetadata } from './coverage/metadata.ts'
import { refusals } from './coverage/refusals.ts'
import { sceneCoverage } from './coverage/scenes.ts'
import { BASE, BUILT, requireBuild } from './site/built.ts'
import { checkLinks } from './site/links.ts'
import { isNeeded, standings } from './words/translations.ts'

const COMMAND = {
  usage: `usage: npm run -s check:coverage [-- --languages], after a build; BASE as for the build
  --languages  lists every text that a language lacks or has from an older one; needs no build`,
  options: { languages: { type: 'boolean', default: false } },
} as const

/** How far each language is; what is not shown yet may lack what it will. */
function languages(isWhole: boolean): string[] {
  return standings().flatMap(({ language, standing: { texts, missing, stale, leftOver } }) => {
    const isShown = PUBLISHED.includes(language)
    const needed = missing.filter(isNeeded)
    console.log(
      `${language}, ${isShown ? 'shown' : 'begun'}: ${texts - missing.length} of ${texts} texts, ` +
        `${needed.length} missing, ${stale.length} stale; ${missing.length - needed.length} of games that may come later`,
    )
    const faults = [...needed.map((id) => `missing: ${id}`), ...stale.map((id) => `stale: ${id}`)]
    const later = missing.filter((id) => !isNeeded(id)).map((id) => `to come: ${id}`)
    if (isWhole) for (const line of [...faults, ...later]) console.log(`  ${line}`)
    return [...(isShown ? faults : []), ...leftOver.map((id) => `translates no text: ${id}`)]
  })
}

function main(isLanguages: boolean): number {
  const ofLanguages = languages(isLanguages)
  if (isLanguages) {
    for (const failure of ofLanguages) console.log(failure)
    return ofLanguages.length > 0 ? 1 : 0
  }
  requireBuild()
  const paragraphs = findParagraphs(readPages())
  const shown = new Set(scenariosOfBuild(puertoRico).flatMap(({ source }) => source.rules))
  const { links, broken } = checkLinks(BUILT, BASE)
  const metadata = checkMetadata(BUILT, BASE)
  const scenes = sceneCoverage()
  const ofHavrePages = havreScenes()
  const refusing = refusals()
  const failures = [
    ...rulesWithoutOneParagraph(paragraphs).map((rule) => `${rule}: not exactly one paragraph`),
    ...ALL_RULES.filter((rule) => !shown.has(rule)).map((rule) => `${rule}: no scenario`),
    ...refusing
      .filter(({ broken }) => !broken)
      .map(({ rule }) => `${rule}: no scenario about it breaks it`),
    ...refusing.filter(({ kept }) => !kept).map(({ rule }) => `${rule}: no move keeps it`),
    ...scenes.rules.map((rule) => `${rule}: no live scene on its page`),
    ...[...ofHavrePages.rules, ...ofHavrePages.buildings].map(
      (id) => `le-havre, ${id}: no live scene on its page`,
    ),
    ...[...scenes.sections, ...ofHavrePages.sections]
      .filter(({ found, least }) => found < least)
      .map(({ name, found, least }) => `${name}: ${found} scenes of ${least}`),
    ...paragraphs
      .filter(({ rule }) => !(ALL_RULES as readonly string[]).includes(rule))
      .map(({ rule, page }) => `${page}: a paragraph for ${rule}, which is no rule`),
    ...withoutParagraph(readHavrePages()).map((id) => `le-havre, ${id}: not exactly one paragraph`),
    ...(links === 0 ? [`${BUILT}: no links at all`] : broken),
    ...metadata.faults,
    ...ofLanguages,
  ]
  for (const failure of failures) console.log(failure)
  const sum = (of: 'cases' | 'scenarios' | 'lessons'): number =>
    ALL_RULES.filter((rule) => linksOf(rule)[of].length > 0).length
  console.log(
    `${ALL_RULES.length} rules, ${refusing.length} of which refuse moves: ${sum('cases')} with cases, ${sum('scenarios')} with plain scenarios, ` +
      `${sum('lessons')} with lessons; ${links} links, ${metadata.pages} pages with metadata`,
  )
  console.log('scenes found, and asked for:')
  for (const { name, found, least } of [...scenes.sections, ...ofHavrePages.sections])
    console.log(`  ${name.padEnd(52)}${found}/${least}`)
  const ofHavre = HAVRE_RULES.length + HAVRE_BUILDINGS.length
  console.log(`le-havre: ${HAVRE_RULES.length} rules, ${HAVRE_BUILDINGS.length} buildings`)
  const checks =
    ofHavre * 2 +
    ofHavrePages.sections.length +
    ALL_RULES.length * 3 +
    refusing.length * 2 +
    scenes.sections.length +
    paragraphs.length +
    links +
    metadata.pages
  console.log(`${checks - failures.length} passed, ${failures.length} failed`)
  return failures.length > 0 ? 1 : 0
}

await runCommand(COMMAND, ({ values }) => main(values.languages))
