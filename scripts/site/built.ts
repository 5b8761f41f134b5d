import { existsSync, readdirSync } from 'node:fs'
import { type Language, ORIGINAL } from '../../src/text/languages.ts'
import { UsageError } from '../arguments.ts'
import { requireCurrent } from './stamp.ts'

/** Where the build stands. */
export const BUILT = 'dist'

/** The path below which the site stands, by the environment, as of the build. */
export const BASE = `/${process.env.BASE ?? ''}/`.replace(/\/+/g, '/')

/** What a build of a language is told: the condition by which package.json finds its modules, and what it leads to. */
export function buildEnvironment(
  language: Language,
  sideBySide: readonly Language[],
): NodeJS.ProcessEnv {
  const LANGUAGES = sideBySide.join(',')
  if (language === ORIGINAL) return { ...process.env, LANGUAGES }
  const { NODE_OPTIONS = '' } = process.env
  return {
    ...process.env,
    LANGUAGES,
    NODE_OPTIONS: `${NODE_OPTIONS} --conditions=${language}`.trim(),
  }
}

/** Throws a UsageError where the site has not been built yet, or from other sources than there are now. */
export function requireBuild(): void {
  if (!existsSync(`${BUILT}/index.html`))
    throw new UsageError('There is no built site yet: run `npm run build` first')
  requireCurrent(BUILT)
}

/** Addresses of the pages built in `root`, sorted: '/', '/404.html', '/puerto-rico/rules/mayor/'. */
export function builtPages(root = BUILT): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort()
}

/** The file of a page: '/puerto-rico/rules/mayor/' is 'puerto-rico/rules/mayor/index.html'. */
export const fileOf = (page: string): string =>
  page.slice(1) + (page.endsWith('/') ? 'index.html' : '')
