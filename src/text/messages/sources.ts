/** The sources of the site for checks of its words: what is written in code. For Node. */
import { globSync, readFileSync } from 'node:fs'
import type { Source } from './usage.ts'

const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm
const HANGUL = /[ㄱ-ㆎ가-힣]/

/** All code of the site and its commands, words and tests left out. */
export function sources(): Source[] {
  return globSync('{astro.config.*,{src,scripts}/**/*.{ts,tsx,astro}}')
    .filter((file) => !file.includes('.test.'))
    .filter((file) => !file.startsWith('src/text/messages/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

/** Lines of code, outside src/text and comments, that write Korean out: 'file: line'. */
export function wordsInCode(all: readonly Source[]): string[] {
  return all
    .filter(({ file }) => !/^src\/(?:text|games\/[^/]+\/words)\//.test(file))
    .flatMap(({ file, text }) =>
      text
        .replace(COMMENT, '')
        .split('\n')
        .filter((line) => HANGUL.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
}
