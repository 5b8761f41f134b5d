import { describe, expect, test } from 'vitest'
import type { Reason } from '../bots/reason.ts'
import { botWords } from './bot-words.ts'
import { toText } from './markup.ts'
import { NAMING_SETS } from './names.ts'

const REASONS: { [K in Reason['kind']]: Extract<Reason, { kind: K }>[] } = {
  only: [{ kind: 'only' }],
  fancy: [{ kind: 'fancy' }],
  likes: [
    { kind: 'likes', move: { do: 'chooseRole', seat: 0, role: 'captain' }, coins: 0 },
    { kind: 'likes', move: { do: 'chooseRole', seat: 0, role: 'prospector2' }, coins: 2 },
    { kind: 'likes', move: { do: 'takeTile', seat: 0, tile: 'corn' }, coins: 0 },
    { kind: 'likes', move: { do: 'build', seat: 0, building: 'office' }, coins: 0 },
    { kind: 'likes', move: { do: 'sell', seat: 0, good: 'sugar' }, coins: 0 },
    { kind: 'likes', move: { do: 'recruit', seat: 0 }, coins: 0 },
  ],
  role: [
    { kind: 'role', role: 'captain', coins: 0, mine: 3.4, theirs: -1.6, others: 1 },
    { kind: 'role', role: 'prospector2', coins: 2, mine: 1.1, theirs: 0, others: 3 },
  ],
  tile: [
    { kind: 'tile', tile: 'fruit', use: 'ready', worth: 1.23 },
    { kind: 'tile', tile: 'coffee', use: 'waiting', worth: 2 },
    { kind: 'tile', tile: 'quarry', use: 'quarry', worth: 3.06 },
  ],
  worth: [{ kind: 'worth', worth: -0.4 }],
  draw: [{ kind: 'draw' }],
  colonist: [{ kind: 'colonist' }],
  layout: [
    { kind: 'layout', goods: 5, buildings: 2 },
    { kind: 'layout', goods: 5, buildings: 0 },
    { kind: 'layout', goods: 0, buildings: 2 },
    { kind: 'layout', goods: 0, buildings: 0 },
  ],
  build: [{ kind: 'build', building: 'hospice', price: 3, vp: 2, worth: 0.7 }],
  save: [{ kind: 'save', coins: 4 }],
  extra: [{ kind: 'extra', good: 'corn', worth: 0.7 }],
  sell: [{ kind: 'sell', good: 'tobacco', coins: 4 }],
  hold: [{ kind: 'hold' }],
  load: [{ kind: 'load', good: 'sugar', points: 4, mine: 6, theirs: 3, others: 2 }],
  wait: [{ kind: 'wait', mine: 0, theirs: 3, others: 1 }],
  store: [
    { kind: 'store', goods: 3, worth: 2.2 },
    { kind: 'store', goods: 0, worth: 0 },
  ],
  search: [
    { kind: 'search', plan: { kind: 'hold' }, games: 80, margin: 3.21, next: null },
    {
      kind: 'search',
      plan: { kind: 'sell', good: 'corn', coins: 1 },
      games: 80,
      margin: 0.01,
      next: { move: { do: 'pass', seat: 0 }, margin: -2 },
    },
    {
      kind: 'search',
      plan: { kind: 'sell', good: 'corn', coins: 1 },
      games: 80,
      margin: -4,
      next: { move: { do: 'build', seat: 0, building: 'office' }, margin: -5.5 },
    },
    {
      kind: 'search',
      plan: { kind: 'sell', good: 'corn', coins: 1 },
      games: 80,
      margin: -4,
      next: { move: { do: 'pass', seat: 0 }, margin: -3 },
    },
  ],
}

