/** The sources of the site for checks of its words: what is written in code. For Node. */
import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '../languages.ts'
import type { Source } from './usage.ts'

/** Where the modules of a language stand. */
const OF_A_LANGUAGE = new RegExp(`^src/(?:text|games/[^/]+/words)/(?:${LANGUAGES.join('|')})/`)
const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm
const LETTERS = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** All code of the site and its commands, words and tests left out. */
export function sources(): Source[] {
  return globSync('{astro.config.*,{src,scripts}/**/*.{ts,tsx,astro}}')
    .filter((file) => !/\.test\.|\/testing\./.test(file))
    .filter((file) => !file.includes('/generated/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Lines of code, outside comments and the folders of a language, that write Korean or Japanese out: 'file: line'. */
export function wordsInCode(all: readonly Source[]): string[] {
  return all
    .filter(({ file }) => !OF_A_LANGUAGE.test(file))
    .flatMap(({ file, text }) =>
      text
        .replace(COMMENT, '')
        .split('\n')
        .filter((line) => LETTERS.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}
