import { expect, test } from 'vitest'
import { asUntranslated, framed, withFrameFace, withoutVersion } from './untranslated.ts'

const page =
  '<html lang="ko"><link rel="canonical" href="https://a.example/b/"><main id="main"><p>글</p>' +
  '<a href="/b/#c">1</a><a class="x" href="/">2</a><a href="/d.json">3</a><a href="https://b.example/">4</a>'

test('the note comes first in the page, in the language of the reader', () => {
  expect(asUntranslated(page, 'ja', 'メモ')).toContain(
    '<main id="main"><p class="untranslated" lang="ja">メモ</p><p>글</p>',
  )
})

test('links to pages stay in the language; files, other hosts and the canonical address do not', () => {
  const out = asUntranslated(page, 'ja', '')
  expect(out).toContain('<a href="/ja/b/#c">1</a><a class="x" href="/ja/">2</a>')
  expect(out).toContain('<a href="/d.json">3</a><a href="https://b.example/">4</a>')
  expect(out).toContain('canonical" href="https://a.example/b/"')
})

test('links to the page in other languages lead there', () => {
  const link = '<a class="language" lang="ko" hreflang="ko" href="/b/">'
  expect(asUntranslated(link, 'ja', '')).toBe(link)
})

test('below a path the language follows it', () => {
  expect(asUntranslated('<a href="/name/b/">', 'en', '', '/name/')).toBe('<a href="/name/en/b/">')
})

test('a link to a place that the language lacks leads to the original', () => {
  const html = '<a href="/b/#c"><a href="/b/#d"><a href="/b/">'
  const asked: string[] = []
  const out = asUntranslated(html, 'en', '', '/', (page, anchor) => {
    asked.push(page + anchor)
    return anchor === 'd'
  })
  expect(out).toBe('<a href="/b/#c"><a href="/en/b/#d"><a href="/en/b/">')
  expect(asked).toEqual(['/b/c', '/b/d'])
})

test('a page that a language lacks is not named to search engines as one in it', () => {
  const link = (language: string) =>
    `<link rel="alternate" hreflang="${language}" href="https://a.example/${language}/b/">`
  const head = ['ko', 'ja', 'en', 'x-default'].map(link).join('')
  expect(withoutVersion(head, 'ja')).toBe(['ko', 'en', 'x-default'].map(link).join(''))
})

test('the frame of the page is in the language of the reader, and says so', () => {
  const original =
    '<html lang="ko"><body><a class="skip" href="#main">건너뛰기</a><header class="bar">규칙</header>' +
    '<main><header>글</header><footer>주</footer></main><footer class="site-footer x">안내</footer>' +
    '<div class="notices x"><aside data-text="저장"></aside></div><script src="/_astro/a.js"></script>'
  const own =
    '<html lang="en"><body><a class="skip" href="#main">Skip</a><header class="bar">Rules $&</header>' +
    '<main>none</main><footer class="site-footer x">About</footer>' +
    '<div class="notices x"><aside data-text="Saved"></aside></div><script src="/en/_astro/b.js"></script>'
  expect(framed(original, own, 'en')).toBe(
    '<html lang="ko"><body><a lang="en" class="skip" href="#main">Skip</a>' +
      '<header lang="en" class="bar">Rules $&</header>' +
      '<main><header>글</header><footer>주</footer></main>' +
      '<footer lang="en" class="site-footer x">About</footer>' +
      '<div lang="en" class="notices x"><aside data-text="Saved"></aside></div><script src="/_astro/a.js"></script>',
  )
})

test('the frame of another page says where one is', () => {
  const links = (rules: string, play: string) =>
    `<header><a href="/en/rules/"${rules}>a</a><a href="/en/play/"${play}>b</a></header>`
  const here = ' aria-current="true"'
  expect(framed(links(here, ''), links('', here), 'en')).toBe(
    links(here, '').replace('<header', '<header lang="en"'),
  )
})

test('what stands in the language has a typeface of its own beside that of the page', () => {
  const page =
    '<head><style>@font-face{font-family:Pretendard Variable;src:url(/face.woff2)}</style></head>'
  const html = withFrameFace(page, 'ja', '/ja/')
  expect(html).toContain('@font-face{font-family:Pretendard Variable;src:url(/face.woff2)}')
  expect(html).toMatch(/<link rel="preload" href="\/ja\/frame\.woff2" as="font"[^>]*>/)
  expect(html).toMatch(/@font-face\{font-family:Frame;[^}]*url\(\/ja\/frame\.woff2\)/)
  expect(html).toContain('[lang=ja]{font-family:Frame,var(--font)}</style></head>')
})
