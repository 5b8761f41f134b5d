import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { midGame } from '../site/showcase.ts'
import { pictureOf } from './addresses.ts'
import { cardSvg } from './card.ts'
import { cards } from './cards.ts'
import { worked } from './css-value.ts'
import { flow } from './draw.ts'
import { colour, dressed } from './inline-styles.ts'

const card = { kind: '규칙', title: '선장', state: midGame, show: 'ships,goods:A' }

test('every page of the reference, lesson and case has a card that can be drawn', () => {
  const all = cards()
  for (const name of [
    'home',
    'rules/index',
    'rules/captain',
    'learn/roles',
    'cases/captain/five-corn-one-empty-ship',
  ])
    expect(all.has(name), name).toBe(true)
  for (const [name, one] of all) {
    const svg = cardSvg(one)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|var\(|light-dark|color-mix|currentcolor/)
    expect(svg, name).not.toContain('[[')
  }
})

test('what is drawn is the position: other goods, another picture', () => {
  const drawn = cardSvg(card)
  expect(drawn).toContain('>옥<')
  const emptied = {
    ...midGame,
    ships: midGame.ships.map((ship) => ({ ...ship, good: null, count: 0 })),
  }
  expect(cardSvg({ ...card, show: 'ships' })).toContain('>옥<')
  expect(cardSvg({ ...card, show: 'ships', state: emptied })).not.toContain('>옥<')
})

test('the renderer takes it', () => {
  const { width, height } = new Resvg(cardSvg(card))
  expect([width, height]).toEqual([1200, 630])
})

test('cases have a smaller picture', () => {
  expect(pictureOf('rules/captain')).toMatchObject({ width: 1200, height: 630 })
  expect(pictureOf('cases/a/b')).toEqual({
    href: '/preview/cases/a/b.png',
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
