/** Bundles the service worker, with the list of what it keeps. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'

const WORKER = new URL('../../src/site/worker/worker.ts', import.meta.url).pathname
const KEPT = /\.(?:html|js|css|json|svg|webmanifest|woff2)$/
/**
 * Single cases (hundreds) are kept as they are read, or all by a tap; schemas are for editors, `design/` of the site and of a game
 * is a workshop, 404.html no address.
 */
const NOT_KEPT = /\/cases\/.+\/|\.schema\.json$|(?:^|\/)design\/|^404\.html$|^sw\.js$/

/** Whether a built file, as a path from the site's root, is kept for use without a net. */
export const isKept = (path: string): boolean => KEPT.test(path) && !NOT_KEPT.test(path)

/**
 * Entries for files of the folder `out`, as addresses relative to the site: a page is its folder.
 * A file below `_astro/` never changes under its name; others are told apart by their content.
 */
async function entriesFor(out: string, files: readonly string[]): Promise<PrecacheEntry[]> {
  return Promise.all(
    files.map(async (path) => {
      const url = path.replace(/(^|\/)index\.html$/, '$1') || './'
      if (path.startsWith('_astro/')) return { url, revision: null }
      const content = await readFile(join(out, path))
      return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 12) }
    }),
  )
}

/** Writes `sw.js`; `files` are all files of the site. Gives how many it keeps. */
export async function writeServiceWorker(out: string, files: readonly string[]): Promise<number> {
  const entries = await entriesFor(out, files.filter(isKept))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { FILES: JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: out,
      emptyOutDir: false,
      lib: { entry: WORKER, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
  return entries.length
}
