import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfSources, removeStamp, requireCurrent, writeStamp } from './stamp.ts'

let root = ''
let built = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'))
  built = join(root, 'dist')
  for (const folder of ['src/site', 'content', 'dist'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'src/site/page.ts'), 'one')
  writeFileSync(join(root, 'content/text.yaml'), 'two')
  writeStamp(built, hashOfSources(root))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build counts while its sources are what they were, whenever they were written', () => {
  utimesSync(join(root, 'src/site/page.ts'), 1e9, 2e9)
  writeFileSync(join(root, 'src/site/page.test.ts'), 'a test')
  writeFileSync(join(root, 'src/site/.page.ts.swp'), 'an editor')
  writeFileSync(join(root, 'README.md'), 'no source')
  expect(() => requireCurrent(built, root)).not.toThrow()
})

test.each([
  ['a text is changed', () => writeFileSync(join(root, 'content/text.yaml'), 'three')],
  ['a file is added', () => writeFileSync(join(root, 'src/site/more.ts'), '')],
  ['a file is taken away', () => rmSync(join(root, 'src/site/page.ts'))],
  ['the settings are changed', () => writeFileSync(join(root, 'package.json'), '{}')],
])('a build is refused once %s, with the command that mends it', (_, change) => {
  change()
  expect(() => requireCurrent(built, root)).toThrow(
    /was built from other sources than there are now: run `npm run build`/,
  )
})

test('a build that was broken off is refused', () => {
  removeStamp(built)
  expect(() => requireCurrent(built, root)).toThrow(
    /came to no end, or still runs: run `npm run build`/,
  )
})
