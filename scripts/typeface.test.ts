import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lettersIn } from './typeface.ts'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'letters-'))
  mkdirSync(join(root, 'deep'))
  writeFileSync(join(root, 'deep/a.yaml'), '# 마\n나가나 造')
  writeFileSync(join(root, 'b.tsx'), '<p>다</p>')
  writeFileSync(join(root, 'picture.png'), '라')
  writeFileSync(join(root, 'c.ts'), '// 마\n/** 마\n * 마 */\n')
  writeFileSync(join(root, 'deep/queries.yaml'), '마')
  writeFileSync(join(root, 'b.test.tsx'), '마')
})
afterAll(() => rmSync(root, { recursive: true }))

test('the typeface has the letters of all texts, and what can be typed on any keyboard', async () => {
  const letters = await lettersIn([root])
  for (const letter of '가나다造 09AZaz~') expect(letters).toContain(letter)
  for (const letter of '라마') expect(letters).not.toContain(letter)
  expect(new Set(letters).size).toBe(letters.length)
})

test('the same texts give the same letters', async () => {
  expect(await lettersIn([root])).toBe(await lettersIn([root]))
})
