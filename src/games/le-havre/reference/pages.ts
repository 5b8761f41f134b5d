/** The pages of the reference as they stand on disk: what they tell, and what they leave out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { LANGUAGE } from '#language/language.ts'
import { ORIGINAL } from '../../../text/languages.ts'
import { pageOf, RULES, type RuleId } from '../rules/rule-ids.ts'
import { BUILDINGS } from '../rules/vocabulary.ts'

const folderOf = (language: string): string => `content/le-havre/reference/${language}`

export interface RulePage {
  /** The last part of its address. */
  page: string
  text: string
}

/** All pages, those that the language lacks in the original. */
export const readPages = (): RulePage[] =>
  readdirSync(folderOf(ORIGINAL))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const own = `${folderOf(LANGUAGE)}/${file}`
      const text = readFileSync(existsSync(own) ? own : `${folderOf(ORIGINAL)}/${file}`, 'utf8')
      return { page: file.replace(/\.mdx$/, ''), text }
    })

/** The ids of the rules or buildings that a page tells. */
export const idsIn = (tag: 'Rule' | 'Building', text: string): string[] =>
  Array.from(text.matchAll(new RegExp(`<${tag} id="([^"]*)"`, 'g')), ([, id = '']) => id)

const times = (list: readonly string[], one: string): number =>
  list.filter((id) => id === one).length

const isOnItsPage = (pages: readonly RulePage[], rule: RuleId): boolean =>
  pages.every(({ page, text }) => times(idsIn('Rule', text), rule) === +(page === pageOf(rule)))

/** Rules without one paragraph on the page of their chapter, and buildings without one section. */
export function withoutParagraph(pages: readonly RulePage[]): string[] {
  const sections = pages.flatMap(({ text }) => idsIn('Building', text))
  return [
    ...RULES.filter((rule) => !isOnItsPage(pages, rule)),
    ...BUILDINGS.filter((id) => times(sections, id) !== 1),
  ]
}
