import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeWhole } from './write-whole.ts'

test('a file is written beside its place first: what cannot be put there leaves all as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-'))
  const file = join(folder, 'figures.md')
  writeFileSync(file, 'before')
  symlinkSync(file, join(folder, 'link.md'))
  const opened = readFileSync(file)
  writeWhole(join(folder, 'link.md'), 'after')
  expect([opened.toString(), readFileSync(file, 'utf8')]).toEqual(['before', 'after'])
  mkdirSync(join(folder, 'taken'))
  expect(() => writeWhole(join(folder, 'taken'), 'text')).toThrow()
  expect(readdirSync(folder).sort()).toEqual(['figures.md', 'link.md', 'taken'])
  rmSync(folder, { recursive: true })
})

test('commands write files of the project by it alone', () => {
  const commands = globSync('scripts/{*,train/*,selfplay/*,words/*,codegen/*,site/*}.ts')
  const inPlace = commands.filter(
    (file) =>
      !/(?:\.test|write-whole|typeface)\.ts$/.test(file) &&
      /\b(?:writeFile|appendFile)(?:Sync)?\(/.test(readFileSync(file, 'utf8')),
  )
  expect(inPlace).toEqual([])
})
