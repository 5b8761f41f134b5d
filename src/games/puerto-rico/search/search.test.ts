import { describe, expect, test } from 'vitest'
import { search } from '../../../search/engine.ts'
import { fewFor } from '../../../search/few.ts'
import { excerpt, marked } from '../../../search/mark.ts'
import { plainText } from '../../../search/mdx.ts'
import { missing } from '../../../search/query.ts'
import { renderText } from '../words/markup.ts'
import { linkWords } from './entries.ts'
import { QUERIES } from './queries.ts'
import { entriesOf, indexOf } from './testing.ts'

const rules = indexOf('rules')
const first = (query: string, count = 3): string[] =>
  search(rules, query)
    .entries.slice(0, count)
    .map(({ href }) => href)

describe('what is typed is answered within the first three', () => {
  test.each(QUERIES.expected.map((query) => [query.query, query] as const))('%s', (text, query) => {
    expect(missing(query, first(text))).toEqual([])
  })

  test('nineteen in twenty of what players ask at random', () => {
    const failed = QUERIES.asked.filter((query) => missing(query, first(query.query)).length > 0)
    expect(QUERIES.asked.length).toBeGreaterThanOrEqual(80)
    expect(
      failed.length / QUERIES.asked.length,
      failed.map(({ query }) => query).join(', '),
    ).toBeLessThanOrEqual(0.05)
  })

  test.each([
    ['what a chat asks', QUERIES.chat],
    ['what it asked later', QUERIES.fresh],
    ['what it asks that nothing was mended by', QUERIES.unseen],
  ] as const)('nine in ten of %s', (_, queries) => {
    expect(queries.length).toBeGreaterThanOrEqual(40)
    const failed = queries.filter((query) => missing(query, first(query.query)).length > 0)
    const said = failed.map(({ query }) => query).join(', ')
    expect(failed.length / queries.length, said).toBeLessThanOrEqual(0.1)
  })

  test('an answer that is not there is missed', () => {
    const query = { query: '', wanted: [['captain/', 'wharf.load'], ['wharf.once']] }
    expect(missing(query, ['/rules/captain/', '/rules/x/#wharf.once'])).toEqual([])
    expect(missing(query, ['/rules/x/#wharf.load'])).toEqual(['wharf.once'])
    expect(missing(query, ['/rules/captain/#wharf.one', '/rules/x/#wharf.loading'])).toHaveLength(2)
  })

  test('whatever a rule is asked for by, without its spaces too', () => {
    for (const { href, title, asked = [] } of entriesOf('rules').filter(
      ({ kind }) => kind === 'rule',
    ))
      for (const words of new Set(
        [...title, ...asked].flatMap((text) => [text, text.replaceAll(' ', '')]),
      ))
        expect(first(words), words).toContain(href)
  })
})

test('where no move is understood a few rules and cases are offered, and nothing that is only near', () => {
  const offered = fewFor([rules, indexOf('cases')], '조선소를 두 번 써도 돼?')
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.length).toBeLessThanOrEqual(3)
  for (const { kind } of offered) expect(['rule', 'case']).toContain(kind)
  expect(offered.map(({ href }) => href).join()).toContain('wharf')
  expect(fewFor([rules, indexOf('cases')], '쿠텐타')).toEqual([])
})

const SLIPS = ['ᅡᅥ', 'ᅥᅡ', 'ᅩᅮ', 'ᅮᅩ', 'ᅢᅦ', 'ᅦᅢ', 'ᅯᅥ', 'ᅪᅡ', 'ᅵᅴ', 'ᅳᅮ', 'ᅧᅥ']

/** A word with one of its vowels wrong, the last one of its kind. */
function misspelt(word: string): string[] {
  const letters = word.normalize('NFD')
  return SLIPS.flatMap(([right = '', wrong = '']) => {
    const at = letters.lastIndexOf(right)
    return at < 0
      ? []
      : [`${letters.slice(0, at)}${wrong}${letters.slice(at + 1)}`.normalize('NFC')]
  })
}

test('a name with a wrong vowel finds its term, but for a few that are other words then', () => {
  const tried = entriesOf('rules')
    .filter(({ kind, href }) => kind === 'term' && !href.includes('/terms/'))
    .flatMap(({ title, names = [], href }) =>
      [...new Set([...title, ...names])]
        .filter((name) => /^[가-힣 ]{3,}$/.test(name))
        .flatMap((name) => misspelt(name).map((query) => ({ query, href, name: title[0] }))),
    )
  const failed = tried.filter(
    ({ query, name }) =>
      !search(rules, query)
        .entries.slice(0, 3)
        .some(({ title }) => title[0].includes(name)),
  )
  expect(tried.length).toBeGreaterThan(200)
  expect(failed.length / tried.length, failed.map(({ query }) => query).join(', ')).toBeLessThan(
    0.06,
  )
})

test('a term is found by each of its names, and before anything that only speaks of it', () => {
  for (const name of ['공업소', '공장제 수공업소', '工場', 'Factory', '팩토리'])
    expect(first(name, 2)).toContain('/puerto-rico/rules/commercial-buildings/#building-factory')
  expect(first('인력시장', 1)).toEqual(['/puerto-rico/rules/terms/#term-market'])
})

