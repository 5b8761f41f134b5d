import { describe, expect, test } from 'vitest'
import { type Gloss, renderPage as render } from './html.ts'
import { TextError } from './markup.ts'
import { brokenTerm } from './vite.ts'
import './testing.ts'

const glossOf: Gloss = () => ({
  others: ['고전판 숙박소', '1897년판 병원'],
  abroad: { lang: 'en', name: 'Hospice' },
  gloss: '건물이다.',
})
const renderPage = (html: string): string => render(html, glossOf)

const hospice = '<span class="in-1897">병원을</span><span class="in-classic" hidden>숙박소를</span>'

describe('both names in text', () => {
  test('where they differ', () => {
    expect(renderPage('<p>[[hospice|을]] 짓는다</p>')).toBe(`<p>${hospice} 짓는다</p>`)
  })
  test('one where they are the same', () => {
    expect(renderPage('<p>[[captain|은]] 1[[quarry]]의</p>')).toBe('<p>선장은 1채석장의</p>')
  })
  test('tspan in a picture', () => {
    const out = renderPage('<svg><text>[[mayor]]</text></svg>')
    expect(out).toContain(
      '<tspan class="in-1897">모집관</tspan><tspan class="in-classic" hidden>시장',
    )
  })
})

describe('the 1897 name alone', () => {
  test.each([
    ['<title>[[mayor|의]] 일</title>', '<title>모집관의 일</title>'],
    ['<option>[[mayor]]</option>', '<option>모집관</option>'],
    ['<i aria-label="[[fruit|을]] 싣기">x</i>', '<i aria-label="과일을 싣기">x</i>'],
    ['<meta content="[[hospice]]">', '<meta content="병원">'],
  ])('%s', (html, wanted) => {
    expect(renderPage(html)).toBe(wanted)
  })
})

describe('left alone', () => {
  test.each([
    '<code>[[mayor]]</code>',
    '<pre><code>[[x]]</code></pre>',
    '<script>const a = [[1]]</script>',
    '<!-- [[x]] -->',
    '<astro-island props="[[0,1]]"></astro-island>',
  ])('%s', (html) => {
    expect(renderPage(html)).toBe(html)
  })
})

describe('explanations', () => {
  const page = renderPage(
    '<nav>[[hospice]]</nav><main><h2>[[hospice]]</h2><p><a href="/">[[hospice]]</a> ' +
      '[[hospice|은]] 1[[doubloon|을]] [[hospice]]</p>' +
      '<article data-term-scope><p>[[hospice]]의</p></article></main>',
  )
  test('the first in the text of a page and of each scope opens one', () => {
    const buttons = page.match(/<button/g)
    expect(buttons).toHaveLength(2)
    expect(page).toContain(
      '<p><a href="/"><span class="in-1897">병원</span><span class="in-classic" hidden>숙박소</span></a> ' +
        '<span class="term"><button type="button" popovertarget="gloss-hospice">',
    )
    expect(page).toContain(
      '</button><span class="in-1897">은</span><span class="in-classic" hidden>는</span></span>',
    )
    expect(page).toContain('</button>의</span></p></article>')
  })
  test('each stands once at the end of main', () => {
    expect(page.match(/id="gloss-hospice" popover/g)).toHaveLength(1)
    expect(page).toMatch(/Hospice<\/span><\/small><\/p><p>.*<\/p><\/div><\/main>$/)
  })
  test('a term that hangs on a number is left for later', () => {
    expect(page).not.toContain('gloss-doubloon')
  })
})

test('what is wrong stops the page', () => {
  expect(() => renderPage('<p>[[hospis]]</p>')).toThrow(TextError)
  expect(() => renderPage('<p>[[hospice</p>')).toThrow(TextError)
})

describe('a text file is told by its line', () => {
  test.each([
    ['---\ntitle: [[mayor]]\n---\n[[hospis]]', 4, 'no such term'],
    ['a\n\n| x | [[hospice|을]] |\n| [[hospis|을]] |', 4, 'no such term'],
    ['[[hospice](x)', 1, 'without its other half'],
    ['[[hospice]](숙박소)', 1, 'a link'],
  ])('%j', (source, line, message) => {
    expect(brokenTerm(source)).toEqual({ line, message: expect.stringContaining(message) })
  })
  test.each([
    '```\n[[x]]\n```',
    'so `[[x]]` is code',
    '| [[hospice\\|을]] |',
    '[[[mayor]]의 일](/puerto-rico/rules/mayor/)',
  ])('%j is fine', (source) => {
    expect(brokenTerm(source)).toBeNull()
  })
})
