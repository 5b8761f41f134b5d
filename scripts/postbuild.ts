/** What is done to the built site once Astro has written it; see docs/hosting.md. */
import { readdirSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { LANGUAGE } from '#language/language.ts'
import { fillInSearch, gamesWithout, setAsideFor } from './build/untranslated.ts'
import { writeCaseList } from './postbuild/cases.ts'
import { writeHeaders } from './postbuild/headers.ts'
import { writeIcons } from './postbuild/icons.ts'
import { writePolicies } from './postbuild/policy.ts'
import { writePreloads } from './postbuild/preload.ts'
import { writeServiceWorker } from './postbuild/service-worker.ts'
import { joinSheets } from './postbuild/sheets.ts'

/** All files of a folder, as paths from it with '/': 'rules/mayor/index.html'. */
function filesIn(out: string): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length).replaceAll('\\', '/'))
    .sort()
}

/** Takes what was built of a game out of a site. */
async function setAside(out: string, game: string): Promise<void> {
  await cp(join(out, game), join(setAsideFor(LANGUAGE), game), { recursive: true })
  await rm(join(out, game), { recursive: true })
}

/** What every build goes through, wherever it is written to. Has to be the last of the integrations. */
export function postbuild(): AstroIntegration {
  let base = '/'
  return {
    name: 'postbuild',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base
      },
      'astro:build:done': async ({ dir, logger }) => {
        const out = fileURLToPath(dir)
        // They are served in the original, and not kept for use without a net.
        await rm(setAsideFor(LANGUAGE), { recursive: true, force: true })
        for (const game of gamesWithout(LANGUAGE)) await setAside(out, game)
        await fillInSearch(out)
        const pages = filesIn(out)
          .filter((path) => path.endsWith('.html'))
          .map((path) => join(out, path))
        await writePreloads(out, base, pages)
        await joinSheets(pages)
        await writePolicies(pages)
        await writeIcons(out)
        await writeHeaders(out, base)
        await writeCaseList(out, filesIn(out))
        // Last, as it lists what is there.
        const kept = await writeServiceWorker(out, filesIn(out))
        logger.info(
          `${pages.length} pages with their policies, ${kept} files for use without a net`,
        )
      },
    },
  }
}
