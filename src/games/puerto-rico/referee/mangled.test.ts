import { expect, test } from 'vitest'
import { moverOf } from '../../../engine/random-game.ts'
import { unreadWords } from '../../../referee/faults.ts'
import { linkOf, questionOf } from '../../../referee/link.ts'
import type { Question, Unread } from '../../../referee/question.ts'
import { readText } from '../../../referee/read.ts'
import { scenarioOf } from '../../../referee/scenario.ts'
import { jsonOf, yamlOf } from '../../../referee/yaml.ts'
import { puertoRico } from '../plug.ts'
import type { PuertoRico } from '../rules/types.ts'
import { toText } from '../words/markup.ts'
import { problemWords } from './problems.ts'
import { positionsOf } from './sample.ts'

const draw = moverOf(77)
const below = (count: number): number => Math.floor(draw() * count)
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T

const questions = positionsOf(100).map(
  ({ position, move }): Question<PuertoRico> => ({ position, ...(move && { move }) }),
)

/** Text cut off, with letters changed, doubled, or left out. */
function mangled(text: string): string {
  const at = below(text.length)
  switch (below(6)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return (
        text.slice(0, at) +
        String.fromCharCode(text.charCodeAt(at) ^ (1 << below(7))) +
        text.slice(at + 1)
      )
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + below(20))
    case 3:
      return text.slice(at) + text
    case 4:
      return (
        text.slice(0, at) +
        pick(['{', '[', '"', ': ', '\n- ', '&a', '*a', '!!', '\u0000', '가']) +
        text.slice(at)
      )
    default:
      return text.repeat(2 + below(40))
  }
}

const HOSTILE: unknown[] = [
  null,
  -1,
  1e9,
  0.5,
  '',
  'x'.repeat(3000),
  [],
  {},
  [[[[[[1]]]]]],
  true,
  'constructor',
  Number.NaN,
]
const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '0',
]

/** A copy with one value replaced by another, or a key that has no business there. */
function poisoned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return pick(HOSTILE)
  const entries = Object.entries(value)
  const chosen = below(entries.length + 1)
  if (Array.isArray(value))
    return value.length === 0 || draw() < 0.2
      ? pick(HOSTILE)
      : value.map((item, index) => (index === chosen % value.length ? poisoned(item) : item))
  // JSON.parse makes an own `__proto__`, an object literal would not.
  if (draw() < 0.15)
    return JSON.parse(
      `{${[...entries.map(([key, item]) => [key, item]), [pick(HOSTILE_KEYS), pick(HOSTILE)]]
        .map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item) ?? 'null'}`)
        .join()}}`,
    )
  return Object.fromEntries(
    entries.map(([key, item], index) => [key, index === chosen ? poisoned(item) : item]),
  )
}

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(stream).arrayBuffer())
  return `#pr1.${bytes.toString('base64url')}`
}

/** Processor time, which other work on the machine does not lengthen; the best of three tries. */
async function answerTo<T>(read: () => T | Promise<T>): Promise<T> {
  let quickest = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 3; tries++) {
    const started = process.cpuUsage()
    const answer = await read()
    quickest = Math.min(quickest, process.cpuUsage(started).user / 1000)
    if (quickest < 100) return answer
  }
  throw new Error(`took ${quickest} ms`)
}

function isAnswered(answer: { ok: true } | Unread): boolean {
  if (answer.ok) return false
  const lines = unreadWords(answer, problemWords).map((words) => toText(words))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/[가-힣]/)
  return true
}

test('5,000 mangled links are each answered with a message', async () => {
  let refused = 0
  for (let count = 0; count < 5000; count++) {
    const question = pick(questions)
    const link =
      count % 2 === 0
        ? mangled(await linkOf(puertoRico, question))
        : await packed(
            JSON.stringify(
              poisoned({
                ...scenarioOf(puertoRico, question),
                rules: undefined,
                moves: undefined,
                end: undefined,
                move: question.move,
              }),
            ),
          )
    if (isAnswered(await answerTo(() => questionOf(puertoRico, link)))) refused++
  }
  expect(refused).toBeGreaterThan(4000)
}, 240_000)

test('5,000 mangled files are each answered with a message', async () => {
  let refused = 0
  for (let count = 0; count < 5000; count++) {
    const question = pick(questions)
    const source = scenarioOf(puertoRico, question)
    const text = pick([
      () => mangled(yamlOf(source, 'x')),
      () => mangled(jsonOf(source)),
      () => mangled(JSON.stringify(question.position)),
      () => yamlOf(poisoned(source) as typeof source, 'x'),
      () => JSON.stringify(poisoned(question.position)),
    ])()
    if (isAnswered(await answerTo(() => readText(puertoRico, text)))) refused++
  }
  expect(refused).toBeGreaterThan(3500)
}, 240_000)

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
  expect(isAnswered(await answerTo(() => questionOf(puertoRico, link)))).toBe(true)
})

test('a link that swells to 30 MB', async () => {
  const bomb = await packed(BOMB)
  const [, code = ''] = bomb.split('.')
  expect(isAnswered(await answerTo(() => questionOf(puertoRico, bomb)))).toBe(true)
  expect(
    isAnswered(await answerTo(() => questionOf(puertoRico, `#pr1.${code.slice(0, 7000)}`))),
  ).toBe(true)
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
  expect(isAnswered(await answerTo(() => readText(puertoRico, text)))).toBe(true)
})

test('a fault is told with its line, in Korean', () => {
  const answer = readText(puertoRico, 'at: roles\nset:\n  A:\n    coins: many\n    korn: 1\n')
  if (answer.ok) throw new Error('it was read')
  expect(unreadWords(answer, problemWords).map((words) => toText(words))).toEqual([
    '상황 파일의 꼴이 아니에요.',
    '4째 줄 set.A.coins: 수가 와야 하는데 many가 있어요.',
    '5째 줄 set.A.korn: 모르는 이름이에요: korn',
  ])
})
