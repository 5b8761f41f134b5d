/** Files that name a game where they should ask the registry. */
import { globSync, readFileSync } from 'node:fs'
import { GAMES } from '../../src/games/ids.ts'

/** All code but that of the games, what is made from their words, and tests. */
const CODE = ['{src,scripts,bench}/**/*.{ts,tsx,js,mjs,astro}', '*.{ts,mjs}']
const NOT_ASKED = /^src\/games\/|\/generated\/|\.test\.tsx?$/

/**
 * What is about one game alone, by file or folder. Nothing is added: the list gets shorter, and a row that names no game
 * any more is told.
 */
const OF_A_GAME = [
  // What the package exports, by game.
  'src/package/',
  'scripts/package/',
  'tsdown.config.ts',
  // Commands about the first game, by what they import.
  'scripts/coverage.ts',
  'scripts/coverage/refusals.ts',
  'scripts/coverage/scenes.ts',
  'scripts/train.ts',
  'scripts/train/',
  'scripts/measure/',
  'scripts/review.ts',
  'scripts/review/',
  'scripts/rules.ts',
  'scripts/rules/',
  'scripts/selfplay/recorded.ts',
  'scripts/selfplay/tables.ts',
  'vitest.config.ts',
  // Pages about all games, and what they show of one.
  'src/site/pages/404.astro',
  'src/site/pages/design.astro',
  'src/site/pages/index.astro',
  'src/site/pages/preview/',
  'src/site/pages/search/',
  'src/site/components/Search.astro',
  'src/site/components/Settings.astro',
  'src/site/content.config.ts',
]

/** Comments say what they like. An address has its slashes behind a colon. */
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(?<!:)\/\/.*$/gm, '')

const NAME = new RegExp(`(?<![\\w-])(?:${GAMES.join('|')})(?![\\w-])`)

/** The lines of a text that name a game, from 1. */
export const namingLines = (text: string): number[] =>
  withoutComments(text)
    .split('\n')
    .flatMap((line, index) => (NAME.test(line) ? [index + 1] : []))

const isBelow = (file: string, start: string): boolean =>
  file === start || (start.endsWith('/') && file.startsWith(start))

interface Naming {
  files: number
  /** Lines that name a game, as 'file:line', and rows of the list that nothing needs. */
  faults: string[]
}

/** What names a game in these files though it is about none. */
export function gameNames(files: readonly (readonly [file: string, text: string])[]): Naming {
  const naming = files.map(([file, text]) => ({ file, lines: namingLines(text) }))
  const needed = (start: string): boolean =>
    naming.some(({ file, lines }) => isBelow(file, start) && lines.length > 0)
  return {
    files: files.length,
    faults: [
      ...naming
        .filter(({ file }) => !OF_A_GAME.some((start) => isBelow(file, start)))
        .flatMap(({ file, lines }) => lines.map((line) => `${file}:${line} names a game`)),
      ...OF_A_GAME.filter((start) => !needed(start)).map(
        (start) => `${start} is listed and names no game`,
      ),
    ],
  }
}

/** All code that is looked through, with its text. */
export const shared = (): (readonly [file: string, text: string])[] =>
  CODE.flatMap((pattern) => globSync(pattern))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_ASKED.test(file))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
