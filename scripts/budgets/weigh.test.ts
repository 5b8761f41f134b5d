import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scaleFor } from './weigh.ts'

let root = ''
const FILES = {
  'index.html':
    '<head><style>@font-face{src:url(/a/na.woff2)}@font-face{src:url(/ja/frame.woff2)}</style>' +
    '<link rel="preload" href="/a/na.woff2"><link rel="stylesheet" href="/a/x.css"><link rel="stylesheet" media="print" href="/a/no.css">' +
    '<script type="module" src="/a/one.js"></script></head>' +
    '<astro-island uid="1" component-url="/a/two.js" renderer-url="/a/three.js"></astro-island>' +
    '<astro-island uid="2" component-url="/a/later.js" renderer-url="/a/three.js" client="touch" props="{}"></astro-island>' +
    '<astro-island uid="3" component-url="/a/even-later.js" client="touch"></astro-island>' +
    '<template><script type="module" src="/a/later.js"></script></template>가',
  'a/x.css': "@font-face{src:url('/a/ga.woff2')}",
  'a/one.js': 'import{a}from"./shared.js";import("./later.js");a()',
  'a/two.js': 'import"./shared.js";export*from"../b.js"',
  'a/three.js': '1',
  'a/shared.js': 'export const a=()=>{}',
  'a/later.js': 'import"./even-later.js";import"./shared.js";later()',
  'a/even-later.js': 'even()',
  'b.js': '2',
  'a/ga.woff2': 'x'.repeat(100),
  'a/na.woff2': 'x'.repeat(1000),
  'ja/frame.woff2': 'x'.repeat(10),
}
const packed = (...files: (keyof typeof FILES)[]) =>
  files.reduce((total, file) => total + gzipSync(FILES[file]).length, 0)

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'weigh-'))
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

test('scripts and islands are followed through their imports, each file once, not what comes later', () => {
  expect(scaleFor(root)('/').js).toBe(
    packed('a/one.js', 'a/two.js', 'a/three.js', 'a/shared.js', 'b.js'),
  )
})

test('what the heaviest island that waits needs more than the page counts apart', () => {
  expect(scaleFor(root)('/').woken).toBe(packed('a/later.js', 'a/even-later.js'))
})

test('sheets for the screen count, and the page itself', () => {
  expect(scaleFor(root)('/')).toMatchObject({ html: packed('index.html'), css: packed('a/x.css') })
})

test('fonts count as they are, those of the sheets and of the page, each once, and that of a frame apart', () => {
  expect(scaleFor(root)('/')).toMatchObject({ fonts: 1100, frame: 10 })
})
