import { expect, test } from 'vitest'
import { importsIn, withPreloads } from './preload.ts'

const IMPORTS: Record<string, string[]> = {
  '/a/Lesson.js': ['/a/table.js', '/a/preact.js'],
  '/a/client.js': ['/a/preact.js'],
  '/a/table.js': ['/a/Lesson.js'],
}

test('all that an island comes to need is linked once, imports first, in a template that waits for it', () => {
  const page =
    '<head><title>x</title></head><astro-island component-url="/a/Lesson.js" renderer-url="/a/client.js">'
  const linked = withPreloads(page, (script) => IMPORTS[script] ?? [])
  const found = Array.from(linked.matchAll(/modulepreload" href="([^"]*)"/g), ([, at]) => at)
  expect(found).toEqual(['/a/table.js', '/a/preact.js', '/a/Lesson.js', '/a/client.js'])
  expect(linked).toMatch(
    /<\/title><template data-scripts="\/a\/Lesson\.js">(?:<link[^>]*>)+<\/template><\/head>/,
  )
})

test('islands of one component share a template', () => {
  const lesson = '<astro-island component-url="/a/Lesson.js" client="touch" opts="">'
  const linked = withPreloads(`<head></head>${lesson}${lesson}`, (script) => IMPORTS[script] ?? [])
  expect(linked).toMatch(
    /^<head><template data-scripts="\/a\/Lesson\.js">(?:<link[^>]*>){3}<\/template><\/head>/,
  )
})

test('the name of an island that nobody reads is left out', () => {
  const island = (uid: string) =>
    `<astro-island${uid} data-preact-island-id="7" component-url="/a/Lesson.js">`
  const linked = withPreloads(`<head></head>${island(' uid="Z11oESY"')}`, () => [])
  expect(linked.endsWith(`</head>${island('')}`)).toBe(true)
  const unnamed = '<astro-island uid="Z1" component-url="/a/Lesson.js">'
  expect(withPreloads(`<head></head>${unnamed}`, () => [])).toContain(unnamed)
})

test('a page without islands stays as it is', () => {
  const page = '<head></head><p>no island</p>'
  expect(withPreloads(page, () => [])).toBe(page)
})

test('what is imported only later is not asked for', () => {
  const code = 'import{a as b}from"./x.js";import"./y.js";const z=()=>import("./z.js")'
  expect(importsIn(code, '/base/_astro/Lesson.js')).toEqual([
    '/base/_astro/x.js',
    '/base/_astro/y.js',
  ])
})
