/** Headers for hosts that read a `_headers` file: Netlify, Cloudflare Pages. Others: docs/hosting.md. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { folderOf, PUBLISHED } from '../../src/text/languages.ts'

type Headers = Readonly<Record<string, string>>

/** What every answer carries; the pages' own policies stand in the pages. */
export const EVERYWHERE = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}
/** Files whose names change with their content. */
const NEVER_CHANGES = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** What holds for addresses that begin so, for a site under `base`, '/' or '/name/'. */
const rulesFor = (base: string): readonly [start: string, headers: Headers][] => [
  [base, EVERYWHERE],
  ...PUBLISHED.map((language): [string, Headers] => [
    `${base}${folderOf(language)}_astro/`,
    NEVER_CHANGES,
  ]),
]

/** The headers of the answer for an address of the site; what comes later counts. */
export const headersFor = (base: string, path: string): Headers =>
  Object.assign({}, ...rulesFor(base).map(([start, headers]) => path.startsWith(start) && headers))

/** The file for a site under `base`. */
function headersFile(base: string): string {
  return rulesFor(base)
    .map(([start, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return `${[`${start}*`, ...lines].join('\n')}\n`
    })
    .join('\n')
}

export async function writeHeaders(out: string, base: string): Promise<void> {
  await writeFile(join(out, '_headers'), headersFile(base))
}
