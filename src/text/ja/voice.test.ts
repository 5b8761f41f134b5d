import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => parse(readFileSync(file, 'utf8'))

const POLITE = /(?:です|ます|ません|ください|しょう)[。？か]*$/

describe.each([
  ['puerto-rico', 350],
  ['le-havre', 150],
])('%s', (game, least) => {
  const words = `content/${game}/words/ja`

  test('who asks is polite, the reference and its answers are plain', () => {
    const cases = globSync(`${words}/cases/*.yaml`).flatMap((file) =>
      Object.entries<{ title: string; question?: string; answer?: string }>(read(file)).map(
        ([id, words]) => ({ at: `${file}: ${id}`, ...words }),
      ),
    )
    expect(cases.length).toBeGreaterThan(least)
    for (const { at, title, question, answer = '' } of cases) {
      expect(title, at).not.toMatch(POLITE)
      if (question) expect(question, at).toMatch(/(?:[すん]か？|[すん]が。)$/)
      for (const sentence of answer.split('。')) expect(sentence, at).not.toMatch(POLITE)
    }
    const reference = globSync(`content/${game}/reference/ja/*.mdx`).map((file) =>
      readFileSync(file, 'utf8'),
    )
    for (const sentence of reference.join('\n').split(/[。\n]/))
      expect(sentence).not.toMatch(POLITE)
  })

  test('punctuation is of full width, and no space stands before a unit', () => {
    const said = [
      ...globSync(`${words}/{cases,lessons,messages}/*.yaml`),
      `${words}/rules.yaml`,
      ...globSync('content/site/ja/messages/*.yaml'),
    ].flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !line.trimStart().startsWith('#'))
        .map((line) => `${file}: ${line}`),
    )
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter((line) => /[ぁ-んァ-ヶ一-龠](?:[,.?!;()]|: )/.test(line))).toEqual([])
    expect(said.filter((line) => /\d [個枚人点回隻]/.test(line))).toEqual([])
  })
})
