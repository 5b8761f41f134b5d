/** Pages that a language lacks: served in the original language, with a note that says so. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { folderOf, LANGUAGES, type Language, ORIGINAL } from '../../src/text/languages.ts'
import { hasNames } from '../../src/text/read-words.ts'
import { readSource } from '../../src/text/read-yaml.ts'
import { withPolicy } from '../postbuild/policy.ts'
import { BASE, BUILT, builtPages, fileOf } from '../site/built.ts'
import { framed, withFrameFace, writeFrameFace } from './frame.ts'

/** Links to pages of ours: neither files nor what lies outside, nor other languages. */
const PAGE_LINK = /(<a\b(?![^>]*\shreflang=)[^>]*\shref=")(\/(?!\/)[^"?#.]*)(?:#([^"]*))?(?=["?])/g

/** Where a build keeps what is searched in. */
const SEARCH = 'search'

/** Where postbuild.ts puts the pages that a language builds of a game whose names it lacks: for their frames. */
export const setAsideFor = (language: Language): string => join('.cache', 'set-aside', language)

/** The file below a folder of the page itself, else of the nearest page above it. */
function nearestFile(folder: string, page: string): string | undefined {
  const file = join(folder, fileOf(page))
  if (existsSync(file)) return file
  return page === '/' ? undefined : nearestFile(folder, page.replace(/[^/]+\/?$/, ''))
}

/** Whether the language has a place: a page of its own, by its address, with an anchor. */
type HasPlace = (page: string, anchor: string) => boolean

/**
 * A page of the original as it stands among those of another language: its links stay there, and a
 * note comes first; a link to a place that the language lacks leads to the original's. Its canonical address
 * remains the original's too. `base` is where the site stands.
 */
export function asUntranslated(
  html: string,
  language: Language,
  note: string,
  base = '/',
  hasPlace: HasPlace = () => true,
): string {
  const own = `<p class="untranslated" lang="${language}">${note}</p>`
  return html
    .replace(PAGE_LINK, (link, start: string, path: string, anchor?: string) => {
      const page = `/${path.slice(base.length)}`
      if (!path.startsWith(base) || (anchor && !hasPlace(page, decodeURIComponent(anchor))))
        return link
      const place = anchor === undefined ? '' : `#${anchor}`
      return `${start}${base}${folderOf(language)}${path.slice(base.length)}${place}`
    })
    .replace(/<main\b[^>]*>/, (main) => main + own)
}

/** Games whose things have no names in a language: all their pages are lacking in it, whatever else has words. */
export const gamesWithout = (language: Language): string[] =>
  readdirSync('content').filter(
    (game) =>
      hasNames(`content/${game}/words`, ORIGINAL) && !hasNames(`content/${game}/words`, language),
  )

/** The page without the line of its head that names it in a language: there is none to be found by search engines. */
export const withoutVersion = (html: string, language: Language): string =>
  html.replace(new RegExp(`<link rel="alternate" hreflang="${language}"[^>]*>`), '')

/** Takes a language out of the heads of all versions of the pages that it lacks. */
export async function leaveOut(
  language: Language,
  lacking: readonly string[],
  folders: readonly string[],
): Promise<void> {
  for (const page of lacking)
    for (const folder of folders) {
      const file = join(folder, fileOf(page))
      await writeFile(file, withoutVersion(await readFile(file, 'utf8'), language))
    }
}

const isOfOriginal = (page: string): boolean =>
  LANGUAGES.every((one) => one === ORIGINAL || !page.startsWith(`/${folderOf(one)}`))

/** Puts what is searched in beside a language's own: of a game whose names it lacks, the original's. */
export async function fillInSearch(out: string, original: string = BUILT): Promise<void> {
  if (!existsSync(join(original, SEARCH))) return
  for (const part of readdirSync(join(original, SEARCH))) {
    const file = join(out, SEARCH, part)
    if (!existsSync(file)) await copyFile(join(original, SEARCH, part), file)
  }
}

/**
 * Writes what a language lacks of the pages below `original` beside its own below `out`; gives their
 * addresses below the site's root.
 */
export async function fillIn(
  language: Language,
  original: string = BUILT,
  out = join(BUILT, folderOf(language)),
  frames: string = setAsideFor(language),
): Promise<string[]> {
  const messages = readSource(
    `content/site/${language}/messages/site.yaml`,
    v.record(v.string(), v.string()),
  )
  const note = messages['site.untranslated'] ?? ''
  const missing = builtPages(original)
    .filter(isOfOriginal)
    .filter((page) => !existsSync(join(out, fileOf(page))))
  const lacking = new Set(missing)
  const texts = new Map<string, string>()
  const hasPlace: HasPlace = (page, anchor) => {
    const file = join(out, fileOf(page))
    if (lacking.has(page) || !existsSync(file)) return true
    if (!texts.has(page)) texts.set(page, readFileSync(file, 'utf8'))
    return texts.get(page)?.includes(` id="${anchor}"`) ?? false
  }
  const framing = new Set<string>()
  for (const page of missing) {
    const file = join(out, fileOf(page))
    await mkdir(dirname(file), { recursive: true })
    const html = await readFile(join(original, fileOf(page)), 'utf8')
    const text = asUntranslated(html, language, note, BASE, hasPlace)
    const frame = nearestFile(frames, page)
    if (!frame) {
      await writeFile(file, text)
      continue
    }
    const own = await readFile(frame, 'utf8')
    framing.add(own)
    const whole = withFrameFace(
      framed(text, own, language),
      language,
      `${BASE}${folderOf(language)}`,
    )
    await writeFile(file, withPolicy(whole))
  }
  if (framing.size > 0) await writeFrameFace([...framing], note, BASE, out)
  return missing
}
