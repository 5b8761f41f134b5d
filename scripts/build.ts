/** Builds the site into dist/, one language after the other: see `--help`. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import {
  folderOf,
  isLanguage,
  LANGUAGES,
  type Language,
  ORIGINAL,
  PUBLISHED,
} from '../src/text/languages.ts'
import { runCommand, UsageError } from './arguments.ts'
import { fillIn, leaveOut } from './build/untranslated.ts'
import { BUILT, buildEnvironment } from './site/built.ts'
import { hashOfSources, removeStamp, writeStamp } from './site/stamp.ts'

const COMMAND = {
  usage: `usage: npm run -s build [-- --languages ${PUBLISHED.join(',')}]; SITE and BASE: docs/hosting.md
  --languages  of ${LANGUAGES.join(', ')}; by default those that are published. A page that a language
               lacks is served in the original, with a note`,
  options: { languages: { type: 'string', default: PUBLISHED.join(',') } },
} as const

/** Throws where the front page is in another language: where a module of it is broken, Astro reads that of the original. */
async function requireLanguage(language: Language): Promise<void> {
  const home = `${BUILT}/${folderOf(language)}index.html`
  if (!(await readFile(home, 'utf8')).includes(`<html lang="${language}"`))
    throw new UsageError(`${home} is not in ${language}: see what src/text/${language} exports`)
}

await runCommand(COMMAND, async ({ values }) => {
  const languages = values.languages.split(',').map((name) => {
    if (!isLanguage(name)) throw new UsageError(`no language ${name}; there are ${LANGUAGES}`)
    return name
  })
  const sideBySide = [...new Set([ORIGINAL, ...languages])]
  const lacking: [Language, string[]][] = []
  // As they are now: what is changed while it is built makes it a build of other sources.
  const sources = hashOfSources()
  removeStamp(BUILT)
  // The original is the first, as its folder holds those of the others.
  for (const language of languages.sort((a) => (a === ORIGINAL ? -1 : 0))) {
    const { status } = spawnSync('npx', ['astro', 'build'], {
      stdio: 'inherit',
      env: buildEnvironment(language, sideBySide),
    })
    if (status !== 0) return status ?? 1
    await requireLanguage(language)
    if (language === ORIGINAL) continue
    const filled = await fillIn(language)
    lacking.push([language, filled])
    console.log(`${language}: ${filled.length} pages are not translated`)
  }
  const folders = sideBySide.map((one) => `${BUILT}/${folderOf(one)}`)
  for (const [language, pages] of lacking) await leaveOut(language, pages, folders)
  writeStamp(BUILT, sources)
  return 0
})
