import { readdirSync } from 'node:fs'

/** Where the build stands. */
export const BUILT = 'dist'

/** Addresses of the pages built in `root`, sorted: '/', '/404.html', '/puerto-rico/rules/mayor/'. */
export function builtPages(root = BUILT): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort()
}

/** The file of a page: '/puerto-rico/rules/mayor/' is 'rules/mayor/index.html'. */
export const fileOf = (page: string): string =>
  page.slice(1) + (page.endsWith('/') ? 'index.html' : '')
