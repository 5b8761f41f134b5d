import { afterEach, describe, expect, test, vi } from 'vitest'
import { isLink, packLink, unpackLink } from './link.ts'

const GAME = { linkCode: 'pr', version: 1 }
const CONTENT = { at: 'roles', name: '가나다', list: [1, 2, 3] }

afterEach(() => vi.unstubAllGlobals())

test('what is packed comes back, and the link names game and version', async () => {
  const link = await packLink(GAME, CONTENT)
  expect(link).toMatch(/^#pr1\.[\w-]+$/)
  expect(await unpackLink(GAME, link)).toEqual({ ok: true, value: CONTENT })
  expect(await unpackLink(GAME, link.slice(1))).toEqual({ ok: true, value: CONTENT })
})

test.each([
  '.',
  ')',
  '.)',
  '…',
  '">',
  '&utm_source=chat&utm_medium=social',
  '?fbclid=abc',
  '%EB%A5%BC',
  '를 보세요',
  '\n',
  '_',
  '-_',
])('%j behind a link is forgiven', async (tail) => {
  const link = await packLink(GAME, CONTENT)
  expect(await unpackLink(GAME, link + tail)).toEqual({ ok: true, value: CONTENT })
})

test.each([
  ['', 'foreign'],
  ['#main', 'foreign'],
  ['#0.q1Y', 'foreign'],
  ['#1.q1Y', 'older'],
  ['#pr0.q1Y', 'foreign'],
  ['#pr2.q1Y', 'newer'],
  ['#lh1.q1Y', 'other-game'],
  ['#pr1.', 'damaged'],
  ['#pr1.%%%', 'damaged'],
  [`#pr1.${'A'.repeat(100_001)}`, 'too-long'],
])('%s is told as what it is', async (link, problem) => {
  expect(await unpackLink(GAME, link)).toEqual({ ok: false, problem })
})

test('places on a page are told from links', () => {
  expect(['#pr1.x', '#1.x', '#9.x', '#lh12.x'].every(isLink)).toBe(true)
  expect(['', '#main', '#captain.load', '#rule-1.2'].some(isLink)).toBe(false)
})

describe('a browser that cannot deflate', () => {
  const without = (): void => {
    vi.stubGlobal('CompressionStream', undefined)
    vi.stubGlobal('DecompressionStream', undefined)
  }
  test('makes links that every browser reads', async () => {
    without()
    const link = await packLink(GAME, CONTENT)
    expect(await unpackLink(GAME, link)).toEqual({ ok: true, value: CONTENT })
    vi.unstubAllGlobals()
    expect(await unpackLink(GAME, `${link}).`)).toEqual({ ok: true, value: CONTENT })
  })
  test('says so of a link that it cannot read', async () => {
    const link = await packLink(GAME, CONTENT)
    without()
    expect(await unpackLink(GAME, link)).toEqual({ ok: false, problem: 'unsupported' })
  })
})
