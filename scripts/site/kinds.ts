/** The kinds of page: a row each. Budgets, browser checks and Lighthouse go through this list. */

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
  /** Of no use without scripts, and says so. */
  needsScript?: boolean
  /** Kept out of Lighthouse and search engines: pages for those who work on the site, answers to errors. */
  aside?: boolean
}

export const KINDS: readonly Kind[] = [
  { name: 'home', of: /^\/$/, example: '/', load: 'reading' },
  {
    name: 'rules',
    of: /^\/rules\//,
    example: '/rules/captain/',
    more: ['/rules/', '/rules/commercial-buildings/', '/rules/terms/', '/rules/all-rules/'],
    load: 'reading',
  },
  { name: 'coverage', of: /^\/coverage\/$/, example: '/coverage/', load: 'reading' },
  { name: 'chart', of: /^\/chart\/$/, example: '/chart/', load: 'reading' },
  { name: 'player aid', of: /^\/print\/$/, example: '/print/', load: 'reading' },
  { name: 'course', of: /^\/learn\/$/, example: '/learn/', load: 'small' },
  { name: 'lesson', of: /^\/learn\/[^/]+\/$/, example: '/learn/your-board/', load: 'live' },
  { name: 'play', of: /^\/play\/$/, example: '/play/', load: 'live', needsScript: true },
  { name: 'referee', of: /^\/referee\/$/, example: '/referee/', load: 'live', needsScript: true },
  {
    name: 'case list',
    of: /^\/referee\/cases\/$/,
    example: '/referee/cases/',
    load: 'reading',
  },
  {
    name: 'case',
    of: /^\/referee\/cases\/.+\/$/,
    example: '/referee/cases/captain/five-corn-one-empty-ship/',
    load: 'reading',
  },
  { name: 'score', of: /^\/score\/$/, example: '/score/', load: 'small', needsScript: true },
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

export type PageKind = Kind & { pages: string[] }

/** Pages that no row of the list speaks of. */
export const ofNoKind = (pages: readonly string[]): string[] =>
  pages.filter((page) => !KINDS.some(({ of }) => of.test(page)))

/** The kinds among these pages, in the order of the list. */
export function kindsOf(pages: readonly string[]): PageKind[] {
  return KINDS.map((kind) => {
    const members = pages.filter((page) => kind.of.test(page))
    const example = members.includes(kind.example) ? kind.example : (members[0] ?? kind.example)
    return { ...kind, example, pages: members }
  }).filter(({ pages: members }) => members.length > 0)
}
