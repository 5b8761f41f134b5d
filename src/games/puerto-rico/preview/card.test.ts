import { expect, test } from 'vitest'
import { cardSvg } from '../../../ui/preview/card.ts'
import { PARTS } from '../figure/figure-parts.ts'
import type { State } from '../rules/state.ts'
import { midGame } from '../site/showcase.ts'
import { cards } from './cards.ts'
import { blocksOf } from './drawing-parts.tsx'

/** A card of this position. */
const svgOf = (show: string, state: State): string =>
  cardSvg({ kind: '규칙', title: '선장', drawn: () => blocksOf(PARTS.read(show), state) })

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
  expect(svgOf('ships,goods:A', midGame)).toContain('>옥<')
  const emptied = {
    ...midGame,
    ships: midGame.ships.map((ship) => ({ ...ship, good: null, count: 0 })),
  }
  expect(svgOf('ships', midGame)).toContain('>옥<')
  expect(svgOf('ships', emptied)).not.toContain('>옥<')
})
