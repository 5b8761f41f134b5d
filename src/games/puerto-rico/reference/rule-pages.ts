/** Which page of the reference holds the paragraph of a rule, read from the pages themselves. */
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGE } from '#language/language.ts'
import { type Language, ORIGINAL } from '../../../text/languages.ts'
import { SourceError } from '../../../text/source-error.ts'
import { ALL_RULES, type RuleId } from '../rules/rule-ids.ts'

const folderOf = (language: Language): string => `content/puerto-rico/reference/${language}`

/** A paragraph found: the rule it names, whether there is one or not, and its page. */
interface Paragraph {
  rule: string
  page: string
}

/** Every `<Rule id>` of the pages, in their order. */
export function findParagraphs(pages: readonly { page: string; text: string }[]): Paragraph[] {
  return pages.flatMap(({ page, text }) =>
    Array.from(text.matchAll(/<Rule id="([^"]*)"/g), ([, rule = '']) => ({ rule, page })),
  )
}

/** The pages as they stand on disk; `page` is the last part of the address. */
export function readPages(language: Language = LANGUAGE): { page: string; text: string }[] {
  const folder = folderOf(language)
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      page: file.replace(/\.mdx$/, ''),
      text: readFileSync(`${folder}/${file}`, 'utf8'),
    }))
}

/** By the original's pages, as those of a translation stand at the same addresses. */
const pages = new Map(findParagraphs(readPages(ORIGINAL)).map(({ rule, page }) => [rule, page]))

/** The address of a rule's paragraph below the site's root: '/puerto-rico/rules/captain/#captain.must-load'. */
export function addressOf(rule: RuleId): `/${string}` {
  const page = pages.get(rule)
  if (page === undefined)
    throw new SourceError(`${folderOf(ORIGINAL)}: no page has a paragraph for ${rule}`)
  return `/puerto-rico/rules/${page}/#${rule}`
}

/** Rules without a paragraph, or with several. */
export function rulesWithoutOneParagraph(paragraphs: readonly Paragraph[]): RuleId[] {
  return ALL_RULES.filter((id) => paragraphs.filter(({ rule }) => rule === id).length !== 1)
}
