import { expect, test } from 'vitest'
import { readPages } from '../games/puerto-rico/reference/rule-pages.ts'
import { renderText } from '../text/markup.ts'
import { makeIndex, readIndex, search } from './engine.ts'
import { makeEntries, plainText } from './entries.ts'
import { excerpt, marked } from './mark.ts'
import { QUERIES } from './queries.ts'
import { initialTokens, nameTokens, squash, stemOf } from './tokens.ts'

const pages = readPages().map(({ page, text }) => ({
  name: page === 'index' ? '' : page,
  title: renderText(/^title: '?(.*?)'?$/m.exec(text)?.[1] ?? ''),
  body: text,
  headings: Array.from(text.matchAll(/^#{2,3} (.+)$/gm), ([, heading = '']) => ({
    slug: heading,
    text: heading,
  })),
}))
const made = makeIndex(makeEntries('rules', pages))
// As the browser has it: written and read again.
const rules = readIndex(JSON.parse(JSON.stringify(made)))
const first = (query: string, count = 3): string[] =>
  search(rules, query)
    .slice(0, count)
    .map(({ href }) => href)

test.each(Object.entries(QUERIES))('%s is answered within the first three', (query, wanted) => {
  const hrefs = first(query)
  for (const rule of wanted)
    expect(hrefs.filter((href) => href.endsWith(`#${rule}`))).toHaveLength(1)
})

test('a term is found by each of its names, and before anything that only speaks of it', () => {
  for (const name of ['공업소', '공장제 수공업소', '工場', 'Factory'])
    expect(first(name, 1)).toEqual(['/puerto-rico/rules/commercial-buildings/#building-factory'])
  expect(first('인력시장', 1)).toEqual(['/puerto-rico/rules/terms/#term-market'])
})

test('the number of a rule finds that rule first', () => {
  expect(first('6.8', 1)).toEqual(['/puerto-rico/rules/captain/#captain.largest-load'])
  expect(first('선장 6.8', 1)).toEqual(['/puerto-rico/rules/captain/#captain.largest-load'])
})

test('what is nowhere is not found', () => {
  expect(first('쀍뛟')).toEqual([])
  expect(first('  ?! ')).toEqual([])
})

test('cases are found by their questions', () => {
  const cases = makeIndex(makeEntries('cases', []))
  expect(search(cases, '조선소')[0]?.href).toMatch(/^\/puerto-rico\/referee\/cases\/\w/)
})

test('paragraphs are plain words', () => {
  const mdx =
    '**예.** [[hospice|을]] [선택 규칙](/puerto-rico/rules/)으로 켠다. <R id="a" />\n\n| 가 | 나 |\n| --- | --: |'
  expect(plainText(mdx)).toBe('예. [[hospice|을]] 선택 규칙으로 켠다. 가 나')
})

test.each([
  ['상품이', '상품'],
  ['상품을', '상품'],
  ['상점으로는', '상점'],
  ['배를', '배'],
  ['상인', '상인'],
  ['동점이면', '동점'],
])('%s is %s with a particle, if any', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

test('words are found with and without spaces, and by initials from any word on', () => {
  expect(nameTokens('선장 단계')).toContain('장단')
  expect(squash('선장 단계')).toBe(squash('선장단계'))
  expect(initialTokens('소형 창고')).toEqual(['ㅅㅎㅊㄱ', 'ㅊㄱ'])
})

test('what answers is marked, particles and spaces aside', () => {
  const hits = (text: string, query: string) =>
    marked(text, query).flatMap(({ text, marked }) => (marked ? [text] : []))
  expect(hits('소형 창고는 창고다', '창고를')).toEqual(['창고', '창고'])
  expect(hits('소형 창고는', '소형창고')).toEqual(['소형 창고'])
  expect(hits('점유된 조선소가', 'ㅈㅅㅅ')).toEqual(['조선소'])
  expect(hits('Small Wharf', 'wharf')).toEqual(['Wharf'])
})

test('a long text is cut around what answers', () => {
  const text = `${'가나다 '.repeat(60)}조선소 ${'라마바 '.repeat(60)}`
  const cut = excerpt(text, '조선소')
  expect(cut).toContain('조선소')
  expect(cut.length).toBeLessThan(130)
})
