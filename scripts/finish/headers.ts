/** Headers for hosts that read a `_headers` file: Netlify, Cloudflare Pages. Others: docs/hosting.md. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What every answer carries; the pages' own policies stand in the pages. */
const EVERYWHERE = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
}
/** Files whose names change with their content. */
const NEVER_CHANGES = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** The file for a site under `base`, '/' or '/name/'. */
export function headersFile(base: string): string {
  const rules: readonly [path: string, headers: Readonly<Record<string, string>>][] = [
    [`${base}*`, EVERYWHERE],
    [`${base}_astro/*`, NEVER_CHANGES],
  ]
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      return `${[path, ...lines].join('\n')}\n`
    })
    .join('\n')
}

export async function writeHeaders(out: string, base: string): Promise<void> {
  await writeFile(join(out, '_headers'), headersFile(base))
}
