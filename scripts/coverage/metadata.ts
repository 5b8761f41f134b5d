/** Checks the metadata of a built site: what search engines and link previews make of each page. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LANGUAGES } from '../../src/text/languages.ts'
import { builtPages, fileOf } from '../site/built.ts'
import { kindsOf } from '../site/kinds.ts'
import { unescaped } from '../site/unescaped.ts'

/** A sentence, and not more than is shown. */
const SHORTEST = 12
const LONGEST = 160

const text = v.pipe(v.string(), v.minLength(2), v.excludes('[['))
const address = v.pipe(v.string(), v.url())
const listed = { position: v.number(), '@type': v.string() }
const of = <const T extends string>(type: T) => ({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal(type),
})
const SHAPES = {
  BreadcrumbList: v.strictObject({
    ...of('BreadcrumbList'),
    itemListElement: v.pipe(
      v.array(v.strictObject({ ...listed, name: text, item: address })),
      v.minLength(1),
    ),
  }),
  FAQPage: v.strictObject({
    ...of('FAQPage'),
    inLanguage: v.picklist(LANGUAGES),
    mainEntity: v.tuple([
      v.strictObject({
        '@type': v.literal('Question'),
        name: text,
        acceptedAnswer: v.strictObject({ '@type': v.literal('Answer'), text }),
      }),
    ]),
  }),
  HowTo: v.strictObject({
    ...of('HowTo'),
    inLanguage: v.picklist(LANGUAGES),
    name: text,
    description: text,
    url: address,
    step: v.pipe(v.array(v.strictObject({ ...listed, text, url: address })), v.minLength(2)),
  }),
}
/** What pages of a kind have to tell of themselves. */
const WANTED_TYPES: Readonly<Record<string, readonly (keyof typeof SHAPES)[]>> = {
  rules: ['BreadcrumbList'],
  lesson: ['HowTo', 'BreadcrumbList'],
  case: ['FAQPage', 'BreadcrumbList'],
}

function contents(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => unescaped(found))
}
const meta = (html: string, name: string): string[] =>
  contents(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))

/** Width and height of a PNG; null where it is none. */
function pngSize(file: Buffer): [width: number, height: number] | null {
  if (file.subarray(1, 4).toString('latin1') !== 'PNG') return null
  return [file.readUInt32BE(16), file.readUInt32BE(20)]
}

/** What is wrong with the picture of a page's preview. */
function pictureFaults(html: string, root: string, base: string): string[] {
  const [image = ''] = meta(html, 'og:image')
  if (!URL.canParse(image)) return [`og:image is no whole address: ${image}`]
  const path = decodeURI(new URL(image).pathname)
  const file = join(root, path.slice(base.length))
  if (!path.startsWith(base) || !existsSync(file)) return [`no picture ${path}`]
  const size = pngSize(readFileSync(file))?.join(' × ')
  const said = `${meta(html, 'og:image:width')} × ${meta(html, 'og:image:height')}`
  const named = meta(html, 'og:image:alt').join('').length > 2
  return [
    ...(size === said ? [] : [`${path} is ${size ?? 'no PNG'}, not ${said}`]),
    ...(named ? [] : ['the picture has no words']),
  ]
}

/** What is wrong with the structured data of a page of this kind. */
function dataFaults(html: string, kind: string): string[] {
  const data = Array.from(
    html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
    ([, json = '']): unknown => JSON.parse(json),
  )
  const wanted = WANTED_TYPES[kind] ?? []
  const missing = wanted.filter((type) => !data.some((one) => v.is(SHAPES[type], one)))
  const known = data.filter((one) => Object.values(SHAPES).some((shape) => v.is(shape, one)))
  return [
    ...missing.map((type) => `no ${type}`),
    ...(known.length === data.length ? [] : ['structured data of no known shape']),
  ]
}

interface Metadata {
  pages: number
  /** Every fault, as '/puerto-rico/rules/: no description'. */
  faults: string[]
}

/** Checks the metadata of every page below `root`, a site published under `base`. */
export function checkMetadata(root: string, base: string): Metadata {
  // Each language has its own.
  const sitemap = globSync('**/sitemap-*.xml', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  const seen = new Map<string, string>()
  const faults: string[] = []
  const kinds = kindsOf(builtPages(root))
  for (const { row, pages } of kinds)
    for (const page of pages) {
      const html = readFileSync(join(root, fileOf(page)), 'utf8')
      // Its canonical address is the original's.
      if (html.includes('<p class="untranslated"')) continue
      const fault = (what: string): number => faults.push(`${page}: ${what}`)
      const once = (what: string, values: readonly string[]): string => {
        const [value = ''] = values
        if (values.length !== 1) fault(`${values.length} times ${what}`)
        const other = seen.get(`${what} ${value}`)
        if (other) fault(`the same ${what} as ${other}`)
        seen.set(`${what} ${value}`, page)
        return value
      }
      once('title', contents(html, /<title>([^<]*)<\/title>/g))
      const { length } = once('description', meta(html, 'description'))
      if (length < SHORTEST || length > LONGEST) fault(`a description of ${length} letters`)
      const canonical = once('address', contents(html, /<link rel="canonical" href="([^"]*)"/g))
      if (
        !/<meta name="robots" content="noindex"/.test(html) &&
        !sitemap.includes(`<loc>${canonical}<`)
      )
        fault('not in the sitemap')
      for (const what of [...pictureFaults(html, root, base), ...dataFaults(html, row)]) fault(what)
    }
  return { pages: kinds.reduce((sum, { pages }) => sum + pages.length, 0), faults }
}
