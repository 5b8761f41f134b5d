import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkLinks, readPage } from './links.ts'

let root = ''
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'links-'))
  write('rules/a/index.html', '<h1 id="here">가</h1><p id="값">나</p>')
  write('rules/b.txt', 'plain')
  write('a/referee/index.html', '<h1>다</h1>')
  write('a/play/index.html', '<h1>라</h1>')
})
afterEach(() => rmSync(root, { recursive: true }))

const brokenOf = (html: string, base = '/'): string[] => {
  write('index.html', html)
  return checkLinks(root, base).broken
}

test.each([
  '<a href="/rules/a/">',
  '<a href="/rules/a">',
  '<a href="rules/a/#here">',
  '<a href="/rules/a/?at=x#here">',
  `<a href="/rules/a/#${encodeURIComponent('값')}">`,
  '<a href="/rules/b.txt">',
  '<a href="#top"><a href="#">',
  '<a href="/a/referee/#pr1.abc">',
  '<a href="/a/play/#lh1.abc">',
  '<a href="https://elsewhere.example/nothing">',
  '<!-- <a href="/nowhere/"> -->',
  '<script>const a = \'<a href="/nowhere/">\'</script>',
  '<a title="a > b" href="/rules/a/">',
])('%s leads somewhere', (html) => {
  expect(brokenOf(html)).toEqual([])
})

test.each([
  ['<a href="/nowhere/">', 'no such page'],
  ['<a href="/rules/a/#there">', 'no #there there'],
  ['<a href="#there">', 'no #there there'],
  ['<a href="/rules/a/#pr1.abc">', 'no #pr1.abc there'],
  ['<img src="none.png">', 'no such page'],
  ['<astro-island component-url="/rules/b.txt" renderer-url="/none.js">', 'no such page'],
  ["<a class=x href='/nowhere/'>", 'no such page'],
])('%s does not', (html, why) => {
  expect(brokenOf(html)).toEqual([expect.stringContaining(why)])
})

test('under a sub-path, a link that forgets it leads nowhere', () => {
  expect(brokenOf('<a href="/name/rules/a/#here">', '/name/')).toEqual([])
  expect(brokenOf('<a href="/rules/a/">', '/name/')).toEqual([
    'index.html: /rules/a/ (leaves /name/)',
  ])
})

test('what the search finds is there, within its language', () => {
  write('en/search/rules.json', '{"1":{"href":"/rules/a/#here"},"2":{"href":"/rules/c/"}}')
  write('en/rules/a/index.html', '<h1 id="here">a</h1>')
  expect(checkLinks(root, '/')).toEqual({
    links: 2,
    broken: ['en/search/rules.json: /en/rules/c/ (no such page)'],
  })
})

test('links are counted, so that none at all is noticed', () => {
  write('index.html', '<a href="/rules/a/"><a href="/rules/b.txt">')
  expect(checkLinks(root, '/').links).toBe(2)
  expect(readPage('<p id=one><p id="two &amp; three">').ids).toEqual(
    new Set(['one', 'two & three']),
  )
})
