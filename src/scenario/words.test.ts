import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { puertoRico } from '../games/puerto-rico/complete.ts'
import { projectScenarios, scenariosOfBuild } from './files.ts'
import { readCaseWords } from './words.ts'

test('every scenario of the project says something, figures say nothing', () => {
  const worded = scenariosOfBuild(puertoRico)
  expect(worded).toHaveLength(projectScenarios(puertoRico).length)
  for (const { id, words } of worded) expect(words === null).toBe(id.startsWith('figures/'))
})

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder with the words of cases of the subject 'wharf'. */
function folderOf(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  folders.push(folder)
  writeFileSync(join(folder, 'wharf.yaml'), text)
  return folder
}

describe('words that do not fit are told with file and line', () => {
  test.each([
    ['one:\n  title: a\n', [], 'wharf.yaml:2: there is no scenario wharf/one'],
    ['one: { title: a }\n', ['wharf/one', 'wharf/two'], 'wharf.yaml:1: no words for wharf/two'],
    ['one: { title: a }\n', ['wharf/one', 'ships/two'], 'ships.yaml:1: no words for ships/two'],
    ['one: { title: a }\ntwo: { tittle: a }\n', ['wharf/one'], 'wharf.yaml:2: two.tittle'],
    ['one:\n  title: a\n  question: b\n', ['wharf/one'], 'wharf.yaml:2: one: a question needs'],
    ['one: [', [], 'wharf.yaml:1'],
  ])('%s', (text, ids, message) => {
    expect(() => readCaseWords(folderOf(text), ids)).toThrow(message)
  })

  test('a figure needs none', () => {
    const found = readCaseWords(folderOf('one: { title: a }\n'), ['wharf/one', 'figures/two'])
    expect([...found.keys()]).toEqual(['wharf/one'])
  })
})
