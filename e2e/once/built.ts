import { readdirSync } from 'node:fs'

export const BUILT = 'dist'

/** Addresses of the pages built in `root`; without 404.html, which is an answer and no address. */
export function builtPages(root = BUILT): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort()
}
