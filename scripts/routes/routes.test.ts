import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/ids.ts'
import { routesOf } from './routes.ts'

const routes = GAMES.map((id) => [id, routesOf(id)] as const)

test.each(
  routes,
)('%s has the pages that every game has, each at an address of its own', (id, of) => {
  const patterns = of.map(({ pattern }) => pattern)
  for (const page of ['', '/play']) expect(patterns).toContain(`/${id}${page}`)
  expect(new Set(patterns).size).toBe(patterns.length)
})

test('a page stands in the shell of its kind, which is there', () => {
  const of = (pattern: string) =>
    routes.flatMap(([, own]) => own).find((route) => route.pattern === pattern)?.text
  const shells = routes.flatMap(([, own]) =>
    own.flatMap(({ text }) => text?.match(/'([^']+)'/)?.[1] ?? []),
  )
  expect(shells.length).toBeGreaterThan(2 * GAMES.length)
  for (const shell of shells) expect(existsSync(shell), shell).toBe(true)
  expect(of('/le-havre/play')).toContain('src/site/kinds/play.astro')
  expect(of('/puerto-rico/learn/[chapter]')).toContain('export const getStaticPaths = paths')
  for (const page of ['/puerto-rico/quiz', '/le-havre/quiz/[...all]'])
    expect(of(page)).toContain('src/site/kinds/quiz.astro')
  expect(of('/puerto-rico/puzzles/[theme]')).toContain('src/site/kinds/puzzle.astro')
  expect(of('/le-havre/cases/[...id]')).toBeNull()
})
