import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { TELLING as english } from './en/may-and-must.ts'
import { TELLING as japanese } from './ja/may-and-must.ts'
import { TELLING as korean } from './ko/may-and-must.ts'
import { type Kind, misstated } from './may-and-must.ts'

const TELLINGS = { ko: korean, ja: japanese, en: english }
const GAMES = ['puerto-rico', 'le-havre']

const readYaml = (file: string) => parse(readFileSync(file, 'utf8'))

const markedOf = (game: string): Record<Kind, string[]> => {
  const { may, must } = readYaml(`content/${game}/words/may-and-must.yaml`)
  return { may: Object.keys(may), must: Object.keys(must) }
}
const titlesOf = (file: string): Map<string, string> =>
  new Map(
    Object.entries<{ title: string }>(readYaml(file).rules).map(([rule, { title }]) => [
      rule,
      title,
    ]),
  )
const pagesOf = (game: string, language: string): string =>
  globSync(`content/${game}/reference/${language}/*.mdx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const tellings = GAMES.flatMap((game) =>
  Object.entries(TELLINGS)
    .map(([language, telling]) => ({
      game,
      language,
      telling,
      rules: `content/${game}/words/${language}/rules.yaml`,
    }))
    .filter(({ rules }) => existsSync(rules)),
)

test.each(
  tellings,
)('what may and what must be done in $game is said so in $language, in title and paragraph', ({
  game,
  language,
  telling,
  rules,
}) => {
  expect(misstated(telling, markedOf(game), titlesOf(rules), pagesOf(game, language))).toEqual([])
})

describe('titles and paragraphs that say less', () => {
  const marked = { may: ['trader.sell'], must: ['captain.must-load', 'no.rule'] }
  const titles = new Map([
    ['captain.must-load', '실을 수 있으면 싣는다'],
    ['trader.sell', '팔 수 있다'],
    ['captain.ship', '실어야 한다'],
  ])
  const page = '<Rule id="captain.must-load">실어야 한다.</Rule><Rule id="trader.sell">판다.</Rule>'
  test('are found', () => {
    expect(misstated(korean, marked, titles, page)).toEqual([
      'no.rule is no rule',
      'the paragraph of trader.sell does not say may',
      'captain.must-load is marked as must: 실을 수 있으면 싣는다',
      'captain.ship is not marked as must: 실어야 한다',
    ])
  })
})
