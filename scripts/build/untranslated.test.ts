import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asUntranslated, fillInSearch, withoutVersion } from './untranslated.ts'

const page =
  '<html lang="ko"><link rel="canonical" href="https://a.example/b/"><main id="main"><p>글</p>' +
  '<a href="/b/#c">1</a><a class="x" href="/">2</a><a href="/d.json">3</a><a href="https://b.example/">4</a>'

test('the note comes first in the page, in the language of the reader', () => {
  expect(asUntranslated(page, 'ja', 'メモ')).toContain(
    '<main id="main"><p class="untranslated" lang="ja">メモ</p><p>글</p>',
  )
})

test('links to pages stay in the language; files, other hosts and the canonical address do not', () => {
  const out = asUntranslated(page, 'ja', '')
  expect(out).toContain('<a href="/ja/b/#c">1</a><a class="x" href="/ja/">2</a>')
  expect(out).toContain('<a href="/d.json">3</a><a href="https://b.example/">4</a>')
  expect(out).toContain('canonical" href="https://a.example/b/"')
})

test('links to the page in other languages lead there', () => {
  const link = '<a class="language" lang="ko" hreflang="ko" href="/b/">'
  expect(asUntranslated(link, 'ja', '')).toBe(link)
})

test('below a path the language follows it', () => {
  expect(asUntranslated('<a href="/name/b/">', 'en', '', '/name/')).toBe('<a href="/name/en/b/">')
})

test('a link to a place that the language lacks leads to the original', () => {
  const html = '<a href="/b/#c"><a href="/b/#d"><a href="/b/">'
  const asked: string[] = []
  const out = asUntranslated(html, 'en', '', '/', (page, anchor) => {
    asked.push(page + anchor)
    return anchor === 'd'
  })
  expect(out).toBe('<a href="/b/#c"><a href="/en/b/#d"><a href="/en/b/">')
  expect(asked).toEqual(['/b/c', '/b/d'])
})

test('a page that a language lacks is not named to search engines as one in it', () => {
  const link = (language: string) =>
    `<link rel="alternate" hreflang="${language}" href="https://a.example/${language}/b/">`
  const head = ['ko', 'ja', 'en', 'x-default'].map(link).join('')
  expect(withoutVersion(head, 'ja')).toBe(['ko', 'en', 'x-default'].map(link).join(''))
})

test('what a language does not search in itself is the original’s, and the rest its own', async () => {
  const original = mkdtempSync(join(tmpdir(), 'original-'))
  const out = mkdtempSync(join(tmpdir(), 'other-'))
  for (const folder of [original, out]) mkdirSync(join(folder, 'search'))
  for (const part of ['own.json', 'lacking.json'])
    writeFileSync(join(original, 'search', part), '글')
  writeFileSync(join(out, 'search', 'own.json'), '文')
  await fillInSearch(out, original)
  const texts = readdirSync(join(out, 'search')).map((part) => [
    part,
    readFileSync(join(out, 'search', part), 'utf8'),
  ])
  expect(texts).toEqual([
    ['lacking.json', '글'],
    ['own.json', '文'],
  ])
})
