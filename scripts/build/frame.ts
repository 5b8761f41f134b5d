/** What stands around the text of a page, in the language of the reader where the page itself lacks it. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Language } from '../../src/text/languages.ts'
import { BUILT } from '../site/built.ts'

/** What of a page is no text of it: how to skip it, header, footer, notices. */
const FRAME = [
  /<a class="skip".*?<\/a>/s,
  /<header\b.*?<\/header>/s,
  /<footer class="site-footer\b.*?<\/footer>/s,
  /<div class="notices\b.*?<\/div>/s,
]

const CURRENT = ' aria-current="true"'

/** A part of a frame, as it is on another page: the links that are marked there as where one is. */
function marked(own: string, original: string): string {
  const links = original.match(/<a\b[^>]*>/g) ?? []
  const here = links.filter((link) => link.includes(CURRENT))
  return here.reduce(
    (part, link) => {
      const href = /\shref="[^"]*"/.exec(link)?.[0] ?? ''
      return part.replace(`<a${href}`, (start) => start + CURRENT)
    },
    own.replaceAll(CURRENT, ''),
  )
}

/** A page of the original within the frame of another in the language. */
export const framed = (html: string, own: string, language: Language): string =>
  FRAME.reduce((page, part) => {
    const inLanguage = part.exec(own)?.[0].replace(/^<\w+/, (tag) => `${tag} lang="${language}"`)
    return inLanguage ? page.replace(part, (original) => marked(inLanguage, original)) : page
  }, html)

/** The typeface of a page, as its sheet names it: group 1 is its address. */
const FACE = /@font-face\s*\{[^}]*url\(["']?([^"')]*pretendard[^"')]*\.woff2)/
export const FRAME_FACE = 'frame.woff2'

/** Writes the letters of frames as a typeface of their own: one that has all of a language would weigh as much as the page's. */
export async function writeFrameFace(
  own: readonly string[],
  note: string,
  base: string,
  out: string,
): Promise<void> {
  const letters = own.flatMap((html) => FRAME.map((part) => part.exec(html)?.[0] ?? ''))
  const [, address = ''] = own.map((html) => FACE.exec(html)).find((found) => found) ?? []
  const face = await readFile(join(BUILT, address.slice(base.length)))
  const subset = await subsetFont(face, note + letters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
  })
  await writeFile(join(out, FRAME_FACE), subset)
}

/** The page with a typeface besides its own, for what stands in the language. */
export function withFrameFace(html: string, language: Language, folder: string): string {
  const address = `${folder}${FRAME_FACE}`
  const face = `@font-face{font-family:Frame;font-weight:400 700;font-display:optional;src:url(${address})format("woff2")}`
  const use = `[lang=${language}]{font-family:Frame,var(--font)}`
  const preload = `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin fetchpriority="low">`
  return html.replace('</head>', `${preload}<style>${face}${use}</style></head>`)
}
