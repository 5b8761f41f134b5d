import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkMetadata } from './metadata.ts'

const SITE = 'https://site.example'
const CRUMBS = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: '규칙', item: `${SITE}/rules/` }],
})
const head = (name: string) =>
  `<title>${name}</title><meta name="description" content="${name}을 열 글자 넘게 말한다.">` +
  `<link rel="canonical" href="${SITE}/puerto-rico/rules/${name}/">` +
  `<meta property="og:image" content="${SITE}/p.png"><meta property="og:image:width" content="40">` +
  `<meta property="og:image:height" content="20"><meta property="og:image:alt" content="그림 하나">` +
  `<script type="application/ld+json">${CRUMBS}</script>`
let root = ''
const write = (name: string, content: string | Buffer): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'metadata-'))
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
  write('p.png', new Resvg(svg).render().asPng())
  write('puerto-rico/rules/a/index.html', head('a'))
  write(
    'sitemap-0.xml',
    `<loc>${SITE}/puerto-rico/rules/a/</loc><loc>${SITE}/puerto-rico/rules/b/</loc>`,
  )
})
afterEach(() => rmSync(root, { recursive: true }))

const faultsOf = (html: string): string[] => {
  write('puerto-rico/rules/b/index.html', html)
  return checkMetadata(root, '/').faults
}

test('a whole head has no fault', () => {
  expect(faultsOf(head('b'))).toEqual([])
  expect(checkMetadata(root, '/').pages).toBe(2)
})

test.each([
  ['no title', (html: string) => html.replace(/<title>.*?<\/title>/, ''), '0 times title'],
  [
    'a title twice',
    (html: string) => html.replace('<title>b', '<title>a'),
    'the same title as /puerto-rico/rules/a/',
  ],
  [
    'too few words',
    (html: string) => html.replace(/(description" content=")[^"]*/, '$1짧다'),
    '2 letters',
  ],
  ['too many words', (html: string) => html.replace('말한다', '말'.repeat(200)), 'letters'],
  [
    'no place in the sitemap',
    (html: string) => html.replace('puerto-rico/rules/b/">', 'puerto-rico/rules/c/">'),
    'sitemap',
  ],
  [
    'a picture that is not there',
    (html: string) => html.replace('/p.png', '/q.png'),
    'no picture /q.png',
  ],
  [
    'a picture without origin',
    (html: string) => html.replace(`${SITE}/p.png`, '/p.png'),
    'no whole address',
  ],
  [
    'a picture of another size',
    (html: string) => html.replace('"40"', '"41"'),
    '40 × 20, not 41 × 20',
  ],
  ['a picture without words', (html: string) => html.replace('그림 하나', ''), 'no words'],
  [
    'no structured data',
    (html: string) => html.replace(/<script.*<\/script>/, ''),
    'no BreadcrumbList',
  ],
  [
    'other structured data',
    (html: string) => html.replace('규칙', '[[corn]]'),
    'of no known shape',
  ],
])('%s is a fault', (_, change, said) => {
  expect(faultsOf(change(head('b'))).join('; ')).toContain(said)
})

test('a page kept out of search engines need not be in the sitemap', () => {
  const hidden = head('b').replace(
    'puerto-rico/rules/b/">',
    'puerto-rico/rules/c/"><meta name="robots" content="noindex">',
  )
  expect(faultsOf(hidden)).toEqual([])
})
