import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const WORDS = 'content/puerto-rico/words/ja'
const read = (file: string) => parse(readFileSync(file, 'utf8'))

const reference = globSync('content/puerto-rico/reference/ja/*.mdx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const POLITE = /(?:です|ます|ません|ください|しょう)[。？か]*$/

test('who asks is polite, the reference and its answers are plain', () => {
  const cases = globSync(`${WORDS}/cases/*.yaml`).flatMap((file) =>
    Object.entries<{ title: string; question?: string; answer?: string }>(read(file)).map(
      ([id, words]) => ({ at: `${file}: ${id}`, ...words }),
    ),
  )
  expect(cases.length).toBeGreaterThan(350)
  for (const { at, title, question, answer = '' } of cases) {
    expect(title, at).not.toMatch(POLITE)
    if (question) expect(question, at).toMatch(/(?:[すん]か？|[すん]が。)$/)
    for (const sentence of answer.split('。')) expect(sentence, at).not.toMatch(POLITE)
  }
  for (const sentence of reference.split(/[。\n]/)) expect(sentence).not.toMatch(POLITE)
})

test('punctuation is of full width, and no space stands before a unit', () => {
  const said = [
    ...globSync(`${WORDS}/{cases,lessons,messages}/*.yaml`),
    `${WORDS}/rules.yaml`,
    ...globSync('content/site/ja/messages/*.yaml'),
  ].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('#'))
      .map((line) => `${file}: ${line}`),
  )
  expect(said.filter((line) => /[ぁ-んァ-ヶ一-龠](?:[,.?!;()]|: )/.test(line))).toEqual([])
  expect(said.filter((line) => /\d [個枚人点回]/.test(line))).toEqual([])
})
