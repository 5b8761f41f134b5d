import { readdirSync } from 'node:fs'

const ROOT = 'dist'

/** Addresses of all built pages, '/' first; without 404.html, which is an answer and no address. */
export function builtPages(root = ROOT): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort()
}