describe.each(Object.values(REASONS).flat())('%o', (reason) => {
  test.each(
    NAMING_SETS,
  )('is a sentence in the %s names, two of a role, and one more where it has searched', (set) => {
    const text = toText(botWords(reason), set)
    const isRole = reason.kind === 'role' && reason.mine > 0
    const sentences = text.split(/(?<=요\.) /)
    expect(sentences).toHaveLength(reason.kind === 'search' || isRole ? 2 : 1)
    for (const sentence of sentences) expect(sentence).toMatch(/^[^.]*[가-힣](?:[^.]|\.\d)*요\.$/)
    expect(text).not.toMatch(/undefined|NaN|-|\{|\(/)
  })
})

/** Figures that are never nought: every building scores, and so does whoever loads. */
const NEVER: Partial<Record<Reason['kind'], string[]>> = {
  build: ['vp'],
  load: ['points', 'mine', 'others'],
  role: ['others'],
  wait: ['others'],
}

/** The reason with each of its figures at nought in turn, and with all. */
function noughts(reason: Reason): Reason[] {
  const figures = Object.entries(reason).flatMap(([key, value]) =>
    typeof value === 'number' && !NEVER[reason.kind]?.includes(key) ? [[key, 0]] : [],
  )
  return [...figures.map((one) => [one]), figures].map((some) => ({
    ...reason,
    ...Object.fromEntries(some),
  }))
}

test('no reason counts noughts', () => {
  const plain = Object.values(REASONS).flat()
  const said = plain.flatMap(noughts).map((reason) => toText(botWords(reason)))
  expect(said.filter((text) => /(?<![\d.])0(?:\.0)?\p{L}/u.test(text))).toEqual([])
})

const textOf = (reason: Reason): string => toText(botWords(reason), '1897')

test('a search that does what it would not at first sight tells only what it came to', () => {
  expect(textOf({ kind: 'search', plan: null, games: 9, margin: 2, next: null })).toBe(
    '이렇게 가면 평균 2점 차로 이길 것 같아요.',
  )
})

test.each([
  [3, -2, 1, '선장을 고르면 쌓인 상품을 실을 수 있어요. 상대는 손해를 볼 것 같아요.'],
  [3, 4, 3, '선장을 고르면 쌓인 상품을 실을 수 있어요. 다른 사람들보다 내가 더 얻을 것 같아요.'],
  [3, 4, 1, '선장을 고르면 쌓인 상품을 실을 수 있어요. 상대도 나만큼은 얻을 것 같아요.'],
  [
    3,
    0,
    2,
    '선장을 고르면 쌓인 상품을 실을 수 있어요. 다른 사람들은 얻을 것이 거의 없을 것 같아요.',
  ],
  [-0.4, 1, 1, '선장을 고르면 나보다 상대가 더 얻을 것 같아요.'],
  [-0.4, -6, 2, '선장을 고르면 나보다 다른 사람들이 더 손해를 볼 것 같아요.'],
  [0, 0, 1, '선장을 골라도 누가 더 얻지는 않을 것 같아요.'],
])('a role that gives %d here and %d to %d others: %s', (mine, theirs, others, words) => {
  expect(textOf({ kind: 'role', role: 'captain', coins: 0, mine, theirs, others })).toBe(words)
})

test('points of several people are told as a sum, those of one are not', () => {
  const load = { kind: 'load', good: 'sugar', points: 4, mine: 6, theirs: 3 } as const
  expect(textOf({ ...load, others: 1 })).toBe(
    '설탕을 실어 4점을 얻고, 단계가 끝날 때까지 나는 6점, 상대는 3점을 얻을 것 같아요.',
  )
  expect(textOf({ ...load, others: 3 })).toBe(
    '설탕을 실어 4점을 얻고, 단계가 끝날 때까지 나는 6점, 다른 사람들은 합쳐서 3점을 얻을 것 같아요.',
  )
})

test('a lead is told only over a move that is worse, and the move is quoted', () => {
  const next = (margin: number): string =>
    textOf({
      kind: 'search',
      plan: { kind: 'hold' },
      games: 9,
      margin: 2,
      next: { move: { do: 'pass', seat: 0 }, margin },
    })
  expect(next(1)).toBe(
    '지금은 하지 않는 편이 나아요. 이렇게 가면 평균 2점 차로 이길 것 같고, 그다음으로 본 ‘넘어가기’보다 1점 나아요.',
  )
  expect(next(2.5)).toBe('지금은 하지 않는 편이 나아요. 이렇게 가면 평균 2점 차로 이길 것 같아요.')
})

const MESSAGES = import.meta.glob<{ messages: Readonly<Record<string, string>> }>(
  ['./*/generated/bot.ts', '../../le-havre/words/*/generated/bots.ts'],
  { eager: true },
)

test('what bots say in any language names people, and sounds like a guess where it is one', () => {
  const texts = Object.values(MESSAGES).flatMap(({ messages }) =>
    Object.entries(messages).filter(([key]) => key.startsWith('bot.')),
  )
  expect(texts.length).toBeGreaterThan(300)
  const vague = /[가-힣] 쪽[은이만에]|점어치|라고 보았|whoever|the one who|た側|ほかの側|の価値と見/
  expect(texts.filter(([, text]) => vague.test(text))).toEqual([])
})

test('a layout tells of no nought', () => {
  const texts = REASONS.layout.map((reason) => toText(botWords(reason)))
  expect(texts.filter((words) => /(?<!\d)0/.test(words))).toEqual([])
  expect(new Set(texts).size).toBe(texts.length)
})
