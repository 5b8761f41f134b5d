import type { PageRow } from '../../../frame/page-kind.ts'

/** The pages of Puerto Rico by their kinds, and what they may weigh. */
export const pages: readonly PageRow[] = [
  {
    name: 'rules',
    of: /^\/rules\/(?!(?:new-buildings|nobles)\/)/,
    example: '/rules/captain/',
    more: ['/rules/', '/rules/commercial-buildings/', '/rules/terms/', '/rules/all-rules/'],
    load: 'reading',
  },
  {
    name: 'expansions',
    of: /^\/(?:rules|referee\/cases)\/(?:new-buildings|nobles)\//,
    example: '/rules/nobles/',
    load: 'reading',
    woken: 112,
  },
  {
    name: 'player aid',
    of: /^\/print\/$/,
    example: '/print/',
    load: 'reading',
  },
  { name: 'course', of: /^\/learn\/$/, example: '/learn/', load: 'small' },
  {
    name: 'lesson',
    of: /^\/learn\/(?!(?:new-buildings|nobles)\/)[^/]+\/$/,
    example: '/learn/your-board/',
    load: 'live',
  },
  {
    name: 'lesson of an expansion',
    of: /^\/learn\/(?:new-buildings|nobles)\/$/,
    example: '/learn/nobles/',
    load: 'live',
    js: 123.2,
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
    js: 95.3,
    needsScript: true,
    aside: true,
  },
  {
    name: 'problem',
    of: /^\/puzzles\/(?!own\/)[^/]+\/$/,
    example: '/puzzles/ships/',
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
    name: 'referee',
    of: /^\/referee\/$/,
    example: '/referee/',
    load: 'live',
    js: 98.7,
    needsScript: true,
  },
  {
    name: 'case list',
    of: /^\/referee\/cases\/$/,
    example: '/referee/cases/',
    load: 'reading',
  },
  {
    name: 'case',
    of: /^\/referee\/cases\/(?!(?:new-buildings|nobles)\/).+\/$/,
    example: '/referee/cases/captain/five-corn-one-empty-ship/',
    load: 'reading',
  },
  {
    name: 'score',
    of: /^\/score\/$/,
    example: '/score/',
    load: 'small',
    needsScript: true,
  },
]
