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
