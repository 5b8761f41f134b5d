import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dueOn, withAnswer } from '../../../saves/boxes.ts'
import { MAX_PROGRESS, noProgress } from '../../../saves/progress.ts'
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { caseWordsFile, caseWordsFolder, caseWordsIn } from '../../../scenario/words.ts'
import { LANGUAGES, type Language, ORIGINAL } from '../../../text/languages.ts'
import { parted } from '../../../text/sentences.ts'
import { answerIn, answersTo, verdictWords } from '../../../ui/quiz/answers.ts'
import type { Question } from '../../../ui/quiz/question.ts'
import { puertoRico } from '../complete.ts'
import { questionsOfBuild, topicsOf } from './quiz.ts'

const questions = questionsOfBuild()

test('every scenario with a question and an answer is asked, and can be chosen by a subject', () => {
  const worded = scenariosOfBuild(puertoRico).filter(({ words }) => words?.question && words.answer)
  expect(questions.map(({ id }) => id).sort()).toEqual(worded.map(({ id }) => id).sort())
  const topics = new Set(topicsOf(questions).map(({ id }) => id))
  expect(questions.filter(({ about }) => !about.some((id) => topics.has(id)))).toEqual([])
})

test('whoever answers all that is due comes past every case, each once', () => {
  const ids = questions.map(({ id }) => id)
  const asked: string[] = []
  let progress = noProgress('puerto-rico')
  for (let [id] = ids; id !== undefined; [id] = dueOn(progress, ids, 100)) {
    asked.push(id)
    progress = withAnswer(progress, id, true, 100)
  }
  expect(asked).toEqual(ids)
  // What is exported can be brought back, with a fifth of room for problems and steps.
  expect(JSON.stringify(progress, null, 2).length).toBeLessThan(0.8 * MAX_PROGRESS)
})

const wordsIn = (language: Language) => {
  const messages: Record<string, string> = parse(
    readFileSync(`content/site/${language}/messages/verdicts.yaml`, 'utf8'),
  )
  return verdictWords((id) => messages[id] ?? '')
}
const KOREAN = wordsIn(ORIGINAL)

/** What a question is in itself: a yes, a no, or neither. */
const yesOf = ({ question, verdict }: Question): boolean | null =>
  answerIn(question, verdict, KOREAN)

test('there are answers to choose from, and either of two is right often', () => {
  expect(questions.filter(({ answers }) => new Set(answers).size < 2)).toEqual([])
  expect(questions.filter(({ answers, right }) => answers[right] === undefined)).toEqual([])
  const plain = questions.filter(({ answers }) => answers.length === 2)
  expect(plain.length).toBeGreaterThan(questions.length / 2)
  for (const said of [0, 1])
    expect(plain.filter(({ right }) => right === said).length).toBeGreaterThan(plain.length / 5)
})

test('what many never play with is not asked first', () => {
  const first = questions.slice(0, 60).map(({ id }) => id)
  expect(first.filter((id) => /^(?:new-buildings|nobles|setup)\//.test(id))).toEqual([])
})

test.each([
  ['whether one may, and may', 'captain/chosen-for-its-coins', true],
  ['whether one may, and may not', 'trader/one-good-each', false],
  ['whether one must, and must', 'captain/alone-to-the-end', true],
  ['to be spared a duty', 'round/captain-cannot-be-declined', false],
  ['to be spared one with what is stored', 'warehouses/stored-goods-sail-next-time', false],
  ['one or the other', 'mayor/short-refill', null],
  ['how many', 'craftsman/small-and-large-plant-together', null],
])('%s: %s', (_, id, yes) => {
  const question = questions.find((one) => one.id === id)
  expect(question && yesOf(question)).toBe(yes)
})

test('a verdict that says what must be done is a no to whoever asks to be spared it', () => {
  const wrong = questions.filter(
    (one) =>
      yesOf(one) &&
      /(?:않아도|안 \S+도) 되나요\?$/.test(one.question) &&
      /야 한다\.$/.test(one.verdict),
  )
  expect(wrong).toEqual([])
})

/** Asked the other way round there, since it is said more easily so. */
const TURNED: Readonly<Record<string, readonly string[]>> = {
  en: ['warehouses/stored-goods-sail-next-time'],
}

test.each(
  LANGUAGES.filter((one) => one !== ORIGINAL),
)('%s says yes and no where Korean does', (language) => {
  const words = wordsIn(language)
  const folder = caseWordsFolder('puerto-rico', language)
  const read = questions.flatMap((one) => {
    const { id } = one
    const { question, answer } = caseWordsIn(caseWordsFile(folder, id)).get(id) ?? {}
    if (question === undefined || answer === undefined) return []
    return [{ id, yes: yesOf(one), own: answerIn(question, parted(answer).verdict, words) }]
  })
  const judged = read.filter(({ own }) => own !== null)
  expect(judged.length).toBeGreaterThan(200)
  const turned = judged.filter(({ yes, own }) => yes !== null && yes !== own)
  expect(turned.map(({ id }) => id)).toEqual(TURNED[language] ?? [])
})

test.each(LANGUAGES)('%s leaves something to choose in every case', (language) => {
  const words = wordsIn(language)
  const folder = caseWordsFolder('puerto-rico', language)
  const none = questions.filter(({ id }) => {
    const { question, answer, mistakes } = caseWordsIn(caseWordsFile(folder, id)).get(id) ?? {}
    if (question === undefined || answer === undefined) return false
    const { verdict } = parted(answer)
    return !answersTo({ id, question, verdict, mistakes }, words)
  })
  expect(none.map(({ id }) => id)).toEqual([])
})
