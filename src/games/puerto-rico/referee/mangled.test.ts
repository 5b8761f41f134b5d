import { expect, test } from 'vitest'
import { unreadWords } from '../../../referee/faults.ts'
import { questionOf } from '../../../referee/link.ts'
import type { Unread } from '../../../referee/question.ts'
import { readText } from '../../../referee/read.ts'
import { puertoRico } from '../definition.ts'
import { toText } from '../words/markup.ts'
import { problemWords } from './problems.ts'

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  return `#pr1.${bytes.toString('base64url')}`
}

function isAnswered(answer: { ok: true } | Unread): boolean {
  if (answer.ok) return false
  const lines = unreadWords(answer, problemWords).map((words) => toText(words))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/[가-힣]/)
  return true
}

const BOMB = '{"at":"'.concat('0'.repeat(30_000_000))

test.each([
  ['nothing', ''],
  ['an anchor', '#main'],
  ['a link of somebody else', '#/board/17?x=1'],
  ['a version that is still to come', '#pr2.q1Y'],
  ['letters that are no base64', '#pr1.%%%'],
  ['a very long link', `#pr1.${'A'.repeat(200_000)}`],
  ['bytes that were never deflated', `#pr1.${Buffer.from('hello').toString('base64url')}`],
])('%s as a link', async (_, link) => {
  expect(isAnswered(await questionOf(puertoRico, link))).toBe(true)
})

test.each([
  ['a score sheet', '[[1]]'],
  ['a whole game', '{"kind":"game"}'],
])('a link of %s is told as one of another page', async (_, content) => {
  const answer = await questionOf(puertoRico, await packed(content))
  expect(answer).toMatchObject({ ok: false, problem: 'foreign' })
})

test('a link that swells to 30 MB', async () => {
  const bomb = await packed(BOMB)
  const [, code = ''] = bomb.split('.')
  expect(isAnswered(await questionOf(puertoRico, bomb))).toBe(true)
  expect(isAnswered(await questionOf(puertoRico, `#pr1.${code.slice(0, 7000)}`))).toBe(true)
})

test.each([
  ['brackets in brackets', '['.repeat(4900)],
  ['maps in maps', '{a: '.repeat(1200)],
  ['lists in lists', '- '.repeat(2490)],
  ['few questions', '? '.repeat(500)],
  ['questions', '? '.repeat(2490)],
  ['one key over and over', 'a: 1\n'.repeat(990)],
  ['many keys', Array.from({ length: 600 }, (_, key) => `k${key}: 1`).join('\n')],
  [
    'aliases of aliases',
    `a: &a [x]\n${Array.from({ length: 9 }, (_, n) => `${'bcdefghij'[n]}: &${'bcdefghij'[n]} [${`*${'abcdefghi'[n]},`.repeat(9)}]`).join('\n')}`,
  ],
  ['quotes', '"'.repeat(4900)],
  ['anchors', '&a '.repeat(1660)],
  ['half a megabyte', 'x'.repeat(500_000)],
  ['half a megabyte of JSON', `{"players":${'['.repeat(500_000)}`],
  ['deep JSON', `{"players":${'['.repeat(18_000)}${']'.repeat(18_000)}}`],
  ['a number', '42'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"players":[]}}'],
  ['a state with a prototype', '{"players":[],"__proto__":{"at":"roles"}}'],
])('%s as a file', async (_, text) => {
  readText(puertoRico, 'at: roles')
  expect(isAnswered(readText(puertoRico, text))).toBe(true)
})

test('a fault is told with its line, in Korean', () => {
  const answer = readText(puertoRico, 'at: roles\nset:\n  A:\n    coins: many\n    korn: 1\n')
  if (answer.ok) throw new Error('it was read')
  expect(unreadWords(answer, problemWords).map((words) => toText(words))).toEqual([
    '상황 파일의 꼴이 아니에요.',
    '4째 줄 set.A.coins: 와야 할 것: 수 / 적힌 것: many',
    '5째 줄 set.A.korn: 모르는 이름이에요: korn (여기에 적는 이름: coins, vp, goods, tiles, city, colonists, stored, nobles, forests)',
  ])
})
