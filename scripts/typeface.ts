/** The typeface of the site: of the language's font the letters that our texts use and the weights that our styles use. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'
import { LANGUAGE, TYPEFACE } from '#language/language.ts'
import { LANGUAGES } from '../src/text/languages.ts'

/** Everything that is ever shown is written in one of these. */
const SOURCES = ['content', 'src']
const TEXT = /\.(?:astro|css|mdx?|tsx?|ya?ml)$/
/** Texts of other languages, of which a page shows the names of terms alone. */
const ELSEWHERE = new RegExp(`(?:^|/)(?:${LANGUAGES.filter((one) => one !== LANGUAGE).join('|')})/`)
/** What is typed and never shown: how things are asked for, and tests. */
const UNSHOWN = /\/(?:queries|search-phrases|synonyms|loanwords|unused-words)\.yaml$|\.test\.tsx?$/
const TERM_NAMES = /^ +name:.*$/gm
const ORIGINAL = join('node_modules', TYPEFACE)
const WEIGHTS = { min: 400, max: 700, default: 400 }
/** Pairs set closer, and numbers of one width. */
const FEATURES = ['kern', 'tnum']
/** `src/site/styles/fonts.css` names the file. */
const FOLDER = '.cache'
const FILE = join(FOLDER, 'pretendard.woff2')
/** For pictures, by `src/games/puerto-rico/preview/card.ts`. */
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
      if (!TEXT.test(file) || UNSHOWN.test(file)) continue
      const isElsewhere = ELSEWHERE.test(file)
      if (isElsewhere && !file.endsWith('/terms.yaml')) continue
      const text = await readFile(join(folder, file), 'utf8')
      const shown = isElsewhere ? text.match(TERM_NAMES)?.join('') : text
      for (const letter of shown ?? '') letters.add(letter)
    }
  }
  return Array.from(letters).sort().join('')
}

/** Writes the typeface, unless it was made just so before. */
export async function writeTypeface(): Promise<void> {
  const letters = await lettersIn(SOURCES)
  const recipe = JSON.stringify({ ORIGINAL, letters, WEIGHTS, FEATURES, PICTURES_WEIGHT })
  const before = await readFile(RECIPE, 'utf8').catch(() => '')
  if (recipe === before) return
  const original = await readFile(ORIGINAL)
  const face = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
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
  await writeFile(RECIPE, recipe)
}

/** Has the typeface ready before a page is made. */
export function typeface(): AstroIntegration {
  return { name: 'typeface', hooks: { 'astro:config:setup': writeTypeface } }
}
