import { expect, test } from 'vitest'
import { cardSvg } from '../../../ui/preview/card.ts'
import { edited, emptyTable, setOffer } from '../referee/edits.ts'
import { cards } from './cards.ts'
import { blocksOf } from './drawing.tsx'

test('every page of the reference, lesson and case has a card that can be drawn', async () => {
  const all = await cards()
  for (const name of ['home', 'rules/index', 'rules/pay', 'learn/first-look', 'cases/buy/too-dear'])
    expect(all.has(`le-havre/${name}`), name).toBe(true)
  for (const [name, one] of all) {
    const svg = cardSvg(one)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|var\(|light-dark|color-mix|currentcolor/)
    expect(svg, name).not.toContain('[[')
    // Every picture was found in its file.
    expect(svg, name).not.toMatch(/<use|<svg[^>]*><\/svg>/)
  }
})

test('what is drawn is the position: another offer, another picture', () => {
  const drawn = (wood: number): string => {
    const position = edited(emptyTable('short', 2), setOffer('wood', wood))
    return cardSvg({ kind: '규칙', title: '오퍼', drawn: () => blocksOf(position) })
  }
  expect(drawn(7)).not.toBe(drawn(3))
  expect(drawn(7)).toContain('>7</text>')
})
