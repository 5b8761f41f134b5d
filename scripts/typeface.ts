/** The typeface of the site: of the language's font the letters that our texts use and the weights that our styles use. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'
import { LANGUAGE, TYPEFACE, WEIGHTS } from '#language/language.ts'
import { LANGUAGES } from '../src/text/languages.ts'

/** Everything that is ever shown is written in one of these. */
const SOURCES = ['content', 'src']
const TEXT = /\.(?:astro|css|mdx?|tsx?|ya?ml)$/
/** Texts of other languages: what a page shows of them, the names of terms, devices have letters for. */
const ELSEWHERE = new RegExp(`(?:^|/)(?:${LANGUAGES.filter((one) => one !== LANGUAGE).join('|')})/`)
/** Lines that are a remark, in code, sheets and YAML. */
const REMARK = /^\s*(?:\/?\*|\/\/|#).*$/gm
/** What is typed and never shown, as how things are asked for, and tests; and what is made of texts that are read anyway. */
const UNSHOWN =
  /\/(?:queries|search-phrases|synonyms|loanwords|unused-words)\.yaml$|(?:\.test|\/testing)\.tsx?$|\/generated\//
const ORIGINAL = join('node_modules', TYPEFACE)
const [min, max] = WEIGHTS
const AXIS = min === Number(max) ? min : { min, max, default: min }
/** Pairs set closer, and numbers of one width. */
const FEATURES = ['kern', 'tnum']
const FOLDER = '.cache'
const FILE = join(FOLDER, 'pretendard.woff2')
/** Tells styles of the file; `src/site/styles/fonts.css` imports it. */
const SHEET = join(FOLDER, 'typeface.css')
/** For pictures, by `src/ui/preview/card.ts`. */
const PICTURES = join(FOLDER, 'pretendard.ttf')
const PICTURES_WEIGHT = 650
const RECIPE = join(FOLDER, 'pretendard.json')

/** Every letter of the texts below these folders, once, in the order of Unicode. */
export async function lettersIn(folders: readonly string[]): Promise<string> {
  const letters = new Set(
    Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n)),
  )
  for (const folder of folders) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (!TEXT.test(file) || UNSHOWN.test(file) || ELSEWHERE.test(file)) continue
      const text = await readFile(join(folder, file), 'utf8')
      for (const letter of /\.mdx?$/.test(file) ? text : text.replace(REMARK, ''))
        letters.add(letter)
    }
  }
  return Array.from(letters).sort().join('')
}

const SHEET_TEXT = `@font-face {
  font-family: 'Pretendard Variable';
  font-weight: ${[...new Set(WEIGHTS)].join(' ')};
  /* FontPreload.astro says what comes of it. */
  font-display: optional;
  src: url('./pretendard.woff2') format('woff2');
}
`

/** Writes the typeface, unless it was made just so before. */
async function writeTypeface(): Promise<void> {
  const letters = await lettersIn(SOURCES)
  const recipe = JSON.stringify({ ORIGINAL, letters, AXIS, FEATURES, PICTURES_WEIGHT })
  const before = await readFile(RECIPE, 'utf8').catch(() => '')
  if (recipe === before) return
  const original = await readFile(ORIGINAL)
  const face = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: AXIS },
    keepFeatures: FEATURES,
  })
  const still = await subsetFont(original, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: PICTURES_WEIGHT },
    keepFeatures: [],
  })
  await mkdir(FOLDER, { recursive: true })
  await writeFile(FILE, face)
  await writeFile(PICTURES, still)
  await writeFile(SHEET, SHEET_TEXT)
  await writeFile(RECIPE, recipe)
}

/** Has the typeface ready before a page is made. */
export function typeface(): AstroIntegration {
  return { name: 'typeface', hooks: { 'astro:config:setup': writeTypeface } }
}
