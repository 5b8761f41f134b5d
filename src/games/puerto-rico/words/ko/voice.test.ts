import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { RULE_WORDS } from './generated/rules.ts'

/** One voice a kind of text: who asks and the table speak 해요체, the reference and its answers 한다체. */
const POLITE = /요[.?]$/
const PLAIN = /다[.]?$/

type Words = Record<string, { title: string; question?: string; answer?: string }>
const cases = globSync('content/*/words/ko/cases/*.yaml').flatMap((file) =>
  Object.entries(parse(readFileSync(file, 'utf8')) as Words).map(([id, words]) => ({
    at: `${file}: ${id}`,
    ...words,
  })),
)

/** Sentences, particles of terms read as they stand: [[x|이다]] ends in 다. */
const sentences = (text: string): string[] =>
  text
    .replace(/\[\[[^\]|]*\|([^\]]*)\]\]/g, '$1')
    .split(/(?<=[.?!]) /)
    .filter((sentence) => sentence !== '')

test('questions of cases speak to the table', () => {
  const asked = cases.filter(({ question }) => question !== undefined)
  expect(asked.length).toBeGreaterThan(250)
  for (const { at, question = '' } of asked)
    for (const sentence of sentences(question)) expect(sentence, at).toMatch(POLITE)
})

test('answers of cases speak as the reference does', () => {
  for (const { at, answer = '' } of cases)
    for (const sentence of sentences(answer)) expect(sentence, at).toMatch(PLAIN)
})

test('rules: titles as the reference, refusals as the table', () => {
  for (const [rule, words] of Object.entries(RULE_WORDS)) {
    expect(words.title.replace(/\|([^\]]*)\]\]$/, '$1'), rule).toMatch(PLAIN)
    for (const sentence of sentences(words.refuse ?? '')) expect(sentence, rule).toMatch(POLITE)
  }
})
