import { globSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { pictureOf } from './addresses.ts'
import { breakable } from './breakable.ts'
import { cardSvg, titleLines } from './card.ts'
import { worked } from './css-value.ts'
import { flow, sizeIn, widthOf } from './draw.ts'
import { colour, dressed } from './inline-styles.ts'

test('the renderer takes a card', () => {
  const box = { width: 10, height: 4, svg: '<rect width="10" height="4"/>' }
  const { width, height } = new Resvg(cardSvg({ kind: '규칙', title: '선장', drawn: () => [box] }))
  expect([width, height]).toEqual([1200, 630])
})

test('cases have a smaller picture, whatever the game', () => {
  expect(pictureOf('rules/captain')).toMatchObject({ width: 1200, height: 630 })
  expect(pictureOf('le-havre/cases/a/b')).toEqual({
    href: '/preview/le-havre/cases/a/b.png',
    width: 600,
    height: 315,
  })
})

describe('the sheet', () => {
  test('gives each element what its rules say, variables from around it included', () => {
    const svg = dressed(
      '<svg class="piece good corn"><path class="fill" d="M0 0"/><text class="letter in-classic">x</text></svg>',
    )
    expect(svg).toContain('<path d="M0 0" ')
    expect(svg).toContain('fill="#f0e442"')
    expect(svg).toContain('stroke="#75690a"')
    expect(svg).toMatch(/<text[^>]*fill="#1f2a30"[^>]*display="none"/)
  })
  test('works values out in the light scheme', () => {
    expect(colour('ink')).toBe('#1f2a30')
    const variables = new Map([
      ['--a', 'light-dark(#fff, #000)'],
      ['color', '#123456'],
    ])
    expect(worked('var(--a)', variables)).toBe('#fff')
    expect(worked('var(--none, #abc)', variables)).toBe('#abc')
    expect(worked('currentcolor', variables)).toBe('#123456')
    expect(worked('rgb(255 255 255 / 55%)', variables)).toBe('rgba(255,255,255,0.550)')
    expect(worked('color-mix(in oklab, var(--a) 50%, #000000)', variables)).toBe(
      'rgba(128,128,128,1.000)',
    )
    expect(worked('color-mix(in oklab, #ff0000 20%, transparent)', variables)).toBe(
      'rgba(255,0,0,0.200)',
    )
  })
})

test('drawings stand in rows no wider than asked', () => {
  const box = { width: 10, height: 4, svg: '' }
  expect(flow([box, box, box], 25, 2)).toMatchObject({ width: 22, height: 10 })
  expect(flow([box], 1, 2)).toMatchObject({ width: 10, height: 4 })
  expect(flow([], 10)).toMatchObject({ width: 0, height: 0 })
})

test('a line of a title ends at a space, or after a word where there are none', () => {
  expect(breakable('두면서 배우고, 판정')).toEqual(['두면서 ', '배우고, ', '판정'])
  expect(breakable('「港」と、船')).toEqual(['「港」', 'と、', '船'])
})

test('titles of all languages are as wide as their card at most', () => {
  const titles = globSync('content/*/words/*/{cases,lessons}/*.yaml').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/(?:question|title): (.+)/g), ([, title = '']) =>
      title.replace(/\[\[(\w+).*?\]\]/g, '$1'),
    ),
  )
  expect(titles.length).toBeGreaterThan(1000)
  const wide = titles.filter((title) => {
    const { lines, size } = titleLines(title)
    return lines.length > 4 || lines.some((line) => widthOf(line, size) > 1088)
  })
  expect(wide).toEqual([])
})

test('words that are too wide are set smaller', () => {
  expect(sizeIn(100, '港', 15)).toBe(15)
  expect(widthOf('韓国語版造船所の商品', sizeIn(100, '韓国語版造船所の商品', 15))).toBeCloseTo(100)
})
