import type { PageRow } from '../../../frame/page-kind.ts'

/** The pages of Le Havre by their kinds, and what they may weigh. */
export const pages: readonly PageRow[] = [
  {
    name: 'course',
    of: /^\/learn\/$/,
    example: '/learn/',
    load: 'small',
  },
  {
    name: 'lesson',
    of: /^\/learn\/[^/]+\/$/,
    example: '/learn/first-turns/',
    load: 'live',
    js: 98.3,
  },
  {
    name: 'problems',
    of: /^\/puzzles\/$/,
    example: '/puzzles/',
    load: 'small',
  },
  {
    name: 'own problems',
    of: /^\/puzzles\/own\/$/,
    example: '/puzzles/own/',
    load: 'live',
    // Positions that the device kept are read with all checks.
    js: 98.4,
    needsScript: true,
    aside: true,
  },
  {
    name: 'problem',
    of: /^\/puzzles\/(?!own\/)[^/]+\/$/,
    example: '/puzzles/feeding/',
    load: 'live',
    needsScript: true,
  },
  { name: 'openings', of: /^\/openings\/$/, example: '/openings/', load: 'reading' },
  {
    name: 'quiz',
    of: /^\/quiz\/$/,
    example: '/quiz/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'play',
    of: /^\/play\/$/,
    example: '/play/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'rules',
    of: /^\/rules\//,
    example: '/rules/ship/',
    more: ['/rules/', '/rules/standard-buildings/'],
    load: 'reading',
    woken: 87,
  },
  {
    name: 'referee',
    of: /^\/referee\/$/,
    example: '/referee/',
    load: 'live',
    js: 98.8,
    needsScript: true,
  },
  {
    name: 'score',
    of: /^\/score\/$/,
    example: '/score/',
    load: 'live',
    needsScript: true,
  },
  {
    name: 'player aid',
    of: /^\/print\/$/,
    example: '/print/',
    load: 'reading',
  },
  {
    name: 'case list',
    of: /^\/cases\/$/,
    example: '/cases/',
    load: 'reading',
  },
  {
    name: 'case',
    of: /^\/cases\/.+\/$/,
    example: '/cases/turn/supply-before-main-action/',
    load: 'reading',
    woken: 87,
  },
]
