import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { dueOn, withAnswer } from '../../../saves/boxes.ts'
import { MAX_PROGRESS, noProgress } from '../../../saves/progress.ts'
import { scenariosOfBuild } from '../../../scenario/files.ts'
import { caseWordsFile, caseWordsFolder, caseWordsIn } from '../../../scenario/words.ts'
import { LANGUAGES, ORIGINAL } from '../../../text/languages.ts'
import { parted } from '../../../text/sentences.ts'
import { puertoRico } from '../complete.ts'
import { answerIn, questionsOfBuild, verdictWords } from './quiz.ts'

const questions = questionsOfBuild()

test('every scenario with a question and an answer is asked, and can be chosen by a subject', () => {
  const worded = scenariosOfBuild(puertoRico).filter(({ words }) => words?.question && words.answer)
  expect(questions.map(({ id }) => id).sort()).toEqual(worded.map(({ id }) => id).sort())
  expect(questions.filter(({ subjects }) => subjects.length === 0)).toEqual([])
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

test('most are answered with yes or no, and either is right often', () => {
  const plain = questions.filter(({ yes }) => yes !== null)
  expect(plain.length).toBeGreaterThan(questions.length / 2)
  for (const said of [true, false])
    expect(plain.filter(({ yes }) => yes === said).length).toBeGreaterThan(plain.length / 5)
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
  expect(questions.find((one) => one.id === id)?.yes).toBe(yes)
})

test('a verdict that says what must be done is a no to whoever asks to be spared it', () => {
  const wrong = questions.filter(
    ({ question, verdict, yes }) =>
      yes && /(?:않아도|안 \S+도) 되나요\?$/.test(question) && /야 한다\.$/.test(verdict),
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
  const messages: Record<string, string> = parse(
    readFileSync(`content/puerto-rico/words/${language}/messages/verdicts.yaml`, 'utf8'),
  )
  const words = verdictWords((id) => messages[id] ?? '')
  const folder = caseWordsFolder('puerto-rico', language)
  const read = questions.flatMap(({ id, yes }) => {
    const { question, answer } = caseWordsIn(caseWordsFile(folder, id)).get(id) ?? {}
    if (question === undefined || answer === undefined) return []
    return [{ id, yes, own: answerIn(question, parted(answer).verdict, words) }]
  })
  const judged = read.filter(({ own }) => own !== null)
  expect(judged.length).toBeGreaterThan(200)
  const turned = judged.filter(({ yes, own }) => yes !== null && yes !== own)
  expect(turned.map(({ id }) => id)).toEqual(TURNED[language] ?? [])
})
