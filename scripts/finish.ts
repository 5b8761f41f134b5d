/** What is done to the built site once Astro has written it; see docs/hosting.md. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { writeHeaders } from './finish/headers.ts'
import { writePolicies } from './finish/policy.ts'

/** The built pages, as paths from `out`: 'index.html', 'rules/mayor/index.html'. */
function pagesIn(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'))
    .sort()
}

/** Finishes every build, wherever it is written to. Has to be the last of the integrations. */
export function finish(): AstroIntegration {
  let base = '/'
  return {
    name: 'finish',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base
      },
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir)
        const pages = pagesIn(out).map((path) => join(out, path))
        await writePolicies(pages)
        await writeHeaders(out, base)
        logger.info(`${pages.length} pages have their content security policy`)
      },
    },
  }
}
