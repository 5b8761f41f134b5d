import { expect, test } from 'vitest'
import { framed, withFrameFace } from './frame.ts'

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
