import { expect, test } from 'vitest'
import { importsIn, withPreloads } from './preload.ts'

const IMPORTS: Record<string, string[]> = {
  '/a/Lesson.js': ['/a/table.js', '/a/preact.js'],
  '/a/client.js': ['/a/preact.js'],
  '/a/table.js': ['/a/Lesson.js'],
}

test('everything that islands come to need is asked for, once', () => {
  const page =
    '<head><title>x</title></head><astro-island component-url="/a/Lesson.js" renderer-url="/a/client.js">'
  const linked = withPreloads(page, (script) => IMPORTS[script] ?? [])
  const found = Array.from(linked.matchAll(/modulepreload" href="([^"]*)"/g), ([, at]) => at)
  expect(found).toEqual(['/a/Lesson.js', '/a/table.js', '/a/preact.js', '/a/client.js'])
  expect(linked).toContain('</title><link')
})

test('what islands that wait need lies in a template, one for each component', () => {
  const lesson = '<astro-island component-url="/a/Lesson.js" client="touch" opts="">'
  const linked = withPreloads(`<head></head>${lesson}${lesson}`, (script) => IMPORTS[script] ?? [])
  expect(linked).toMatch(
    /^<head><template data-touch="\/a\/Lesson\.js">(?:<link[^>]*>){3}<\/template><\/head>/,
  )
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
