/**
 * What the rules are covered by: `npm run -s coverage`, after a build. Every rule has one paragraph and a
 * scenario and a live scene on its page, every section the scenes it needs, every paragraph names a rule, and every link and anchor of the built site leads
 * somewhere; each page's head says what it is, with a picture that is there.
 * BASE is the path the site was built for. Exits 1 when something is missing.
 */
import { puertoRico } from '../src/games/puerto-rico/plug.ts'
import { linksOf } from '../src/games/puerto-rico/reference/rule-links.ts'
import {
  findParagraphs,
  readPages,
  rulesWithoutOneParagraph,
} from '../src/games/puerto-rico/reference/rule-pages.ts'
import { RULES } from '../src/games/puerto-rico/rules/rule-ids.ts'
import { scenariosOfBuild } from '../src/scenario/files.ts'
import { runCommand } from './arguments.ts'
import { checkMetadata } from './coverage/metadata.ts'
import { sceneCoverage } from './coverage/scenes.ts'
import { BUILT, requireBuild } from './site/built.ts'
import { checkLinks } from './site/links.ts'

const base = `/${process.env.BASE ?? ''}/`.replace(/\/+/g, '/')

function main(): number {
  requireBuild()
  const known: readonly string[] = RULES
  const paragraphs = findParagraphs(readPages())
  const shown = new Set(scenariosOfBuild(puertoRico).flatMap(({ source }) => source.rules))
  const { links, broken } = checkLinks(BUILT, base)
  const metadata = checkMetadata(BUILT, base)
  const scenes = sceneCoverage()
  const failures = [
    ...rulesWithoutOneParagraph(paragraphs).map((rule) => `${rule}: not exactly one paragraph`),
    ...RULES.filter((rule) => !shown.has(rule)).map((rule) => `${rule}: no scenario`),
    ...scenes.rules.map((rule) => `${rule}: no live scene on its page`),
    ...scenes.sections
      .filter(({ found, least }) => found < least)
      .map(({ name, found, least }) => `${name}: ${found} scenes of ${least}`),
    ...paragraphs
      .filter(({ rule }) => !known.includes(rule))
      .map(({ rule, page }) => `${page}: a paragraph for ${rule}, which is no rule`),
    ...(links === 0 ? [`${BUILT}: no links at all`] : broken),
    ...metadata.faults,
  ]
  for (const failure of failures) console.log(failure)
  const sum = (of: 'cases' | 'scenarios' | 'lessons'): number =>
    RULES.filter((rule) => linksOf(rule)[of].length > 0).length
  console.log(
    `${RULES.length} rules: ${sum('cases')} with cases, ${sum('scenarios')} with plain scenarios, ` +
      `${sum('lessons')} with lessons; ${links} links, ${metadata.pages} pages with metadata`,
  )
  console.log('scenes found, and asked for:')
  for (const { name, found, least } of scenes.sections)
    console.log(`  ${name.padEnd(52)}${found}/${least}`)
  const checks =
    RULES.length * 3 + scenes.sections.length + paragraphs.length + links + metadata.pages
  console.log(`${checks - failures.length} passed, ${failures.length} failed`)
  return failures.length > 0 ? 1 : 0
}

await runCommand(
  { usage: 'usage: npm run -s coverage, after a build; BASE as for the build' },
  main,
)
