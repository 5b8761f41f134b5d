/** The kinds of page: a row each. Budgets, browser checks and Lighthouse go through this list. */

import { folderOf, LANGUAGES, type Language, ORIGINAL } from '../../src/text/languages.ts'

interface Kind {
  name: string
  /** Addresses of its pages, without BASE. */
  of: RegExp
  /** The page that stands for it where one is enough. */
  example: string
  /** Others of it that look quite different; Lighthouse measures them too. */
  more?: readonly string[]
  /** For reading, without an island; with a small one; with a live table. Each has its budget. */
  load: 'reading' | 'small' | 'live'
  /** What the first touch may fetch in kB, where figures bring more with them than the base game. */
  woken?: number
  /** What its scripts may weigh in kB, where more is played with than the base game of the first. */
  js?: number
  /** Of no use without scripts, and says so. */
  needsScript?: boolean
  /** Kept out of Lighthouse and search engines: pages for those who work on the site, answers to errors. */
  aside?: boolean
}

const KINDS: readonly Kind[] = [
  { name: 'home', of: /^\/$/, example: '/', load: 'reading' },
  {
    name: 'game',
    of: /^\/(?:puerto-rico|le-havre)\/$/,
    example: '/puerto-rico/',
    more: ['/le-havre/'],
    load: 'reading',
  },
  {
    name: 'rules',
    of: /^\/puerto-rico\/rules\/(?!(?:new-buildings|nobles)\/)/,
    example: '/puerto-rico/rules/captain/',
    more: [
      '/puerto-rico/rules/',
      '/puerto-rico/rules/commercial-buildings/',
      '/puerto-rico/rules/terms/',
      '/puerto-rico/rules/all-rules/',
    ],
    load: 'reading',
  },
  {
    name: 'expansions',
    of: /^\/puerto-rico\/(?:rules|referee\/cases)\/(?:new-buildings|nobles)\//,
    example: '/puerto-rico/rules/nobles/',
    load: 'reading',
    woken: 105.5,
  },
  {
    name: 'coverage',
    of: /^\/(?:puerto-rico|le-havre)\/coverage\/$/,
    example: '/puerto-rico/coverage/',
    load: 'reading',
  },
  {
    name: 'chart',
    of: /^\/(?:puerto-rico|le-havre)\/chart\/$/,
    example: '/puerto-rico/chart/',
    load: 'reading',
  },
  {
    name: 'player aid',
    of: /^\/puerto-rico\/print\/$/,
    example: '/puerto-rico/print/',
    load: 'reading',
  },
  { name: 'course', of: /^\/puerto-rico\/learn\/$/, example: '/puerto-rico/learn/', load: 'small' },
  {
    name: 'lesson',
    of: /^\/puerto-rico\/learn\/(?!(?:new-buildings|nobles)\/)[^/]+\/$/,
    example: '/puerto-rico/learn/your-board/',
    load: 'live',
  },
  {
    name: 'lesson of an expansion',
    of: /^\/puerto-rico\/learn\/(?:new-buildings|nobles)\/$/,
    example: '/puerto-rico/learn/nobles/',
    load: 'live',
    js: 116.5,
  },
  {
    name: 'problems',
    of: /^\/puerto-rico\/puzzles\/$/,
    example: '/puerto-rico/puzzles/',
    load: 'small',
  },
  {
    name: 'problem',
    of: /^\/puerto-rico\/puzzles\/[^/]+\/$/,
    example: '/puerto-rico/puzzles/ships/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'quiz',
    of: /^\/puerto-rico\/quiz\/$/,
    example: '/puerto-rico/quiz/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'play',
    of: /^\/puerto-rico\/play\/$/,
    example: '/puerto-rico/play/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'referee',
    of: /^\/puerto-rico\/referee\/$/,
    example: '/puerto-rico/referee/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'case list',
    of: /^\/puerto-rico\/referee\/cases\/$/,
    example: '/puerto-rico/referee/cases/',
    load: 'reading',
  },
  {
    name: 'case',
    of: /^\/puerto-rico\/referee\/cases\/(?!(?:new-buildings|nobles)\/).+\/$/,
    example: '/puerto-rico/referee/cases/captain/five-corn-one-empty-ship/',
    load: 'reading',
  },
  {
    name: 'score',
    of: /^\/puerto-rico\/score\/$/,
    example: '/puerto-rico/score/',
    load: 'small',
    needsScript: true,
  },
  {
    name: 'le-havre course',
    of: /^\/le-havre\/learn\/$/,
    example: '/le-havre/learn/',
    load: 'small',
  },
  {
    name: 'le-havre lesson',
    of: /^\/le-havre\/learn\/[^/]+\/$/,
    example: '/le-havre/learn/first-turns/',
    load: 'live',
    js: 91.8,
  },
  {
    name: 'le-havre play',
    of: /^\/le-havre\/play\/$/,
    example: '/le-havre/play/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'le-havre rules',
    of: /^\/le-havre\/rules\//,
    example: '/le-havre/rules/ship/',
    more: ['/le-havre/rules/'],
    load: 'reading',
  },
  {
    name: 'le-havre referee',
    of: /^\/le-havre\/referee\/$/,
    example: '/le-havre/referee/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'le-havre score',
    of: /^\/le-havre\/score\/$/,
    example: '/le-havre/score/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'le-havre player aid',
    of: /^\/le-havre\/print\/$/,
    example: '/le-havre/print/',
    load: 'reading',
  },
  {
    name: 'le-havre case list',
    of: /^\/le-havre\/cases\/$/,
    example: '/le-havre/cases/',
    load: 'reading',
  },
  {
    name: 'le-havre case',
    of: /^\/le-havre\/cases\/.+\/$/,
    example: '/le-havre/cases/turn/supply-before-main-action/',
    load: 'reading',
  },
  { name: 'about', of: /^\/about\/$/, example: '/about/', load: 'reading' },
  {
    name: 'lost',
    of: /^\/(?:offline\/|404\.html)$/,
    example: '/404.html',
    load: 'reading',
    aside: true,
  },
  { name: 'design', of: /^\/design\/$/, example: '/design/', load: 'reading', aside: true },
]

/** The language of a page, by its address. */
export const languageOf = (page: string): Language =>
  LANGUAGES.find((one) => one !== ORIGINAL && page.startsWith(`/${folderOf(one)}`)) ?? ORIGINAL

/** The address of a page without its language. */
const withoutLanguage = (page: string): string => page.slice(folderOf(languageOf(page)).length)

export type PageKind = Kind & { pages: string[] }

/** Pages that no row of the list speaks of. */
export const ofNoKind = (pages: readonly string[]): string[] =>
  pages.filter((page) => !KINDS.some(({ of }) => of.test(withoutLanguage(page))))

/** The kinds among these pages, in the order of the list. */
export function kindsOf(pages: readonly string[]): PageKind[] {
  return KINDS.map((kind) => {
    const members = pages.filter((page) => kind.of.test(withoutLanguage(page)))
    /** The page itself, or the same in another language. */
    const among = (address: string): string | undefined =>
      members.includes(address)
        ? address
        : members.find((page) => withoutLanguage(page) === address)
    return {
      ...kind,
      example: among(kind.example) ?? members[0] ?? kind.example,
      more: kind.more?.flatMap((address) => among(address) ?? []) ?? [],
      pages: members,
    }
  }).filter(({ pages: members }) => members.length > 0)
}
