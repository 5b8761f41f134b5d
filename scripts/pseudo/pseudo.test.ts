import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leftInOriginal } from './check.ts'
import { pseudo } from './language.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pseudo-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const LINKS =
  '<link rel="alternate" hreflang="x-default" href="https://a.example/b/">' +
  '<a class="language" lang="ko" hreflang="ko" href="/b/">한국어</a>'

function faultsOf(file: string, text: string): string[] {
  const path = join(root, 'dist/qps', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return leftInOriginal(root).faults
}

test('a text keeps its markup and loses its particles; no two words become one', () => {
  expect(pseudo("a: '[[mayor|을]] {seat|이} 6.8 [[b\\|은]] x'")).toBe(
    "a: '[[mayor]] {seat} 6.8 [[b]] x'",
  )
  const words = ['가', '각', '힣', 'ㄱ', '갸'].map(pseudo)
  expect(words.join('')).not.toMatch(/[가-힣ㄱ-ㅎ]/)
  expect(new Set(words).size).toBe(words.length)
})

test('a page without Korean that leads to the Korean one is right', () => {
  expect(faultsOf('b/index.html', `<html lang="qps">${LINKS}<p>ꀀ</p>`)).toEqual([])
})

test.each([
  ['b/index.html', `<html lang="qps">${LINKS}<p>글자</p>`, 'b/index.html: 글자'],
  ['b/index.html', `<html lang="qps">${LINKS.replace('/b/"', '/qps/b/"')}`, 'no link'],
  ['b/index.html', `<html lang="qps">${LINKS.replace('href="/b/', 'href="/qps/b/')}`, 'no link'],
  ['_astro/a.js', 'const a = "글자"', '_astro/a.js: 글자'],
  ['b/index.html', '<html lang="ko"><p>글자</p>', 'no note'],
])('%s with %s is a fault', (file, text, fault) => {
  expect(faultsOf(file, text).join()).toContain(fault)
})

test('a Korean page with its note is right, and so are names of terms in the search', () => {
  const note = '<p class="untranslated" lang="qps">ꀀ</p>'
  expect(faultsOf('b/index.html', `<html lang="ko">${note}<p>글자</p>`)).toEqual([])
  expect(faultsOf('search/rules.json', '["모집관"]')).toEqual([])
  expect(faultsOf('search/le-havre.json', '["건축회사대"]')).toEqual([])
})
