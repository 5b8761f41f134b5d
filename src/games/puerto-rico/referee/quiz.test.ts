import { expect, test } from 'vitest'
import { questionsOfBuild } from './quiz.ts'

const questions = questionsOfBuild()

test.each([
  ['whether one may, and may', 'captain/chosen-for-its-coins', true],
  ['whether one may, and may not', 'trader/one-good-each', false],
  ['whether one must, and must', 'captain/alone-to-the-end', true],
  ['to be spared a duty', 'round/captain-cannot-be-declined', false],
  ['to be spared one with what is stored', 'warehouses/stored-goods-sail-next-time', false],
  ['one or the other', 'mayor/short-refill', null],
  ['how many', 'craftsman/small-and-large-plant-together', null],
])('%s: %s', (_, id, yes) => {
  expect(questions.find((one) => one.id === id)?.yes).toBe(yes)
})

test('a verdict that says what must be done is a no to whoever asks to be spared it', () => {
  const wrong = questions.filter(
    ({ question, verdict, yes }) =>
      yes && /(?:않아도|안 \S+도) 되나요\?$/.test(question) && /야 한다\.$/.test(verdict),
  )
  expect(wrong).toEqual([])
})