test('names in every language find what they name', () => {
  for (const { title, names = [] } of entriesOf('rules').filter(({ kind }) => kind === 'term'))
    for (const name of names.filter((name) => !/[가-힣]/.test(name)))
      expect(
        search(rules, name)
          .entries.slice(0, 3)
          .some((entry) => entry.title[0].includes(title[0])),
        name,
      ).toBe(true)
})

test('initials find the building before its meetings with others', () => {
  expect(first('ㄷㄱㅁㄴㅈ', 2).sort()).toEqual([
    '/puerto-rico/rules/commercial-buildings/#building-hacienda',
    '/puerto-rico/rules/commercial-buildings/#hacienda.draw',
  ])
})

test('the number of a rule finds that rule first', () => {
  expect(first('6.8', 1)).toEqual(['/puerto-rico/rules/captain/#captain.largest-load'])
  expect(first('선장 6.8', 1)).toEqual(['/puerto-rico/rules/captain/#captain.largest-load'])
})

test('what is nowhere offers the nearest, and what is near nothing is not found', () => {
  const { entries, isNear } = search(rules, '호스텔')
  expect(isNear).toBe(true)
  expect(entries.length).toBeGreaterThan(0)
  expect(first('쀍뛟')).toEqual([])
  expect(first('  ?! ')).toEqual([])
  expect(search(rules, '창고').isNear).toBe(false)
})

test('cases are found by their questions', () => {
  expect(search(indexOf('cases'), '조선소').entries[0]?.href).toMatch(
    /^\/puerto-rico\/referee\/cases\/\w/,
  )
})

test('paragraphs are plain words, those of links kept', () => {
  const mdx =
    '**예.** [[hospice|을]] [선택 규칙, [[hospice]]](/puerto-rico/rules/) 켠다: <R id="wharf.once" />\n\n<Figure scenario="a > b" />| 가 | 나 |\n| --- | --: |'
  expect(renderText(plainText(mdx, linkWords))).toBe(
    '예. 병원을 선택 규칙, 병원 켠다: 상업 건물 9.26 조선소는 선적 단계마다 한 번만 쓸 수 있다 가 나',
  )
})

const hits = (text: string, query: string): string[] =>
  marked(text, search(rules, query).marking).flatMap(({ text, marked }) => (marked ? [text] : []))

test('whole words are marked, particles and spaces aside', () => {
  expect(hits('소형 창고는 창고다', '창고를')).toEqual(['창고', '창고'])
  expect(hits('소형 창고는', '소형창고')).toEqual(['소형', '창고'])
  expect(hits('모두 두 칸을 채운다', '두 칸')).toEqual(['두', '칸'])
  expect(hits('담배를 배에 싣는 배치', '배')).toEqual(['배'])
  expect(hits('상품을 싣는다. 실을 수 있다', '안실어도')).toEqual(['싣는다', '실을'])
  expect(hits('Small Wharf', 'wharf')).toEqual(['Wharf'])
  expect(hits('조선소가', '조선서')).toEqual(['조선소'])
})

test('initials mark as many syllables', () => {
  expect(hits('점유된 조선소가', 'ㅈㅅㅅ')).toEqual(['조선소'])
  expect(hits('대규모 농장은 소형', 'ㄷㄱㅁㄴㅈ')).toEqual(['대규모 농장'])
})

test('a long text is cut around what answers', () => {
  const text = `${'가나다 '.repeat(60)}조선소 ${'라마바 '.repeat(60)}`
  const cut = excerpt(text, search(rules, '조선소').marking)
  expect(cut).toContain('조선소')
  expect(cut.length).toBeLessThan(130)
})

describe('what is typed otherwise', () => {
  test.each([
    ['tjswkd', 'captain/'],
    ['whtjsth', 'wharf'],
    ['seonjang', 'captain/'],
    ['joseonso', 'wharf'],
  ])('%s', (query, end) => {
    expect(first(query).some((href) => href.includes(end))).toBe(true)
  })
})

test('pages that are no rules are found by what people call them', () => {
  for (const [query, end] of [
    ['점수표', '/score/'],
    ['퍼즐', '/puzzles/'],
    ['봇이랑 두기', '/play/'],
    ['인쇄', '/print/'],
    ['퀴즈', '/quiz/'],
    ['차례 아닌데 놨어요', '/irregularities/'],
  ] as const)
    expect(
      first(query).some((href) => href.endsWith(end)),
      query,
    ).toBe(true)
})

test('the question of a case finds that case among the first three of its part, with its answer', () => {
  const cases = indexOf('cases')
  const asked = entriesOf('cases')
  const failed = asked.filter(
    ({ href, text }) =>
      !search(cases, text?.[0] ?? '')
        .entries.slice(0, 3)
        .some((found) => found.href === href),
  )
  expect(failed.length / asked.length, failed.map(({ href }) => href).join(', ')).toBeLessThan(0.02)
  expect(search(cases, asked[0]?.text?.[0] ?? '').entries[0]?.answer?.[0]).toBeTruthy()
})
