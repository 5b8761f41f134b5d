import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { caseList } from './cases.ts'

test('the case pages are listed with what they weigh, and a change makes another version', async () => {
  const out = `${mkdtempSync(join(tmpdir(), 'cases-'))}/`
  const folder = 'puerto-rico/referee/cases/wharf/once/'
  const files = [`${folder}index.html`, 'puerto-rico/referee/cases/index.html']
  mkdirSync(join(out, folder), { recursive: true })
  writeFileSync(join(out, folder, 'index.html'), 'x'.repeat(1000))
  const list = await caseList(out, files)
  expect(list).toMatchObject({ kept: 1000, pages: [folder] })
  expect(list.sent).toBeLessThan(100)
  writeFileSync(join(out, folder, 'index.html'), 'y'.repeat(1000))
  expect((await caseList(out, files)).version).not.toBe(list.version)
  rmSync(out, { recursive: true })
})
