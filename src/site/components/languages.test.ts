import { expect, test } from 'vitest'
import { alternatesOf, versionsOf } from './languages.ts'

const three = ['ko', 'ja', 'en'] as const
const hrefs = (path: string, base: string, own: 'ko' | 'ja' | 'en'): string[] =>
  versionsOf(path, base, own, three).map(({ href }) => href)

test('a page leads to itself in every language, from any of them and below a path', () => {
  const all = ['/puerto-rico/play/', '/ja/puerto-rico/play/', '/en/puerto-rico/play/']
  expect(hrefs('/puerto-rico/play/', '/', 'ko')).toEqual(all)
  expect(hrefs('/ja/puerto-rico/play/', '/ja/', 'ja')).toEqual(all)
  expect(hrefs('/name/en/', '/name/en/', 'en')).toEqual(['/name/', '/name/ja/', '/name/en/'])
})

test('a lost page leads to the front page of a language', () => {
  expect(hrefs('/ja/404/', '/ja/', 'ja')).toEqual(['/', '/ja/', '/en/'])
  expect(hrefs('/404.html', '/', 'ko')).toEqual(['/', '/ja/', '/en/'])
})

test('a language goes by the name that its readers know', () => {
  expect(versionsOf('/', '/', 'ko', three).map(({ name }) => name)).toEqual([
    '한국어',
    '日本語',
    'English',
  ])
})

test('search engines hear of every version, and of the original for whoever reads none of them', () => {
  const versions = versionsOf('/about/', '/', 'ko', three)
  expect(alternatesOf(versions)).toEqual([
    { hreflang: 'ko', href: '/about/' },
    { hreflang: 'ja', href: '/ja/about/' },
    { hreflang: 'en', href: '/en/about/' },
    { hreflang: 'x-default', href: '/about/' },
  ])
})

test('a language that is not published yet is among its own pages, and a single one is no choice', () => {
  expect(versionsOf('/en/', '/en/', 'en', ['ko']).map(({ href }) => href)).toEqual(['/', '/en/'])
  expect(alternatesOf(versionsOf('/', '/', 'ko', ['ko']))).toEqual([])
})
