import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORIGINAL, PUBLISHED } from '../../src/text/languages.ts'
import {
  isNeeded,
  markFiles,
  renewed,
  standingOf,
  standings,
  textsIn,
  unknownTexts,
} from './translations.ts'

const texts = (of: Record<string, string>) => new Map(Object.entries(of))

test('what each translation was made from is current (npm run -s i18n:compile)', () => {
  const files = markFiles()
  expect([...files.keys()]).toContain('content/puerto-rico/words/en/from.json')
  for (const [path, text] of files) expect(readFileSync(path, 'utf8'), path).toBe(text)
})

test('no language has a text that the original has not, and none of the site lacks one', () => {
  for (const { language, standing } of standings()) {
    expect(standing.leftOver).toEqual([])
    if (!PUBLISHED.includes(language)) continue
    expect([standing.missing.filter(isNeeded), standing.stale]).toEqual([[], []])
  }
})

test('a language is shown with every text of the site and of both games', () => {
  const words = 'content/puerto-rico/words/en'
  for (const id of [
    'content/site/en: messages/play/play.title',
    'content/le-havre/words/en: terms/coal/name',
    'content/puerto-rico/reference/en: nobles.mdx',
    `${words}: cases/nobles/chapel-coin/title`,
    `${words}: messages/expansions/ask.draft`,
    `${words}: rules/rules/chapel.coin/title`,
    `${words}: terms/forest/name`,
  ])
    expect(isNeeded(id), id).toBe(true)
})

test('all kinds of texts are among those to translate', () => {
  const ids = [...textsIn(`content/puerto-rico/words/${ORIGINAL}`).keys()]
  expect(ids).toEqual(
    expect.arrayContaining([
      'terms/mayor/gloss',
      'rules/rules/captain.must-load/title',
      'messages/table/do.sell',
      'cases/wharf/once-a-phase/answer',
      'lessons/settler/steps/take-a-plantation/wrong/pass',
    ]),
  )
  expect(ids.filter((id) => /\/(?:also|classic)$|^asked/.test(id))).toEqual([])
  expect([...textsIn(`content/puerto-rico/reference/${ORIGINAL}`).keys()]).toContain('mayor.mdx')
})

test('every folder of texts in content/ is among them', () => {
  const words = globSync(`content/*/{words,reference}/${ORIGINAL}`)
  expect(words.length).toBeGreaterThan(3)
  expect(unknownTexts(words.flatMap((folder) => [...textsIn(folder).keys()]))).toEqual([])
})

test('a translation is stale once its original changed, until it is changed or confirmed', () => {
  const before = texts({ a: '가', b: '나' })
  const own = texts({ a: 'A' })
  const from = renewed(before, own, {})
  expect(standingOf(before, own, from)).toEqual({
    texts: 2,
    missing: ['b'],
    stale: [],
    leftOver: [],
  })
  const after = texts({ a: '가나', b: '나' })
  expect(renewed(after, own, from)).toEqual(from)
  expect(standingOf(after, own, from).stale).toEqual(['a'])
  const changed = texts({ a: 'AB' })
  expect(standingOf(after, changed, renewed(after, changed, from)).stale).toEqual([])
  expect(standingOf(after, own, renewed(after, own, from, ['a'])).stale).toEqual([])
})

test('a translation of nothing is left over', () => {
  expect(standingOf(texts({}), texts({ a: 'A' }), {}).leftOver).toEqual(['a'])
})
