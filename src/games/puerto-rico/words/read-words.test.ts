import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, ORIGINAL } from '../../../text/languages.ts'
import { readRules, readTerms } from '../../../text/read-words.ts'
import '../rules/expansions/rules.ts'
import { ALL_RULES } from '../rules/rule-ids.ts'
import { BUILDINGS, GOODS, ROLES, TILES } from '../rules/vocabulary.ts'
import { parse } from './markup.ts'
import { isTermId, NAMING_SETS, termName } from './names.ts'
import { ruleLabel } from './rules.ts'
import { tileTerm } from './say.ts'
import { TERM_IDS, termOf } from './terms.ts'
import { WORDS } from './word-source.ts'

test('every word of the game has a term', () => {
  const ids = [...ROLES, ...GOODS, ...BUILDINGS, ...TILES.map(tileTerm)]
  expect(ids.filter((id) => !isTermId(id))).toEqual([])
})

test('no two terms of a naming set share a name', () => {
  for (const set of NAMING_SETS) {
    const names = TERM_IDS.map((id) => termName(id, set))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test('every gloss is markup that reads', () => {
  for (const id of TERM_IDS) {
    const { gloss } = termOf(id)
    expect(parse(gloss).filter((segment) => 'slot' in segment)).toEqual([])
    expect(gloss).toMatch(/[다]\.$/)
  }
})

test('rules stand in the order of their numbers', () => {
  expect(Object.keys(readRules(WORDS, ORIGINAL).rules)).toEqual([...ALL_RULES])
  expect(ruleLabel('captain.must-load')).toBe('선장 6.6')
})

test('a term is known with its names in every language', () => {
  expect(LANGUAGES.filter((language) => language !== ORIGINAL)).toEqual(['ja', 'en'])
  expect(termOf('mayor')).toMatchObject({
    kind: 'role',
    abroad: { ja: ['市長', '親方'], en: ['Mayor', 'Recruiter'] },
  })
})

const inFolder = (folder: string) => ({ ...WORDS, folder })

test('what a translation lacks is the original’s, without its particles', () => {
  const folder = folderOf({
    'ko/terms.yaml': "a: { name: 가, gloss: 다. }\nb: { name: 나, gloss: '[[a|을]] 준다.' }\n",
    'ja/terms.yaml': 'a: { name: ア, gloss: 説明。 }\n',
  })
  const { names, terms } = readTerms(inFolder(folder), 'ja')
  expect(names).toEqual({ a: ['ア'], b: ['나'] })
  expect(terms.b?.gloss).toBe('[[a]] 준다.')
})

/** A folder of words with two terms, and whatever is put in place of a file of it. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'terms-'))
  const whole = {
    'terms.yaml': 'a: { kind: role }\nb: { kind: good }\n',
    'ko/terms.yaml': 'a: { name: 가, gloss: 다. }\nb: { name: 나, gloss: 다. }\n',
    'ja/terms.yaml': 'a: { name: ア }\n',
    'en/terms.yaml': 'a: { name: A }\n',
  }
  for (const [name, text] of Object.entries({ ...whole, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

test('a language without the file has all of the original', () => {
  const folder = folderOf({})
  rmSync(join(folder, 'ja'), { recursive: true })
  expect(readTerms(inFolder(folder), 'ja').names).toEqual({ a: ['가'], b: ['나'] })
})

test.each([
  [{ 'terms.yaml': 'a: { kind: king }\n' }, 'terms.yaml:1: a › kind'],
  [{ 'terms.yaml': 'Big: { kind: role }\n' }, 'camelCase'],
  [{ 'ko/terms.yaml': 'a: { name: 가, gloss: 다. }\n' }, 'ko/terms.yaml:1: no words for b'],
  [{ 'ko/terms.yaml': 'a: { name: 가 }\n' }, 'ko/terms.yaml:1: a › gloss: is missing'],
  [{ 'en/terms.yaml': 'a: { name: A }\nc: { name: C }\n' }, 'en/terms.yaml:2: c is not in'],
])('%j is refused with file and line', (files, message) => {
  expect(() => readTerms(inFolder(folderOf(files)), ORIGINAL)).toThrow(message)
})
