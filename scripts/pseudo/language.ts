/** A language made by machine, added to a copy of the project in the steps of docs/adding.md. */
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { withoutParticles } from '../../src/text/fallback.ts'

/** What the copy consists of. */
const PARTS = [
  'astro.config.mjs',
  'content',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
]

/** Texts left untranslated, to see them served in the original: a page, a lesson, most cases. */
const LEFT_OUT = /reference\/ko\/mayor\.mdx$|lessons\/mayor\.yaml$|cases\/(?!captain)[^/]*$/
/** Pictures take time to draw, and hold no text that could be looked for. */
const PICTURES = 'src/site/pages/preview'
/** What only Korean has: words that its texts do without. */
const OF_KOREAN = /unused-words\.yaml$/

/** Copies the project to a folder, with its packages; what was built before is there to be added to. */
export function copyProject(root: string): void {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const part of PARTS) cpSync(part, join(root, part), { recursive: true })
  rmSync(join(root, PICTURES), { recursive: true })
  symlinkSync('../../node_modules', join(root, 'node_modules'))
  cpSync('dist', join(root, 'dist'), { recursive: true })
}

const FIRST_SYLLABLE = 0xac00
const FIRST_IDEOGRAPH = 0x4e00
/** An ideograph for each Korean syllable or letter: no two words become one, and no text becomes longer. */
function letters(korean: string): string {
  const code = korean.charCodeAt(0)
  const index = code < FIRST_SYLLABLE ? 11_200 + (code % 0x100) : code - FIRST_SYLLABLE
  return String.fromCharCode(FIRST_IDEOGRAPH + index)
}

/** A text in the pseudo-language: without particles, every Korean letter another. */
export function pseudo(text: string): string {
  return withoutParticles(text).replace(/\p{Script=Hangul}/gu, letters)
}

const MODULES: Readonly<Record<string, string>> = {
  'src/text/qps/language.ts': `import type { Language } from '../languages.ts'

export const LANGUAGE: Language = 'qps'
export const LOCALE = 'qps'
export { COLON, COMMA, GAP, STOP, TYPEFACE, WEIGHTS } from '../ko/language.ts'
`,
  'src/text/qps/made.ts': 'export const [NEVER, NEVER_WHOLE, PEOPLE] = [[], [], []]\n',
  'src/text/qps/naming-sets.ts': "export * from '../ko/naming-sets.ts'\n",
  'src/text/qps/name-in-text.ts': "export * from '../ko/name-in-text.ts'\n",
  'src/text/qps/numerals.ts': 'export const withDigits = (text: string): string => text\n',
  'src/text/qps/particle.ts': "export * from '../no-particles.ts'\n",
  'src/text/qps/search.ts': "export * from '../plain-search.ts'\n",
}

/** Adds the language; gives how many files that takes, those that are made by a command not counted. */
export function addLanguage(root: string): number {
  let written = 0
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    written++
  }
  const change = (path: string, from: string | RegExp, to: string): void => {
    const text = readFileSync(join(root, path), 'utf8')
    if (text.replace(from, to) === text) throw new Error(`${path}: nothing to change`)
    write(path, text.replace(from, to))
  }
  change('src/text/languages.ts', "'en']", "'en', 'qps']")
  change('package.json', /"default": "([^"]*)\/ko\/\*"/g, '"qps": "$1/qps/*", "default": "$1/ko/*"')
  for (const [path, text] of Object.entries(MODULES)) write(path, text)
  for (const path of globSync('src/games/*/words/ko/typed.ts'))
    write(path.replace('/ko/', '/qps/'), pseudo(readFileSync(path, 'utf8')))
  for (const path of globSync('content/**/ko/**/*.{yaml,md,mdx}')) {
    if (LEFT_OUT.test(path) || OF_KOREAN.test(basename(path))) continue
    write(path.replace('/ko/', '/qps/'), pseudo(readFileSync(path, 'utf8')))
  }
  return written
}
