/** The words of lessons in each language: a build reads those of its own alone. */
import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { chapterWordsSchema } from './words.ts'

const FILES = globSync('content/*/words/*/lessons/*.yaml')

test('lessons are written in several languages', () => {
  const languages = new Set(FILES.map((file) => file.split('/')[3]))
  expect([...languages]).toEqual(expect.arrayContaining(['en', 'ja', 'ko']))
})

test.each(FILES)('the words of %s have their shape and are short enough', (file) => {
  const { issues = [] } = v.safeParse(chapterWordsSchema, parse(readFileSync(file, 'utf8')))
  // Terms are known to their game alone, and what may follow them to their language.
  const faults = issues.filter(({ message }) => !message.startsWith('[['))
  expect(faults.map((fault) => `${v.getDotPath(fault)}: ${fault.message}`)).toEqual([])
})

/** What the learner is called in a language, as a word of its own with whatever may follow it. */
const LEARNER: Partial<Record<string, RegExp>> = {
  ko: /(?<![가-힣])(?:나(?:는|도|를|만)?|내가?|나에게|내게)(?![가-힣])/,
  ja: /自分/,
}

test.each(
  FILES.filter((file) => (file.split('/')[3] ?? '') in LEARNER),
)('opponents of %s do not speak of themselves as the learner', (file) => {
  const [, , , language = ''] = file.split('/')
  const { steps } = v.parse(
    v.looseObject({
      steps: v.record(
        v.string(),
        v.looseObject({ replies: v.optional(v.record(v.string(), v.string()), {}) }),
      ),
    }),
    parse(readFileSync(file, 'utf8')),
  )
  const said = Object.values(steps).flatMap(({ replies }) => Object.values(replies))
  expect(said.filter((line) => LEARNER[language]?.test(line))).toEqual([])
})
