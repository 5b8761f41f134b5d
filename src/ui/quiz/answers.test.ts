import { expect, test } from 'vitest'
import { answersTo } from './answers.ts'
import { inOrder } from './order.ts'
import type { Question } from './question.ts'

const answers = (question: string, verdict: string, mistakes?: string) =>
  answersTo({ id: 'a/b', question, verdict, mistakes })

test('what may be done is answered in the words of its verdict', () => {
  expect(answers('실어도 되나요?', '안 된다.')).toEqual({ answers: ['된다', '안 된다'], right: 1 })
  // Whether it is asked the other way round makes no difference to those words.
  expect(answers('실으면 안 되나요?', '된다.')?.right).toBe(0)
})

test('other plain questions are answered with yes or no', () => {
  expect(answers('게임이 끝나나요?', '바로 끝나지 않는다.')).toEqual({
    answers: ['네', '아니요'],
    right: 1,
  })
})

test('a number is one of three', () => {
  const { answers: given = [], right = -1 } = answers('몇 점인가요?', '6점이다.') ?? {}
  expect([...given].sort()).toEqual(['5점이다', '6점이다', '7점이다'])
  expect(given[right]).toBe('6점이다')
  expect(answers('몇 점인가요?', '2점이다.')?.answers).not.toContain('1점이다')
})

test('answers that a case names stand beside its verdict', () => {
  const { answers: given = [], right = -1 } =
    answers('누가 내나요?', '주인이 낸다.', '손님이 낸다. / 아무도 내지 않는다.') ?? {}
  expect(given[right]).toBe('주인이 낸다')
  expect(given).toHaveLength(3)
})

test('where nothing can be chosen, nothing is made up', () => {
  expect(answers('누가 내나요?', '주인이 낸다.')).toBeNull()
})

const question = (id: string, words: string, rule: string): Question => ({
  id,
  question: words,
  answers: ['네', '아니요'],
  right: 0,
  verdict: '',
  reason: '',
  rules: [[`/${rule}`, rule]],
  about: [],
  more: `/${id}`,
  file: '',
})

test('subjects take turns, short questions about a rule often asked come first, asides last', () => {
  const one = (id: string, subject: string, words = id, isAside = false) => ({
    question: question(id, words, subject),
    subject,
    isAside,
  })
  const order = inOrder([
    one('aside', 'c', 'x', true),
    one('long', 'a', 'x'.repeat(200)),
    one('short', 'a', 'x'),
    one('other', 'b', 'x'.repeat(40)),
  ])
  expect(order.map(({ id }) => id)).toEqual(['short', 'other', 'long', 'aside'])
})
