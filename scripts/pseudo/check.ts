/** Looks for Korean in a site that was built in another language. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { readSource } from '../../src/text/read-yaml.ts'

const KOREAN = /\p{Script=Hangul}[\p{Script=Hangul} ]*/gu
/** An element that says it is Korean, without others of its name inside: a name in a table, a link to the original. */
const MARKED = /<([a-z]+)\b[^>]*\slang="ko"[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g
const FILES = '**/*.{html,js,json,webmanifest,css,xml}'
/** Formats for editors, which speak of files that may be in any language. */
const SCHEMAS = /\.schema\.json$/

/** Fonts that go by a Korean name. */
const FONTS = /@font-face\s*\{[^}]*\}/g

const termsSchema = v.record(
  v.string(),
  v.object({
    name: v.string(),
    classic: v.optional(v.string(), ''),
    also: v.optional(v.array(v.string()), []),
  }),
)

const squash = (text: string): string => text.normalize('NFC').replaceAll(' ', '')

/** Names of terms in Korean, which the search of every language knows: whole, without their brackets, and word by word. */
function koreanNames(): ReadonlySet<string> {
  const names = globSync('content/*/words/ko/terms.yaml').flatMap((file) =>
    Object.values(readSource(file, termsSchema)).flatMap(({ name, classic, also }) =>
      [name, classic, ...also].flatMap((text) => {
        const parts = text.match(KOREAN) ?? []
        return [...parts, parts.join('')]
      }),
    ),
  )
  return new Set(names.flatMap((name) => [name, ...name.split(' ')]).map(squash))
}

/** What is wrong with the ways from a page to its Korean version: for readers, for search engines. */
function faultyLinks(html: string, page: string): string[] {
  const isAside = html.includes('name="robots" content="noindex"')
  const wanted = [
    new RegExp(`<a\\b[^>]*\\shreflang="ko"[^>]*\\shref="/${page}"`),
    ...(isAside ? [] : [new RegExp(`hreflang="x-default" href="[^"]*//[^/"]*/${page}"`)]),
  ]
  return wanted.every((link) => link.test(html)) ? [] : ['no link to the Korean page']
}

/**
 * Looks at every file of the site built in the copy at `root`. A fault is Korean in it, a page in Korean
 * without the note, or a page that does not lead to its Korean version.
 */
export function leftInOriginal(root: string): { files: number; faults: string[] } {
  const built = join(root, 'dist/qps')
  const names = koreanNames()
  const files = globSync(FILES, { cwd: built }).filter((file) => !SCHEMAS.test(file))
  const faults = files.flatMap((file) => {
    const text = readFileSync(join(built, file), 'utf8')
    if (text.includes('<html lang="ko"'))
      return text.includes('class="untranslated" lang="qps"') ? [] : [`${file}: no note`]
    if (text.includes('"written":"ko"')) return []
    const found = new Set(
      text
        .replace(MARKED, '')
        .replace(FONTS, '')
        .match(KOREAN)
        ?.map((words) => words.trim()),
    )
    const page = file.replace(/^404\.html$|(?:^|(?<=\/))index\.html$/, '')
    const links = file.endsWith('.html') ? faultyLinks(text, page) : []
    const left = [...found].filter((words) => !names.has(squash(words)))
    return [...left, ...links].map((fault) => `${file}: ${fault}`)
  })
  return { files: files.length, faults }
}
